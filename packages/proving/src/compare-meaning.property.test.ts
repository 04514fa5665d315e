import type { Answers } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { FormSchema } from '@ramiform/core/form'
import { offeredAnswers } from '@ramiform/core/offered-answers'
import { checkAnswer } from '@ramiform/core/validation/check-answer'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { statesOf } from './testing/brute-force.ts'
import { mutated } from './testing/mutated-forms.ts'
import { formWithOffers, randomForm } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

test('brute force over two versions agrees about every field and finds no smaller witness', () => {
  const seen = agreeing(randomForm, Number(process.env.ORACLE_FORMS ?? 3_000))
  expect(shareWithoutExample(seen)).toBeLessThan(0.02)
  expect((seen.get('undecided') ?? 0) / (seen.get('same') ?? 1)).toBeLessThan(0.02)
  for (const change of ['wider', 'narrower', 'changed', 'removed', 'added'])
    expect(seen.get(change)).toBeGreaterThan(5)
})

test('so it does where options are offered only for some answers, in one version or in both', () => {
  const seen = agreeing(formWithOffers, 2_000)
  expect(shareWithoutExample(seen)).toBeLessThan(0.02)
  expect((seen.get('undecided') ?? 0) / (seen.get('same') ?? 1)).toBeLessThan(0.2)
  // Rare, so that no number of them is certain.
  for (const change of ['wider', 'narrower', 'changed']) expect(seen.get(change)).toBeGreaterThan(1)
})

/**
 * Compares random forms with edited ones.
 *
 * @returns how often each kind of change was claimed, and how often an added or removed field had no example
 */
function agreeing(forms: fc.Arbitrary<FormSchema>, numRuns: number): ReadonlyMap<string, number> {
  const pair = forms.chain((form) =>
    fc.tuple(
      fc.constant(form),
      fc.tuple(mutated(form), fc.constantFrom('with', 'without', 'turned')).map(withOtherOffers),
      fc.boolean(),
    ),
  )
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(pair, ([form, edited, isBack]) => {
      const [before, after] = isBack ? [edited, form] : [form, edited]
      const states = statesOf(wide(form), 4_000, edited)
      if (states === null) return
      const shows = [before, after].map((one) => showing(one, states))
      for (const { fieldId, change, witness } of compareMeaning(before, after, context).fields) {
        seen.set(change, (seen.get(change) ?? 0) + 1)
        const fewest = (inVersion: number) =>
          states.reduce(
            (least, state, at) =>
              shows[inVersion]?.[at]?.has(fieldId) && !shows[1 - inVersion]?.[at]?.has(fieldId)
                ? Math.min(least, Object.keys(state).length)
                : least,
            Number.POSITIVE_INFINITY,
          )
        const [lost, won] = [fewest(0), fewest(1)]
        const expected = Number.isFinite(won)
          ? Number.isFinite(lost)
            ? 'changed'
            : 'wider'
          : Number.isFinite(lost)
            ? 'narrower'
            : 'same'
        if (change !== 'undecided' && change !== 'added' && change !== 'removed')
          expect([fieldId, change]).toEqual([fieldId, expected])
        const size = (answers: Answers | null) =>
          answers === null ? Number.POSITIVE_INFINITY : Object.keys(answers).length
        if (change === 'undecided') continue
        const isExtra = change === 'added' || change === 'removed'
        if (isExtra && expected !== 'same' && !witness.before && !witness.after) {
          seen.set('without example', (seen.get('without example') ?? 0) + 1)
          continue
        }
        expect(size(witness.before)).toBe(lost)
        expect(size(witness.after)).toBe(won)
      }
    }),
    { numRuns },
  )
  return seen
}

function shareWithoutExample(seen: ReadonlyMap<string, number>): number {
  const extra = (seen.get('added') ?? 0) + (seen.get('removed') ?? 0)
  return (seen.get('without example') ?? 0) / extra
}

/** The form with the same conditions of options, with none, or with each at another option. */
function withOtherOffers([form, how]: [FormSchema, string]): FormSchema {
  if (how === 'with') return form
  const fields = form.fields.map((field) => {
    const { optionsWhen, ...rest } = field
    if (optionsWhen === undefined || how === 'without') return rest
    const options = field.options ?? []
    return {
      ...field,
      optionsWhen: optionsWhen.map(({ option, when }) => ({
        option: options[(options.indexOf(option) + 1) % options.length] ?? option,
        when,
      })),
    }
  })
  return { ...form, fields }
}

/** The form without bounds, so that its answers are those of every edit. */
const wide = ({ fields, settings }: FormSchema): FormSchema => ({
  fields: fields.map(({ validation: _, ...field }) => field),
  settings,
})

/** By state: the fields that a version shows with the answers that it accepts. */
function showing(schema: FormSchema, states: readonly Answers[]): readonly ReadonlySet<string>[] {
  const visibility = createVisibility(schema, fieldTypes)
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  const check = { fieldTypes, patterns: null }
  return states.map((state) => {
    const accepted = Object.entries(state).filter(([id, answer]) => {
      const field = fields.get(id)
      return (
        field !== undefined && checkAnswer({ ...field, required: false }, answer, check) === null
      )
    })
    visibility.setAnswers(offeredAnswers(schema, Object.fromEntries(accepted), fieldTypes))
    return new Set(visibility.visible())
  })
}
