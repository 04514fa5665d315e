import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deniedStates, disagreements } from './testing/disagreements.ts'
import { randomForm, wideForm } from './testing/random-forms.ts'

test('brute force over small forms agrees: who shows, what can be sent, and the fewest answers', () => {
  fc.assert(
    fc.property(randomForm, (schema) => {
      expect(disagreements(schema, 4_000) ?? []).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('no state that can be is denied, with pieces of numbers and days in rules', () => {
  let tried = 0
  fc.assert(
    fc.property(wideForm, (schema) => {
      const denied = deniedStates(schema, 20_000)
      if (denied !== null) tried += 1
      expect(denied ?? []).toEqual([])
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 1_000) },
  )
  expect(tried).toBeGreaterThan(100)
})
