import fc from 'fast-check'
import { expect, test } from 'vitest'
import { falseClaims } from './testing/false-claims.ts'
import { hostileForm } from './testing/hostile-forms.ts'

test('no state refutes what is said about a hostile form: who shows, what can be sent, each finding', () => {
  let tried = 0
  fc.assert(
    fc.property(hostileForm, (schema) => {
      const refuted = falseClaims(schema)
      if (refuted !== null) tried += 1
      expect(refuted ?? []).toEqual([])
    }),
    { numRuns: Number(process.env.HOSTILE_FORMS ?? 500) },
  )
  expect(tried).toBeGreaterThan(100)
})
