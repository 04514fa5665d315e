import { expect, test } from 'vitest'
import { foundText } from './found-text.ts'

test('the matches of a search are counted once all are loaded', () => {
  expect(foundText(0, false)).toBe('No submissions match your search.')
  expect(foundText(1, false)).toBe('1 submission matches your search.')
  expect(foundText(1_250, false)).toBe('1,250 submissions match your search.')
})

test('while there are more matches, a round number is shown', () => {
  expect(foundText(0, true)).toBe('None found yet.')
  expect(foundText(1, true)).toBe('At least 1 submission matches your search.')
  expect(foundText(50, true)).toBe('At least 50 submissions match your search.')
  expect(foundText(250, true)).toBe('At least 200 submissions match your search.')
  expect(foundText(1_050, true)).toBe('At least 1,000 submissions match your search.')
  expect(foundText(1_850, true)).toBe('At least 1,000 submissions match your search.')
})
