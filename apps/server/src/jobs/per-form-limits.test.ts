import { expect, test } from 'vitest'
import { createPerFormLimits } from './per-form-limits.ts'

const quick = { isDone: true, ms: 20 }

test('a form starts with the first limit', () => {
  expect(createPerFormLimits(2, 8).others().get('form') ?? 2).toBe(2)
})

test('each quick success allows one more, up to the most', () => {
  const limits = createPerFormLimits(2, 8)
  limits.ended('form', quick)
  expect(limits.others().get('form')).toBe(3)
  for (let run = 0; run < 20; run += 1) limits.ended('form', quick)
  expect([...limits.others()]).toEqual([['form', 8]])
})

test.each([
  ['a failure', { isDone: false, ms: 20 }],
  ['a slow success', { isDone: true, ms: 1_500 }],
])('%s leaves one at a time, and the next quick success two', (_what, run) => {
  const limits = createPerFormLimits(2, 8)
  for (let quicks = 0; quicks < 20; quicks += 1) limits.ended('form', quick)
  limits.ended('form', run)
  expect(limits.others().get('form')).toBe(1)
  limits.ended('form', quick)
  expect([...limits.others()]).toEqual([])
})

test('a kind with one limit keeps it', () => {
  const limits = createPerFormLimits(3, 3)
  limits.ended('form', quick)
  limits.ended('form', { isDone: false, ms: 20 })
  expect([...limits.others()]).toEqual([])
})
