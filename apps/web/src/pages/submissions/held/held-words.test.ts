import { expect, test } from 'vitest'
import { reasonInWords, refusedInWords } from './held-words.ts'

test('each reason is explained to the owner', () => {
  expect(reasonInWords({ reason: 'fast', filledInMs: 412 })).toBe(
    'It was sent 0.4 seconds after the page was opened',
  )
  expect(reasonInWords({ reason: 'fast' })).toBe(
    'It was sent faster than a person can fill in the form',
  )
  expect(reasonInWords({ reason: 'trap' })).toContain('hidden field')
  expect(reasonInWords({ reason: 'unproven' })).toContain('flood')
})

test('the number of rejected submissions is shown', () => {
  expect(refusedInWords(1)).toContain('1 more was rejected')
  expect(refusedInWords(12_345)).toContain('12,345 more were rejected')
})
