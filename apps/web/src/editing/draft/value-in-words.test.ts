import { expect, test } from 'vitest'
import { validationInWords } from './value-in-words.ts'

test('limits name what they count, if it is not the answer itself', () => {
  expect(validationInWords({ min: 10, max: 40 }, 'characters')).toBe(
    'at least 10 characters, at most 40 characters',
  )
  expect(validationInWords({ min: 10 })).toBe('at least 10')
  expect(validationInWords(undefined, 'characters')).toBe('none')
})
