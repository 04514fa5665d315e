import type { Answers } from '@ramiform/core/answers'
import { offerId } from '@ramiform/core/conditions/offer-ids'
import { offersOf } from '@ramiform/core/conditions/offers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { proveFields } from './prove-fields.ts'
import { bruteForce, statesOf } from './testing/brute-force.ts'
import { disagreements, undecidedIn } from './testing/disagreements.ts'
import { formWithOffers, sectionsWithOffers } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }
const hasOffers = ({ fields }: FormSchema) => fields.some(({ optionsWhen }) => optionsWhen)

test('brute force agrees on forms that offer options only for some answers', () => {
  let decided = 0
  let undecided = 0
  fc.assert(
    fc.property(formWithOffers, (schema) => {
      const found = disagreements(schema, 4_000)
      if (found !== null && hasOffers(schema)) decided += 1
      if (found !== null) undecided += undecidedIn(schema)
      expect(found ?? []).toEqual([])
    }),
    { numRuns: 2_500 },
  )
  expect(decided).toBeGreaterThan(600)
  // Texts that contain each other in endless ways.
  expect(undecided).toBeLessThan(10)
})

test('the whole proof agrees, in parts, with sections and requirements', () => {
  let never = 0
  fc.assert(
    fc.property(sectionsWithOffers, (schema) => {
      const seen = bruteForce(withoutSections(schema), 4_000)
      if (seen === null) return
      const { fields, findings } = prove(schema, context)
      for (const [at, { fieldId, sendable }] of fields.entries()) {
        if (sendable === 'undecided') continue
        if (sendable === false) never += 1
        expect([fieldId, sendable]).toEqual([fieldId, seen[at]?.sendable])
      }
      const ids = [...schema.fields, ...(schema.sections ?? [])].map(({ id }) => id)
      for (const { fieldId } of findings) {
        if (fieldId !== undefined)
          expect(ids).toContain(fieldId.replace(/ required$| option \d+$/, ''))
      }
    }),
    { numRuns: 800 },
  )
  expect(never).toBeGreaterThan(20)
})

test('options that are never or always offered, and choices without options, are found', () => {
  const counts = { never: 0, always: 0, nothing: 0, undecided: 0 }
  fc.assert(
    fc.property(formWithOffers, (schema) => {
      const states = statesOf(schema, 2_000)
      const offers = offersOf(schema, fieldTypes)
      if (states === null || offers === null) return
      const settled = states.map((answers) => offers.settle(answers))
      const proofs = new Map(
        proveFields(schema, context).fields.map((proof) => [proof.fieldId, proof]),
      )
      const { findings } = prove(schema, context)
      for (const { id, options = [], optionsWhen = [] } of schema.fields) {
        for (const { option } of optionsWhen) {
          const at = options.indexOf(option)
          const outcomes = settled.map(({ notOffered }) => !notOffered.get(id)?.has(option))
          const expected = !outcomes.includes(true)
            ? 'never'
            : outcomes.includes(false)
              ? 'sometimes'
              : 'always'
          const { shown, witness = null } = proofs.get(offerId(id, at)) ?? {}
          // The search may give up, but never guesses.
          if (shown === 'undecided') counts.undecided += 1
          else expect([id, option, shown]).toEqual([id, option, expected])
          if (witness) expect(isOffered(schema, witness, id, option)).toBe(true)
          const about = findings.filter(({ fieldId }) => fieldId === offerId(id, at))
          if (about.some(({ code }) => code === 'never_offered')) {
            counts.never += 1
            expect(expected).toBe('never')
          }
          if (about.some(({ code, witness }) => code === 'rule_always_holds' && witness)) {
            counts.always += 1
            expect(expected).toBe('always')
          }
        }
        const isEmpty = settled.some(
          ({ answers, notOffered }) =>
            notOffered.get(id)?.size === options.length &&
            createVisibility(schema, fieldTypes, answers).isVisible(id),
        )
        const found = findings.find(
          ({ code, fieldId }) => code === 'nothing_offered' && fieldId === id,
        )
        if (found !== undefined) counts.nothing += 1
        if (found !== undefined) expect([id, isEmpty]).toEqual([id, true])
        else if (isEmpty && options.length > 0 && optionsWhen.length > 0) counts.undecided += 1
      }
    }),
    { numRuns: 4_000 },
  )
  // Random forms with such findings are rare, so the limits are far below the usual counts.
  expect(counts.never).toBeGreaterThan(5)
  expect(counts.always).toBeGreaterThan(0)
  expect(counts.nothing).toBeGreaterThan(2)
  expect(counts.undecided).toBeLessThan(20)
})

function isOffered(schema: FormSchema, answers: Answers, id: string, option: string): boolean {
  return !offersOf(schema, fieldTypes)?.settle(answers).notOffered.get(id)?.has(option)
}
