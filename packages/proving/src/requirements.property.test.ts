import { english } from '@ramiform/core/built-in-texts/en'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { bruteForce, statesOf } from './testing/brute-force.ts'
import { disagreements } from './testing/disagreements.ts'
import { formWithRequirements, sectionsWithRequirements } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null, words: english }

test('brute force agrees on forms whose fields are required for some answers', () => {
  let decided = 0
  fc.assert(
    fc.property(formWithRequirements, (schema) => {
      const found = disagreements(schema, 4_000)
      if (found !== null && schema.fields.some((one) => one.requiredWhen)) decided += 1
      expect(found ?? []).toEqual([])
    }),
    { numRuns: 1_500 },
  )
  expect(decided).toBeGreaterThan(500)
})

test('the whole proof agrees, in parts and with sections', () => {
  let never = 0
  fc.assert(
    fc.property(sectionsWithRequirements, (schema) => {
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
        if (fieldId !== undefined) expect(ids).toContain(fieldId.replace(/ required$/, ''))
      }
    }),
    { numRuns: 500 },
  )
  expect(never).toBeGreaterThan(20)
})

test('a requirement that never or always holds is a finding, and no other one is', () => {
  const counts = { never: 0, always: 0 }
  fc.assert(
    fc.property(formWithRequirements, (schema) => {
      const states = statesOf(requiringOnly(schema), 2_000)
      if (states === null) return
      const { findings } = prove(schema, context)
      for (const { id, requiredWhen } of schema.fields) {
        if (requiredWhen === undefined) continue
        const about = findings.filter(({ fieldId }) => fieldId === `${id} required`)
        const outcomes = new Set(states.map((answers) => isRequired(schema, id, answers)))
        if (about.some(({ code }) => code === 'never_required')) {
          counts.never += 1
          expect(outcomes).toEqual(new Set([false]))
        }
        if (about.some(({ code, witness }) => code === 'rule_always_holds' && witness !== null)) {
          counts.always += 1
          expect(outcomes).toEqual(new Set([true]))
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(counts.never).toBeGreaterThan(20)
  expect(counts.always).toBeGreaterThan(5)
})

type Schema = Parameters<typeof prove>[0]

/** Fields without "required", so that all their answers are states. */
const requiringOnly = (schema: Schema): Schema => ({
  ...schema,
  fields: schema.fields.map((field) => ({ ...field, required: false })),
})

/** What core decides about a field that always shows, with these answers to the others. */
function isRequired(schema: Schema, id: string, answers: Record<string, unknown>): boolean {
  const target = schema.fields.find((field) => field.id === id)
  const probe = { id: 'probe', type: 'text', label: 'Probe', requiredWhen: target?.requiredWhen }
  const { problems } = checkSubmission(
    { ...requiringOnly(schema), fields: [...requiringOnly(schema).fields, probe] },
    answers as never,
    context,
  )
  return problems.some(({ fieldId }) => fieldId === 'probe')
}
