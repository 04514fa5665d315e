import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../built-in-texts/en.ts'
import type { Ending } from '../ending.ts'
import { inWords } from '../findings/finding.ts'
import type { FormSchema } from '../form.ts'
import { aForm, allOf, anyOf, aRule, shownWhen } from '../testing/a-form.ts'
import { checkSubmission } from '../validation/check-submission.ts'
import type { Conditional } from './condition.ts'
import { describeConditional } from './describe.ts'
import { endingOf } from './endings.ts'
import { endingNow, explainParts, requiredNow, trueRules } from './explain-parts.ts'

const byPhone = { dependsOn: 'reply', condition: 'equals', value: 'Phone' }
const endings: readonly Ending[] = [
  { id: 'no', title: 'Sorry', ...shownWhen('plan', 'equals', 'Free') },
  { id: 'pro', title: 'Welcome', ...shownWhen('phone', 'is_not_empty') },
]
const form: FormSchema = {
  ...aForm()
    .radio('plan', ['Free', 'Pro'])
    .radio('reply', ['Email', 'Phone'], shownWhen('plan', 'equals', 'Pro'))
    .text('phone', { requiredWhen: byPhone }),
  endings,
}
const explained = (answers: Record<string, string>, schema = form) =>
  explainParts(schema, answers, fieldTypes)
const required = (answers: Record<string, string>) =>
  requiredNow(explained(answers)).map(({ field }) => field.id)

test('a question that its logic requires comes with that logic', () => {
  const answers = { plan: 'Pro', reply: 'Phone' }
  expect(required({ plan: 'Pro', reply: 'Email' })).toEqual([])
  expect(required(answers)).toEqual(['phone'])
  const [one] = requiredNow(explained(answers))
  expect(one?.logic).toMatchObject({ holds: true, children: [{ seen: { answer: 'Phone' } }] })
})

test('a hidden question is not required, and the answer of a hidden one requires nothing', () => {
  expect(required({ plan: 'Free', reply: 'Phone' })).toEqual([])
  const hidden = aForm()
    .radio('reply', ['Email', 'Phone'])
    .text('phone', { requiredWhen: byPhone, ...shownWhen('gone', 'is_not_empty') })
  expect(requiredNow(explained({ reply: 'Phone' }, hidden))).toEqual([])
})

test('the ending is the first one that holds, with its own logic only', () => {
  const now = endingNow(explained({ plan: 'Pro', phone: '1' }))
  expect(now).toMatchObject({ field: { id: 'pro', label: 'Welcome' } })
  expect(now?.logic?.children).toHaveLength(1)
  expect(endingNow(explained({ plan: 'Pro' }))).toBeUndefined()
  const untitled = { ...form, endings: [{ id: 'one' }] }
  expect(endingNow(explained({}, untitled))?.field.label).toBe('Ending 1')
})

test('the true rules of "any of" are the reason, without those that are false', () => {
  const logic = anyOf(
    aRule('plan', 'equals', 'Free'),
    allOf(aRule('plan', 'equals', 'Pro'), aRule('reply', 'equals', 'Phone')),
  )
  const schema = { ...form, endings: [{ id: 'one', conditional: logic }] }
  const truth = endingNow(explained({ plan: 'Pro', reply: 'Phone' }, schema))?.logic
  if (!truth) throw new Error('no ending')
  expect(inWords(describeConditional(trueRules(truth), schema))).toBe(
    'plan is Pro and reply is Phone',
  )
})

const options = ['x', 'y']
const rule = fc.record({
  dependsOn: fc.constantFrom('a', 'b', 'c', 'gone'),
  condition: fc.constantFrom('equals', 'not_equals', 'is_empty', 'is_not_empty'),
  value: fc.constantFrom(...options),
})
const logic = fc.option(
  fc.oneof(
    rule as fc.Arbitrary<Conditional>,
    fc
      .record({ operator: fc.constantFrom('AND' as const, 'OR' as const), of: fc.array(rule) })
      .map(({ operator, of }) => ({
        operator,
        rules: of.map(({ dependsOn, ...rest }) => ({ id: '', fieldId: dependsOn, ...rest })),
        groups: [],
      })),
  ),
  { nil: undefined },
)
const anyForm = fc
  .record({
    shown: fc.tuple(logic, logic, logic),
    required: fc.tuple(logic, logic, logic),
    ends: fc.array(logic, { maxLength: 3 }),
    mode: fc.constantFrom('conditional' as const, 'traditional' as const),
  })
  .map(
    ({ shown, required: needed, ends, mode }): FormSchema => ({
      fields: ['a', 'b', 'c'].map((id, at) => ({
        id,
        type: 'radio',
        label: id,
        options,
        ...(shown[at] && { conditional: shown[at] }),
        ...(needed[at] && { requiredWhen: needed[at] }),
      })),
      endings: ends.map((conditional, at) => ({
        id: `end${at}`,
        ...(conditional && { conditional }),
      })),
      settings: { mode },
    }),
  )
const anyAnswers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...options))

test('law: what is explained is what the server decides', () => {
  const context = { fieldTypes, patterns: null, words: english }
  fc.assert(
    fc.property(anyForm, anyAnswers, (schema, answers) => {
      const all = explainParts(schema, answers, fieldTypes)
      const { accepted, problems } = checkSubmission(schema, answers, context)
      expect(endingNow(all)?.field.id).toBe(endingOf(schema, accepted, fieldTypes)?.id)
      const missing = requiredNow(all).filter(({ field }) => !(field.id in accepted))
      expect(missing.map(({ field }) => field.id)).toEqual(problems.map(({ fieldId }) => fieldId))
    }),
  )
})
