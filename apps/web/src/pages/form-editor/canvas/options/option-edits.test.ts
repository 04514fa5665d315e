import { expect, test } from 'vitest'
import { moved, newOption } from './option-edits.ts'

test('an option moves both ways', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

test('a further option gets a name that none has yet', () => {
  expect(newOption(['Red', 'Option 3'])).toBe('Option 4')
})
