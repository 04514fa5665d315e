import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, type Answers, isList } from '../answers.ts'
import type { Field } from '../field.ts'
import { createFilling } from '../filling/filling.ts'
import { liveOffers } from '../filling/live-offers.ts'
import type { FormSchema } from '../form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import { asGroup, type Conditional, type Group, type Rule, rulesOf } from './condition.ts'
import { offersOf } from './offers.ts'
import { readAnswer } from './reading.ts'
import { createVisibility } from './visibility.ts'
import { conditionalHolds, ruleHoldsFor } from './whole-truth.ts'

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const options = ['x', 'y', 'z']
const context = { fieldTypes: fewFieldTypes, patterns: null }
const id = fc.constantFrom(...ids)
const option = fc.constantFrom(...options)
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    id: fc.constant(''),
    fieldId: fc.oneof({ weight: 9, arbitrary: id }, { weight: 1, arbitrary: fc.constant('gone') }),
    condition: fc.constantFrom('equals', 'not_equals', 'contains', 'is_empty', 'is_not_empty'),
    value: option,
    valueFrom: id,
  },
  { requiredKeys: ['id', 'fieldId', 'condition', 'value'] },
)
const logic: fc.Arbitrary<Conditional> = fc.record({
  operator: fc.constantFrom('AND', 'OR'),
  rules: fc.array(rule, { maxLength: 2 }),
  groups: fc.constant<readonly Group[]>([]),
})
const form: fc.Arbitrary<FormSchema> = fc
  .tuple(
    ...ids.map((fieldId) =>
      fc
        .record({
          type: fc.constantFrom('radio', 'checkbox', 'text'),
          required: fc.boolean(),
          conditional: fc.option(logic, { nil: undefined }),
          whens: fc.tuple(...options.map(() => fc.option(logic, { nil: undefined, freq: 2 }))),
        })
        .map(({ type, required, conditional, whens }): Field => {
          const optionsWhen = whens.flatMap((when, at) =>
            when === undefined ? [] : [{ option: options[at] ?? '', when }],
          )
          return {
            ...{ id: fieldId, label: fieldId, type, required, conditional },
            ...(type !== 'text' && { options, ...(optionsWhen.length > 0 && { optionsWhen }) }),
          }
        }),
    ),
  )
  .map((fields) => ({ fields, settings: {} }))
const answer: fc.Arbitrary<Answer | undefined> = fc.oneof(
  option,
  fc.constant(undefined),
  fc.subarray(options),
)
const answers = fc.dictionary(id, answer).map((given): Answers => ({ ...given }))

/** A slow reference: each field and option is decided from its rules, as decisions 649 and 650 say. */
function reference(schema: FormSchema, given: Answers) {
  const byId = new Map(schema.fields.map((field) => [field.id, field]))
  const reads = (logic: Conditional | undefined) =>
    logic ? rulesOf(logic).flatMap((one) => [one.fieldId, one.valueFrom ?? one.fieldId]) : []
  const shows = (one: string) => reads(byId.get(one)?.conditional)
  const all = (one: string) => [
    ...shows(one),
    ...(byId.get(one)?.optionsWhen ?? []).flatMap(({ when }) => reads(when)),
  ]
  const reach = (from: string, next: (one: string) => readonly string[]) => {
    const found = new Set<string>()
    const open = [...next(from)]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (found.has(one)) continue
      found.add(one)
      open.push(...next(one))
    }
    return found
  }
  const holds = (
    logic: Conditional,
    reader: string,
    next: (one: string) => readonly string[],
  ): boolean => {
    const see = (of: string) =>
      of === reader || reach(of, next).has(reader) ? undefined : answerOf(of)
    return conditionalHolds(asGroup(logic), (one) =>
      ruleHoldsFor(one, (of) => readAnswer(see(of)), byId.get(one.fieldId), fewFieldTypes),
    )
  }
  const isVisible = (of: string): boolean => {
    const field = byId.get(of)
    return field !== undefined && (!field.conditional || holds(field.conditional, of, shows))
  }
  const isOffered = (of: string, item: string) =>
    (byId.get(of)?.optionsWhen ?? []).every(
      (one) => one.option !== item || holds(one.when, of, all),
    )
  const kept = (of: string): Answer | undefined => {
    const typed = given[of]
    if (isList(typed)) return typed.filter((item) => isOffered(of, item))
    return typeof typed === 'string' && !isOffered(of, typed) ? undefined : typed
  }
  const answerOf = (of: string) => (isVisible(of) ? kept(of) : undefined)
  return { isVisible, isOffered, kept }
}

test('the compiled conditions of options agree with the rules evaluated one by one', () => {
  let missing = 0
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const expected = reference(schema, given)
      const settled = offersOf(schema, fewFieldTypes)?.settle(given)
      const left = settled?.answers ?? given
      const visibility = createVisibility(schema, fewFieldTypes, left)
      for (const { id: of, options: own = [] } of schema.fields) {
        expect([of, left[of]]).toEqual([of, expected.kept(of)])
        expect([of, visibility.isVisible(of)]).toEqual([of, expected.isVisible(of)])
        for (const item of own) {
          const isMissing = settled?.notOffered.get(of)?.has(item) ?? false
          if (isMissing) missing += 1
          expect([of, item, isMissing]).toEqual([of, item, !expected.isOffered(of, item)])
        }
      }
    }),
    { numRuns: 3_000 },
  )
  expect(missing).toBeGreaterThan(1_000)
})

test('what was accepted is accepted again, unchanged', () => {
  fc.assert(
    fc.property(form, answers, (schema, given) => {
      const checked = checkSubmission(schema, given, context)
      fc.pre(checked.problems.length === 0)
      expect(checkSubmission(schema, checked.accepted, context)).toEqual(checked)
    }),
    { numRuns: 500 },
  )
})

test('browser and server offer, require and send the same', () => {
  fc.assert(
    fc.property(form, answers, fc.array(fc.tuple(id, answer)), (schema, given, changes) => {
      const filling = createFilling(schema, context, given)
      liveOffers(filling, schema, fewFieldTypes)
      for (const [of, next] of changes) filling.setAnswer(of, next)
      const here = filling.check()
      const typed = Object.fromEntries(ids.map((of) => [of, filling.answer(of)]))
      const there = checkSubmission(schema, typed, context)
      expect(there.problems).toEqual(here)
      expect(filling.visibleFields()).toEqual(there.visible)
      const sent = filling.answersToSend()
      expect(checkSubmission(schema, sent, context).problems).toEqual(here)
      if (here.length === 0) expect(there.accepted).toEqual(sent)
    }),
    { numRuns: 1_000 },
  )
})
