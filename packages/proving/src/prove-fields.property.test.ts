import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disagreements } from './testing/disagreements.ts'
import { randomForm } from './testing/random-forms.ts'

test('brute force over small forms agrees: who shows, what can be sent, and the fewest answers', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(randomForm, (schema) => {
      expect(disagreements(schema, 4_000) ?? []).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
