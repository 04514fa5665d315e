import type { Field } from '@ramiform/core/field'
import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .radio('plan', ['Personal', 'Business'], { label: 'Account type' })
  .text('company', { label: 'Company name' })
  .number('employees', { label: 'Number of employees' })

test('a sentence becomes a rule of the field that it names', () => {
  const [understood] = understandSentence('Show company name if they picked Business', fields)
  expect(understood).toMatchObject({
    kind: 'rule',
    fieldId: 'company',
    description: '“Company name” is shown when “Account type” is “Business”.',
    formConfig: {
      fieldId: 'company',
      conditional: { dependsOn: 'plan', condition: 'equals', value: 'Business' },
      advancedConditional: null,
    },
  })
})

test('an option that the field does not have leads to a question', () => {
  const [understood] = understandSentence('Show company name if account type is Pro', fields)
  expect(understood).toMatchObject({
    kind: 'question',
    choices: [
      { label: 'Personal', sentence: 'Show company name if account type is "Personal"' },
      { label: 'Business', sentence: 'Show company name if account type is "Business"' },
    ],
  })
})

test('a request for something else is declined with a hint', () => {
  const [understood] = understandSentence('Make company name required if Business', fields)
  expect(understood).toMatchObject({ kind: 'declined', confidence: 0.3 })
})

test.each([
  'Number of employees is required when account type is Business',
  'Number of employees is mandatory if account type is Business',
  'When account type is Business, number of employees is required',
  'number of employees: required for Business',
])('"%s" makes no rule, and the hint names the switch that does', (sentence) => {
  expect(understandSentence(sentence, fields)).toMatchObject([
    { kind: 'declined', hint: expect.stringContaining('“Required only when”') },
  ])
})

test('"required" in a condition or beside a request to hide is no requirement', () => {
  const asked: readonly Field[] = [
    { id: 'visa', type: 'radio', label: 'Visa', options: ['Yes', 'No'] },
    { id: 'number', type: 'text', label: 'Number' },
  ]
  for (const sentence of [
    'Show number if visa is required',
    'Number is required if visa is Yes, otherwise do not display it',
  ]) {
    expect(understandSentence(sentence, asked)).toMatchObject([
      { kind: 'rule', conditional: { dependsOn: 'visa', value: 'Yes' } },
    ])
  }
})

test('the label of Other is an answer', () => {
  const asked: readonly Field[] = [
    {
      id: 'color',
      type: 'radio',
      label: 'Color',
      options: ['Red', 'Blue'],
      other: 'Something else',
    },
    { id: 'comment', type: 'text', label: 'Comment' },
  ]
  const read = (sentence: string) => understandSentence(sentence, asked)
  const rule = { dependsOn: 'color', condition: 'equals', value: 'Something else' }
  expect(read('Show comment if color is something else')).toMatchObject([{ conditional: rule }])
  expect(read('Show comment if color is not something else')).toMatchObject([
    { conditional: { ...rule, condition: 'not_equals' } },
  ])
  expect(read('Show comment if color is Green')).toMatchObject([
    { choices: [{ label: 'Red' }, { label: 'Blue' }, { label: 'Something else' }] },
  ])
})

test('directed quotes may contain straight quotes', () => {
  const said = '“Number of employees” is shown when “Company name” is “a "quoted" one”.'
  const [understood] = understandSentence(said, fields)
  expect(understood).toMatchObject({ conditional: { value: 'a "quoted" one' } })
})

test('a text beyond the limits is called too long, not misunderstood', () => {
  const sentences = Array.from({ length: 21 }, (_, at) => `Show Plan if Plan is Pro${at}.`).join(
    ' ',
  )
  for (const text of ['word '.repeat(161), sentences]) {
    const reply = understandSentence(text, fields).at(-1)
    expect(reply).toMatchObject({ kind: 'declined', reason: expect.stringMatching(/too long/) })
  }
})

test.each([
  'show upload when they applied before 2020',
  'show details when signed up is yes',
  'if they drive more than 10 hours show break',
  'show gift when ordered is more than 3',
  'hide billing address if same as shipping',
])('without a form no verb of "%s" becomes a field', (sentence) => {
  expect(understandSentence(sentence, [])).toMatchObject([{ kind: 'declined' }])
})

test('an amount without a unit or a name is below "High", unless only an age can be meant', () => {
  const { fields } = aForm()
    .radio('pain', ['Yes', 'No'], { label: 'Are you in pain?' })
    .number('smoker', { label: 'Cigarettes per day' })
    .radio('sedation', ['Yes', 'No'], { label: 'Would you like sedation?' })
  const { fields: withAge } = aForm()
    .number('age', { label: 'Age' })
    .text('guardian', { label: 'Guardian' })
  const [amount] = understandSentence('When the pain is rated 4 or higher, show sedation.', fields)
  const [age] = understandSentence('show guardian if they are under 18', withAge)
  expect(amount?.confidence).toBeLessThan(0.8)
  expect(age?.confidence).toBeGreaterThan(0.8)
})
