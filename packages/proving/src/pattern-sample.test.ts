import { createPatternEngine } from '@ramiform/patterns'
import { expect, test } from 'vitest'
import { patternSample } from './pattern-sample.ts'

const engine = createPatternEngine()

test.each([
  '^[0-9]{5}$',
  '^\\d{3}-\\d{2}-\\d{4}$',
  '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$',
  '^(?:\\+49|0)[1-9]\\d+$',
  '^(DE|AT|CH)-\\d{4,6}$',
  '^.{200,}$',
  '^[a-f0-9]{32}$',
  '^ORD-\\d{8}(-[A-Z])?$',
  '^[^@\\s]+@[^@\\s]+\\.example$',
  '^[\\w.-]+\\/[\\w.-]+$',
  '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
  'INV\\d+',
  '^(?<year>\\d{4})\\/(0[1-9]|1[0-2])$',
])('%s has a sample that it matches', (pattern) => {
  expect(engine.refusal(pattern)).toBeNull()
  expect(engine.matches(pattern, patternSample(pattern) ?? '')).toBe(true)
})

test('a pattern of very long texts, or a broken one, ends without a sample or with any', () => {
  expect(patternSample('(a{900}){900}')).toBeNull()
  for (const broken of ['[', '(', '\\', 'a{', ')', '(?', '[a-'])
    expect(() => patternSample(broken)).not.toThrow()
})
