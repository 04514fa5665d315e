import type { Rule } from '@ramiform/core/conditions/condition'
import type { FormSchema } from '@ramiform/core/form'
import {
  aForm,
  allOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import type { ProofCode } from './proof-finding.ts'
import { prove } from './prove.ts'

const sources = aForm()
  .radio('q1', ['Free', 'Pro'], { label: 'Plan' })
  .number('q2', { label: 'Seats' })
const details = { label: 'Details' }
const plan = (value: string) => aRule('q1', 'equals', value)
const whenAll = (...rules: readonly Rule[]) =>
  sources.text('q9', { ...details, ...shownWhenAll(...rules) })
const bounded = aForm().number('q2', { label: 'Seats', validation: { min: 1, max: 40 } })
const payment = (required: boolean) =>
  aForm().text('q1', { label: 'Name' }).field('payment', 'q5', { label: 'Fee', required })

/** Every code, each with a form that has it and the sentence that people read. */
const messages: readonly (readonly [
  code: ProofCode,
  severity: string,
  form: FormSchema,
  message: string,
])[] = [
  [
    'no_questions',
    'error',
    aForm(),
    'The form has no questions, so visitors would have nothing to send.',
  ],
  [
    'no_label',
    'error',
    aForm().text('q1', { label: '' }),
    'Question 1 has no label, so visitors would not know what to answer.',
  ],
  [
    'cannot_be_sent',
    'error',
    aForm().number('q2', { label: 'Seats', required: true, validation: { min: 9, max: 3 } }),
    'Seats cannot be answered, because an answer must be at least 9 and at most 3; it is required, so visitors cannot send the form.',
  ],
  [
    'cannot_be_answered',
    'error',
    aForm().radio('q1', [], { label: 'Plan' }).text('q2', { label: 'Name' }),
    'Plan has no options, so visitors would have nothing to choose.',
  ],
  [
    'payments_off',
    'warning',
    payment(false),
    'Fee cannot be paid, because payments are off in the settings of the form.',
  ],
  [
    'no_field',
    'error',
    sources.text('q9', { ...details, ...shownWhenAll(aRule('', 'equals', 'x')) }),
    'Rule 1: No field selected',
  ],
  [
    'source_missing',
    'error',
    whenAll(aRule('gone', 'equals', 'x')),
    'Details: its rule depends on a question that was deleted, and the deleted question counts as not answered.',
  ],
  ['no_condition', 'error', whenAll(aRule('q1', '', 'x')), 'Rule 1: No condition selected'],
  ['no_value', 'error', whenAll(aRule('q1', 'equals', '')), 'Rule 1: No value specified'],
  [
    'cycle',
    'error',
    aForm()
      .text('q1', { label: 'First', ...shownWhen('q2', 'is_empty') })
      .text('q2', { label: 'Second', ...shownWhen('q1', 'is_empty') }),
    'Rule 1: Circular dependency detected: First → Second → First',
  ],
  [
    'value_not_offered',
    'error',
    whenAll(plan('Ultimate')),
    'Details is never shown, because Plan does not offer “Ultimate”; it offers Free and Pro.',
  ],
  [
    'value_out_of_range',
    'warning',
    bounded.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'greater_than', '50'), aRule('q2', 'is_empty')),
    }),
    'Details: rule 1 is never true, because it asks if Seats is greater than 50, and the highest answer is 40.',
  ],
  [
    'kind_mismatch',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'greater_than', 'many'), plan('Pro')),
    }),
    'Details: rule 1 is never true, because it asks if Seats is greater than “many”, which cannot be compared with its answers.',
  ],
  [
    'kind_mismatch',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q1', 'greater_than', '5'), plan('Pro')),
    }),
    'Details: rule 1 is never true, because no option of Plan can be compared with “5”.',
  ],
  [
    'later_source',
    'warning',
    aForm()
      .text('q9', { ...details, ...shownWhen('q1', 'equals', 'Pro') })
      .radio('q1', ['Free', 'Pro'], { label: 'Plan' }),
    'Details depends on a question that comes after it, and visitors reach it before they answer Plan.',
  ],
  [
    'never_shown',
    'error',
    whenAll(plan('Free'), plan('Pro')),
    'Details is never shown: “Plan is Free” and “Plan is Pro” cannot both be true.',
  ],
  [
    'contradiction',
    'error',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'is_not_empty'), allOf(plan('Free'), plan('Pro'))),
    }),
    'Details: a group of its rules is never true, because “Plan is Free” and “Plan is Pro” cannot both be true.',
  ],
  [
    'rule_always_holds',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q1', 'is_empty'), aRule('q1', 'is_not_empty')),
    }),
    'Details is always shown: its rules are true for every answer.',
  ],
  [
    'rule_always_holds',
    'warning',
    bounded.text('q9', {
      ...details,
      ...shownWhenAll(aRule('q2', 'less_than', '41'), aRule('q2', 'not_equals', '99')),
    }),
    'Details: rule 2, “Seats is not 99”, is true for every answer.',
  ],
  [
    'rule_never_holds',
    'warning',
    aForm()
      .field('quantity', 'q3', { label: 'Pieces' })
      .text('q9', {
        ...details,
        ...shownWhenAny(aRule('q3', 'equals', '0.5'), aRule('q3', 'is_empty')),
      }),
    'Details: rule 1, “Pieces is 0.5”, is never true.',
  ],
  [
    'redundant_rule',
    'warning',
    whenAll(aRule('q2', 'greater_than', '5'), aRule('q2', 'greater_than', '3')),
    'Details: you can remove rule 2, “Seats is greater than 3”, because “Seats is greater than 5” already decides it.',
  ],
  [
    'redundant_rule',
    'hint',
    sources
      .radio('q4', ['Morning', 'Evening'], {
        label: 'Session',
        ...shownWhen('q1', 'equals', 'Pro'),
      })
      .text('q9', { ...details, ...shownWhenAll(plan('Pro'), aRule('q4', 'equals', 'Morning')) }),
    'Details: you can remove rule 1, “Plan is Pro”, because “Session is Morning” already decides it.',
  ],
  [
    'gone_before_sending',
    'warning',
    aForm()
      .text('q1', { label: 'Name', required: true })
      .text('q9', { ...details, ...shownWhen('q1', 'is_empty') }),
    'Details can show while a visitor answers, but never in a form that can be sent.',
  ],
  [
    'gap',
    'hint',
    sources
      .text('q7', { label: 'Junior', ...shownWhen('q2', 'less_than', '18') })
      .text('q8', { label: 'Senior', ...shownWhen('q2', 'greater_than', '18') }),
    'When Seats is 18, none of Junior and Senior is shown.',
  ],
]

test.each(messages)(
  '%s (%s) is one sentence with labels and values',
  (code, severity, form, message) => {
    const { findings } = prove(form, { fieldTypes, patterns: null })
    expect(findings.map((one) => [one.code, one.severity, one.message])).toContainEqual([
      code,
      severity,
      message,
    ])
    expect(message).not.toMatch(/\bq\d\b|\. [A-Z]/)
  },
)

test('test payments are one sentence too', () => {
  const form = payment(true).with({ payment: { enabled: true } })
  const payments = { provider: 'test', problem: null, isTest: true } as const
  const { findings } = prove(form, { fieldTypes, patterns: null, payments })
  expect(findings.find(({ code }) => code === 'payments_test')?.message).toBe(
    'Payments are in test mode: no money moves, because the form has no Stripe keys, so the test provider accepts every payment.',
  )
})
