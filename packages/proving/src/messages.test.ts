import type { Rule } from '@ramiform/core/conditions/condition'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import {
  aForm,
  allOf,
  anyOf,
  aRule,
  shownWhen,
  shownWhenAll,
  shownWhenAny,
} from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { listFindings } from './listed-finding.ts'
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
    'Seats is required but cannot be answered, because an answer must be at least 9 and at most 3, so visitors cannot send the form.',
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
    'Visitors can send the form but cannot pay Fee, because payments are turned off in the form’s settings.',
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
    'Details: its rule asks whether the answer to a deleted question is “x”, and deleted questions count as unanswered, so Details is never shown.',
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
    'Details is never shown: its rule needs Plan to be “Ultimate”, but Plan offers only Free and Pro.',
  ],
  [
    'value_out_of_range',
    'warning',
    bounded.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'greater_than', '50'), aRule('q2', 'is_empty')),
    }),
    'Details: rule 1 is never true, because it needs Seats to be greater than 50, but Seats allows at most 40.',
  ],
  [
    'kind_mismatch',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'greater_than', 'many'), plan('Pro')),
    }),
    'Details: rule 1 is never true, because it compares Seats with “many”, and Seats accepts only numbers.',
  ],
  [
    'kind_mismatch',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q1', 'greater_than', '5'), plan('Pro')),
    }),
    'Details: rule 1 is never true, because it compares Plan with 5 and no option of Plan is a number.',
  ],
  [
    'later_source',
    'warning',
    aForm()
      .text('q9', { ...details, ...shownWhen('q1', 'equals', 'Pro') })
      .radio('q1', ['Free', 'Pro'], { label: 'Plan' }),
    'Details depends on the answer to Plan, but Plan comes later in the form.',
  ],
  [
    'later_source',
    'warning',
    {
      ...aForm([], { displayStyle: 'single-card', payment: { enabled: true } })
        .payment('q9', { label: 'Details', payment: { value: 'v' } })
        .number('q1', { label: 'Guests' }),
      values: [{ id: 'v', name: 'Total', type: 'number', formula: { kind: 'answer', id: 'q1' } }],
    },
    'The amount of Details depends on Guests, which comes later, so visitors reach the payment before they answer it; move it behind that question.',
  ],
  [
    'never_shown',
    'error',
    whenAll(plan('Free'), plan('Pro')),
    'Details is never shown: its rules need both “Plan is Free” and “Plan is Pro”, which cannot be true together.',
  ],
  [
    'contradiction',
    'error',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'is_not_empty'), allOf(plan('Free'), plan('Pro'))),
    }),
    'Details: a group of its rules is never true, because it needs both “Plan is Free” and “Plan is Pro”, which cannot be true together.',
  ],
  [
    'rule_always_holds',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q1', 'is_empty'), aRule('q1', 'is_not_empty')),
    }),
    'Details is always shown, because its rules are true whatever visitors answer.',
  ],
  [
    'rule_always_holds',
    'warning',
    bounded.text('q9', {
      ...details,
      ...shownWhenAll(aRule('q2', 'less_than', '41'), aRule('q2', 'not_equals', '99')),
    }),
    'Details: rule 2, “Seats is not 99”, is always true, because no visitor can answer Seats with 99.',
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
    'Details: rule 1, “Pieces is 0.5”, is never true, because no visitor can answer Pieces with 0.5.',
  ],
  [
    'redundant_rule',
    'warning',
    whenAll(aRule('q2', 'greater_than', '5'), aRule('q2', 'greater_than', '3')),
    'Details: rule 2, “Seats is greater than 3”, can be removed, because Details also needs “Seats is greater than 5”, and that makes rule 2 true anyway.',
  ],
  [
    'redundant_rule',
    'warning',
    bounded.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q2', 'greater_than', '5'), aRule('q2', 'greater_than', '3')),
    }),
    'Details: rule 1, “Seats is greater than 5”, can be removed, because “Seats is greater than 3” is true whenever rule 1 is, and either rule shows Details.',
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
    'Details: rule 1, “Plan is Pro”, can be removed, because Details also needs “Session is Morning”, and Session is shown only when “Plan is Pro”.',
  ],
  [
    'gone_before_sending',
    'warning',
    aForm()
      .text('q1', { label: 'Name', required: true })
      .text('q9', { ...details, ...shownWhen('q1', 'is_empty') }),
    'Answering Name hides Details, and Name is required, so Details is always hidden when visitors send the form.',
  ],
  [
    'gap',
    'hint',
    sources
      .text('q7', { label: 'Junior', ...shownWhen('q2', 'less_than', '18') })
      .text('q8', { label: 'Senior', ...shownWhen('q2', 'greater_than', '18') }),
    'When Seats is 18, neither Junior nor Senior is shown.',
  ],
  [
    'gap',
    'hint',
    sources
      .text('q6', { label: 'Child', ...shownWhen('q2', 'less_than', '10') })
      .text('q7', { label: 'Junior', ...shownWhen('q2', 'less_than', '18') })
      .text('q8', { label: 'Senior', ...shownWhen('q2', 'greater_than', '18') }),
    'When Seats is 18, none of Child, Junior and Senior is shown.',
  ],
  [
    'source_missing',
    'error',
    whenAll(plan('Pro'), aRule('gone', 'is_empty')),
    'Details: rule 2 asks whether the answer to a deleted question is empty, and deleted questions count as unanswered, so the rule is always true.',
  ],
  [
    'value_not_offered',
    'error',
    whenAll(aRule('q1', 'not_equals', 'Ultimate')),
    'Details is always shown: its rule needs Plan to be anything but “Ultimate”, and Plan offers only Free and Pro.',
  ],
  [
    'kind_mismatch',
    'warning',
    aForm()
      .radio('q1', ['2026-05-01', '2026-05-02'], { label: 'Day' })
      .text('q9', {
        ...details,
        ...shownWhenAny(aRule('q1', 'greater_than', '5'), aRule('q1', 'is_empty')),
      }),
    'Details: rule 1 is never true, because it compares Day with 5 and no option of Day is a number.',
  ],
  [
    'kind_mismatch',
    'warning',
    sources.text('q9', {
      ...details,
      ...shownWhenAny(aRule('q1', 'greater_than', '2026-05-01'), aRule('q1', 'is_empty')),
    }),
    'Details: rule 1 is never true, because it compares Plan with 2026-05-01 and no option of Plan is a date.',
  ],
  [
    'kind_mismatch',
    'warning',
    aForm()
      .date('q1', { label: 'Day' })
      .text('q9', {
        ...details,
        ...shownWhenAny(aRule('q1', 'greater_than', 'soon'), aRule('q1', 'is_empty')),
      }),
    'Details: rule 1 is never true, because it asks whether Day is greater than “soon”, which is neither a number nor a date.',
  ],
  [
    'never_shown',
    'error',
    bounded.text('q9', { ...details, ...shownWhen('q2', 'greater_than', '50') }),
    'Details is never shown, because its rule needs Seats to be greater than 50, but Seats allows at most 40.',
  ],
  [
    'never_shown',
    'error',
    bounded.text('q9', {
      ...details,
      ...shownWhenAll(aRule('q2', 'is_not_empty'), aRule('q2', 'greater_than', '50')),
    }),
    'Details is never shown, because rule 2 of Details needs Seats to be greater than 50, but Seats allows at most 40.',
  ],
  [
    'never_shown',
    'error',
    sources.text('q9', { ...details, ...shownWhen('q2', 'greater_than', 'many') }),
    'Details is never shown, because its rule compares Seats with “many”, and Seats accepts only numbers.',
  ],
  [
    'never_shown',
    'error',
    sources.text('q9', {
      ...details,
      conditional: anyOf(
        allOf(plan('Free'), plan('Pro')),
        allOf(aRule('q2', 'greater_than', '5'), aRule('q2', 'less_than', '3')),
      ),
    }),
    'Details is never shown: it needs “Plan is Free” and “Plan is Pro”, or “Seats is greater than 5” and “Seats is less than 3”, and neither is possible.',
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
    expect(message.split(' ').length).toBeLessThan(30)
  },
)

test('test payments are one sentence too', () => {
  const form = payment(true).with({ payment: { enabled: true } })
  const payments = { provider: 'test', problem: null, isTest: true } as const
  const { findings } = prove(form, { fieldTypes, patterns: null, payments })
  expect(findings.find(({ code }) => code === 'payments_test')?.message).toBe(
    'Payments are in test mode, because the form has no Stripe keys: payments can look successful, but nobody is charged and you receive no money.',
  )
})

const question = 'What can you not eat?'
const asked = aForm()
  .radio('q1', ['Nuts', 'Fish'], { label: question })
  .number('q2', { label: 'How many?', validation: { min: 1, max: 40 } })
const ofIt = { label: 'Why not?' }
const fieldsAsked = {
  'a deleted question': shownWhenAll(aRule('gone', 'equals', 'x')),
  'another option': shownWhenAll(aRule('q1', 'equals', 'Eggs')),
  'a number out of range': shownWhenAll(aRule('q2', 'greater_than', '50')),
  'no number': shownWhenAny(aRule('q2', 'greater_than', 'many'), aRule('q1', 'equals', 'Nuts')),
  'options that are no numbers': shownWhenAny(
    aRule('q1', 'greater_than', '5'),
    aRule('q2', 'is_empty'),
  ),
  'a contradiction': shownWhenAll(aRule('q1', 'equals', 'Nuts'), aRule('q1', 'equals', 'Fish')),
  'all answers': shownWhenAny(aRule('q1', 'is_empty'), aRule('q1', 'is_not_empty')),
  'a needless rule': shownWhenAll(
    aRule('q2', 'greater_than', '5'),
    aRule('q2', 'greater_than', '3'),
  ),
  'a gap': shownWhenAll(aRule('q2', 'greater_than', '18')),
} as const

test.each(Object.entries(fieldsAsked))(
  '%s reads well with labels that are questions',
  (_, logic) => {
    const form = asked
      .text('q9', { ...ofIt, ...logic })
      .text('q8', { label: 'Who?', ...shownWhen('q2', 'less_than', '18') })
    const { findings } = prove(form, { fieldTypes, patterns: null })
    expect(findings).not.toEqual([])
    for (const { message, fact, why } of listFindings(form, findings, {
      fieldTypes,
      patterns: null,
    })) {
      const words = `${message} ${inWords(fact)} ${inWords(why)}`
      expect(words).not.toMatch(/\?[:.,;]/)
      expect(words).toMatch(/“Why not\?”|‘How many\?’|“How many\?”/)
    }
  },
)

test('the editor says what a deleted question does to the field or to its rule', () => {
  const whyOf = (form: FormSchema) =>
    listFindings(form, prove(form, { fieldTypes, patterns: null }).findings, {
      fieldTypes,
      patterns: null,
    })
      .filter(({ code }) => code === 'source_missing')
      .map(({ why }) => inWords(why))
  const gone = aRule('gone', 'is_empty')
  const goneValue = aRule('gone', 'equals', 'x')
  const start = 'A deleted question counts as unanswered, so '
  expect(whyOf(whenAll(plan('Pro'), goneValue))).toEqual([`${start}Details is never shown.`])
  expect(whyOf(whenAll(plan('Pro'), gone))).toEqual([`${start}rule 2 is always true.`])
  const whenAny = (...rules: readonly Rule[]) =>
    sources.text('q9', { ...details, ...shownWhenAny(...rules) })
  expect(whyOf(whenAny(plan('Pro'), gone))).toEqual([`${start}Details is always shown.`])
  expect(whyOf(whenAny(plan('Pro'), goneValue))).toEqual([`${start}rule 2 is never true.`])
})

const whyOfFirst = (form: FormSchema, wanted: ProofCode) => {
  const { findings } = prove(form, { fieldTypes, patterns: null })
  const listed = listFindings(form, findings, { fieldTypes, patterns: null })
  return inWords(listed.find(({ code }) => code === wanted)?.why ?? [])
}

test('the editor says why a question is never shown, for all-of and any-of groups', () => {
  const whyNever = (form: FormSchema) => whyOfFirst(form, 'never_shown')
  const above = aRule('q2', 'greater_than', '50')
  const below = aRule('q2', 'less_than', '1')
  const whenAny = (...rules: readonly Rule[]) =>
    bounded.text('q9', { ...details, ...shownWhenAny(...rules) })
  expect(whyNever(whenAll(plan('Free'), plan('Pro')))).toBe('Its two rules can’t both be true.')
  expect(whyNever(whenAny(above, below))).toBe('Neither of its two rules can be true.')
  expect(whyNever(whenAny(above, below, aRule('q2', 'equals', '41')))).toBe(
    'None of its 3 rules can be true.',
  )
  expect(
    whyNever(
      sources.text('q9', {
        ...details,
        conditional: anyOf(allOf(plan('Free'), plan('Pro')), allOf(plan('Pro'), plan('Free'))),
      }),
    ),
  ).toBe('No answers make its rules true.')
  expect(whyNever(whenAny(above))).toBe(
    'Its rule needs Seats to be greater than 50, but Seats allows at most 40.',
  )
})

test('a conflict of three rules is not said to be one of two', () => {
  const form = sources
    .text('c', { label: 'Company', ...shownWhenAll(plan('Pro')) })
    .text('q9', { ...details, ...shownWhenAll(aRule('c', 'is_not_empty'), plan('Free')) })
  expect(whyOfFirst(form, 'never_shown')).toBe('These 3 rules can’t all be true.')
})

test('the editor says why a group is never true', () => {
  const group = (inner: ReturnType<typeof allOf>) =>
    whyOfFirst(
      bounded.radio('q1', ['Free', 'Pro'], { label: 'Plan' }).text('q9', {
        ...details,
        conditional: anyOf(aRule('q2', 'is_not_empty'), inner),
      }),
      'contradiction',
    )
  expect(group(allOf(plan('Free'), plan('Pro')))).toBe('Its two rules can’t both be true.')
  expect(group(allOf(plan('Free'), anyOf(plan('Pro'), aRule('q1', 'is_empty'))))).toBe(
    'No answers make its rules true.',
  )
})

test('the editor names the required question that hides another one before sending', () => {
  const form = aForm()
    .text('q1', { label: 'Name', required: true })
    .text('q9', { ...details, ...shownWhen('q1', 'is_empty') })
  expect(whyOfFirst(form, 'gone_before_sending')).toBe(
    'Answering Name hides it, and Name is required.',
  )
})

test('the editor says which question ensures a rule that is not needed', () => {
  const session = sources.radio('q4', ['Morning', 'Evening'], {
    label: 'Which session?',
    ...shownWhen('q1', 'equals', 'Pro'),
  })
  const at = (value: string) => aRule('q4', 'equals', value)
  const form = session.text('q9', {
    ...details,
    conditional: allOf(plan('Pro'), anyOf(at('Morning'), at('Evening'))),
  })
  expect(whyOfFirst(form, 'redundant_rule')).toBe(
    '“Which session?” is shown only when Plan is Pro, so removing the rule “Plan is Pro” changes nothing for visitors.',
  )
  const twoWays = sources
    .radio('q4', ['Morning'], {
      label: 'Session',
      ...shownWhenAny(plan('Pro'), aRule('q2', 'greater_than', '5')),
    })
    .text('q9', {
      ...details,
      conditional: allOf(anyOf(plan('Pro'), aRule('q2', 'greater_than', '3')), at('Morning')),
    })
  // Either of its two rules shows the session.
  expect(whyOfFirst(twoWays, 'redundant_rule')).not.toContain('only when')
})
