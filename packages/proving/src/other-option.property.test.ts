import type { Answers } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { statesOf } from './testing/brute-force.ts'
import { disagreements } from './testing/disagreements.ts'
import { falseClaims } from './testing/false-claims.ts'
import { mutated } from './testing/mutated-forms.ts'
import { answersWithOther, formWithOther } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

test('brute force agrees with the prover on forms whose choices offer Other', () => {
  let tried = 0
  fc.assert(
    fc.property(formWithOther, (schema) => {
      const found = disagreements(schema, 6_000, answersWithOther)
      if (found !== null) tried += 1
      expect(found ?? []).toEqual([])
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 1_500) },
  )
  expect(tried).toBeGreaterThan(100)
})

test('no state refutes what is said about a form whose choices offer Other', () => {
  let tried = 0
  fc.assert(
    fc.property(formWithOther, (schema) => {
      const refuted = falseClaims(schema)
      if (refuted !== null) tried += 1
      expect(refuted ?? []).toEqual([])
    }),
    { numRuns: Number(process.env.HOSTILE_FORMS ?? 300) },
  )
  expect(tried).toBeGreaterThan(100)
})

/** Adds Other to the choices of a form, or removes it, or names it otherwise. */
const edits = (form: FormSchema): fc.Arbitrary<FormSchema> =>
  fc
    .tuple(mutated(form), fc.array(fc.constantFrom('same', 'none', 'other'), { minLength: 5 }))
    .map(([edited, ways]) => ({
      ...edited,
      fields: edited.fields.map((field, at) => {
        const { other: _, ...rest } = field
        if (field.options === undefined || field.type === 'yes-no' || ways[at] === 'same')
          return field
        return ways[at] === 'none' ? rest : { ...rest, other: 'other' }
      }),
    }))

test('two versions of a form with Other are compared without a wrong claim', () => {
  const pair = formWithOther.chain((form) => fc.tuple(fc.constant(form), edits(form), fc.boolean()))
  let decided = 0
  fc.assert(
    fc.property(pair, ([form, edited, isBack]) => {
      const [before, after] = isBack ? [edited, form] : [form, edited]
      // The form that accepts most, so that the answers of both versions are tried.
      const open = { ...form, fields: form.fields.map(offering) }
      const tried = statesOf(open, 6_000, edited, answersWithOther)
      if (tried === null) return
      const compared = compareMeaning(before, after, context).fields
      // A text of Other can contain what brute force does not try, as its witness shows.
      const witnesses = compared.flatMap(({ witness }) => [witness.before, witness.after])
      const states = [...tried, ...witnesses.filter((answers) => answers !== null)]
      const shows = [before, after].map((one) => showing(one, states))
      for (const { fieldId, change } of compared) {
        if (change === 'undecided' || change === 'added' || change === 'removed') continue
        decided += 1
        const seenIn = (version: number, other: number) =>
          states.some(
            (_, at) => shows[version]?.[at]?.has(fieldId) && !shows[other]?.[at]?.has(fieldId),
          )
        const [lost, won] = [seenIn(0, 1), seenIn(1, 0)]
        const expected = won ? (lost ? 'changed' : 'wider') : lost ? 'narrower' : 'same'
        expect([fieldId, change]).toEqual([fieldId, expected])
      }
    }),
    { numRuns: Number(process.env.ORACLE_FORMS ?? 1_000) },
  )
  expect(decided).toBeGreaterThan(500)
})

function offering(field: FormSchema['fields'][number]) {
  return field.type === 'radio' || field.type === 'checkbox' ? { ...field, other: 'none' } : field
}

/** By state: the fields that a version shows with the answers that it accepts. */
function showing(schema: FormSchema, states: readonly Answers[]): readonly ReadonlySet<string>[] {
  const visibility = createVisibility(schema, fieldTypes)
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  return states.map((state) => {
    const accepted = Object.entries(state).filter(([id, answer]) => {
      const field = fields.get(id)
      return (
        field !== undefined && checkAnswer({ ...field, required: false }, answer, context) === null
      )
    })
    visibility.setAnswers(Object.fromEntries(accepted))
    return new Set(visibility.visible())
  })
}
