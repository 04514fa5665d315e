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
