import { expect, test } from 'vitest'
import { createPerFormLimits } from './per-form-limits.ts'

const quick = { isDone: true, ms: 20 }

/** Jobs of the form that may start when `running` of them run. */
function free(limits: ReturnType<typeof createPerFormLimits>, first: number, running: number) {
  const counted = limits.counted(new Map(running > 0 ? [['form', running]] : []))
  return Math.max(0, first - (counted.get('form') ?? 0))
}

test('a form starts with the first limit', () => {
  expect(free(createPerFormLimits(2, 8), 2, 0)).toBe(2)
  expect(free(createPerFormLimits(2, 8), 2, 1)).toBe(1)
})

test('each quick success allows one more, up to the most', () => {
  const limits = createPerFormLimits(2, 8)
  limits.ended('form', quick)
  expect(free(limits, 2, 0)).toBe(3)
  for (let run = 0; run < 20; run += 1) limits.ended('form', quick)
  expect(free(limits, 2, 0)).toBe(8)
  expect(free(limits, 2, 7)).toBe(1)
})

test.each([
  ['a failure', { isDone: false, ms: 20 }],
  ['a slow success', { isDone: true, ms: 1_500 }],
])('%s leaves one at a time', (_what, run) => {
  const limits = createPerFormLimits(2, 8)
  for (let quicks = 0; quicks < 20; quicks += 1) limits.ended('form', quick)
  limits.ended('form', run)
  expect(free(limits, 2, 0)).toBe(1)
  expect(free(limits, 2, 1)).toBe(0)
})

test('kinds with one limit keep it', () => {
  const limits = createPerFormLimits(3, 3)
  limits.ended('form', quick)
  expect(free(limits, 3, 0)).toBe(3)
})
