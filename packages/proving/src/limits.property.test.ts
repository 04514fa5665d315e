import { offersOf } from '@ramiform/core/conditions/offers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { statesOf } from './testing/brute-force.ts'
import { disagreements, undecidedIn } from './testing/disagreements.ts'
import { answersWithLimits, formWithLimits, limitsWithOffers } from './testing/random-forms.ts'

test('brute force agrees on numbers of choices and on steps', () => {
  const counts = { decided: 0, undecided: 0 }
  fc.assert(
    fc.property(formWithLimits, (schema) => {
      const found = disagreements(schema, 8_000, answersWithLimits)
      if (found === null) return
      counts.decided += 1
      counts.undecided += undecidedIn(schema)
      expect(found).toEqual([])
    }),
    { numRuns: 1_200 },
  )
  expect(counts.decided).toBeGreaterThan(300)
  expect(counts.undecided).toBeLessThan(10)
})

test('and with options that are offered only for some answers', () => {
  const counts = { decided: 0, tooFew: 0, missed: 0 }
  fc.assert(
    fc.property(limitsWithOffers, (schema) => {
      const found = disagreements(schema, 4_000, answersWithLimits)
      if (found !== null) counts.decided += 1
      expect(found ?? []).toEqual([])
      const states = statesOf(schema, 2_000, schema, answersWithLimits)
      const offers = offersOf(schema, fieldTypes)
      if (states === null || offers === null) return
      const { findings } = prove(schema, { fieldTypes, patterns: null })
      for (const { id, options = [], minChoices = 0, optionsWhen } of schema.fields) {
        // More choices than options are a finding of their own.
        if (optionsWhen === undefined || minChoices === 0 || minChoices > options.length) continue
        const isTooFew = states.some((answers) => {
          const settled = offers.settle(answers)
          const offered = options.length - (settled.notOffered.get(id)?.size ?? 0)
          const isShown = createVisibility(schema, fieldTypes, settled.answers).isVisible(id)
          return isShown && offered > 0 && offered < minChoices
        })
        const isFound = findings.some(
          ({ code, fieldId }) => code === 'too_few_offered' && fieldId === id,
        )
        if (isFound) counts.tooFew += 1
        if (isFound) expect([id, isTooFew]).toEqual([id, true])
        else if (isTooFew) counts.missed += 1
      }
    }),
    { numRuns: 1_200 },
  )
  expect(counts.decided).toBeGreaterThan(300)
  expect(counts.tooFew).toBeGreaterThan(8)
  expect(counts.missed).toBeLessThan(5)
})
