import { expect, test } from 'vitest'
import { inlineOptions } from './inline-options.ts'

test('a scale may have the names of its ends beside its numbers', () => {
  expect(inlineOptions('How anxious are you? (not at all) 1 2 3 4 5 (extremely)')).toEqual({
    label: 'How anxious are you?',
    options: ['1 (not at all)', '2', '3', '4', '5 (extremely)'],
  })
  expect(inlineOptions('Rate the food: poor 1 2 3 4 5 excellent')?.options).toEqual([
    '1 (poor)',
    '2',
    '3',
    '4',
    '5 (excellent)',
  ])
  expect(inlineOptions('Rooms (ground floor) 12 14 19 (closed)')).toBeNull()
})
