import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { allOf, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { compareMeaning } from './compare-meaning.ts'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'

const context = { fieldTypes, patterns: null }
const form = (...fields: Field[]): FormSchema => ({ fields, settings: {} })
const findings = (...fields: Field[]) => {
  const schema = form(...fields)
  return listFindings(schema, prove(schema, context).findings, context)
}
const proofOf = (id: string, ...fields: Field[]) =>
  prove(form(...fields), context).fields.find(({ fieldId }) => fieldId === id)

const extras: Field = {
  id: 'extras',
  type: 'checkbox',
  label: 'Extras',
  options: ['Lunch', 'Bus', 'Bed'],
}
const text = (id: string, members: Partial<Field>): Field => ({
  id,
  type: 'text',
  label: id.toUpperCase(),
  ...members,
})
const weight: Field = { id: 'weight', type: 'number', label: 'Weight' }

test('a question behind fewer choices shows, but cannot be sent', () => {
  const only = text('only', shownWhen('extras', 'equals', 'Lunch'))
  const proof = proofOf('only', { ...extras, minChoices: 2 }, only)
  expect(proof).toMatchObject({ shown: 'sometimes', sendable: false })
  expect(proofOf('only', extras, only)).toMatchObject({ sendable: true })
})

test('two choices that a rule needs are too many for one', () => {
  const both = text(
    'both',
    shownWhenAll(aRule('extras', 'contains', 'Lunch'), aRule('extras', 'contains', 'Bus')),
  )
  expect(proofOf('both', { ...extras, maxChoices: 1 }, both)).toMatchObject({
    shown: 'sometimes',
    sendable: false,
  })
})

test('more choices than options, and fewest above most, cannot be answered', () => {
  expect(findings({ ...extras, required: true, minChoices: 4 })).toMatchObject([
    {
      code: 'cannot_be_sent',
      message:
        'Extras is required but cannot be answered, because an answer must have at least 4 choices, and there are 3 options, so visitors cannot send the form.',
    },
  ])
  expect(findings({ ...extras, minChoices: 3, maxChoices: 2 })).toMatchObject([
    {
      code: 'cannot_be_answered',
      message:
        'Extras cannot be answered, because an answer must have at least 3 choices and at most 2.',
    },
  ])
  expect(findings({ ...extras, minChoices: 4, other: 'Other' })).toEqual([])
})

test('too few options that can be offered together are a warning with a witness', () => {
  const night: Field = { id: 'night', type: 'radio', label: 'Night', options: ['Yes', 'No'] }
  const when = (value: string) => anyOf(aRule('night', 'equals', value))
  const optionsWhen = [
    { option: 'Bed', when: when('Yes') },
    { option: 'Bus', when: when('No') },
  ]
  expect(findings(night, { ...extras, minChoices: 2, optionsWhen })).toMatchObject([
    {
      code: 'too_few_offered',
      severity: 'warning',
      fieldId: 'extras',
      message: 'Extras asks for at least 2 choices, but offers fewer options when the form opens.',
    },
  ])
  const never = findings(night, { ...extras, minChoices: 3, optionsWhen })
  expect(never.map(({ code }) => code)).toContain('too_few_offered')
  expect(findings(night, { ...extras, minChoices: 1, optionsWhen })).toEqual([])
})

test('a rule that needs a number between the steps is never true', () => {
  const more = text('more', shownWhen('weight', 'equals', '7'))
  const [finding, ...others] = findings({ ...weight, validation: { step: 5 } }, more)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ fieldId: 'more' })
  expect(proofOf('more', { ...weight, validation: { step: 5 } }, more)?.shown).toBe('never')
  expect(proofOf('more', { ...weight, validation: { min: 2, step: 5 } }, more)?.shown).toBe(
    'sometimes',
  )
})

test('no step between two limits is no gap', () => {
  const low = text('low', shownWhen('weight', 'less_than', '11'))
  const high = text('high', shownWhen('weight', 'greater_than', '14'))
  expect(findings(weight, low, high)).toMatchObject([{ code: 'gap' }])
  expect(findings({ ...weight, validation: { step: 5 } }, low, high)).toEqual([])
  const first = findings({ ...weight, validation: { step: 4 } }, low, high)
  expect(first).toMatchObject([{ code: 'gap', witness: { weight: '12' } }])
})

test('steps as binary fractions are told apart', () => {
  const some = text('some', {
    conditional: allOf(aRule('weight', 'greater_than', '0.2'), aRule('weight', 'less_than', '0.4')),
  })
  const proof = proofOf('some', { ...weight, validation: { step: 0.1 } }, some)
  expect(proof).toMatchObject({ shown: 'sometimes', witness: { weight: '0.3' } })
  const none = text('some', {
    conditional: allOf(aRule('weight', 'greater_than', '0.2'), aRule('weight', 'less_than', '0.3')),
  })
  expect(proofOf('some', { ...weight, validation: { step: 0.1 } }, none)?.shown).toBe('never')
})

test('prices that no payment adds up are a warning', () => {
  const priced = { ...extras, prices: [{ option: 'Lunch', price: 500 }] }
  expect(findings(priced)).toMatchObject([
    {
      code: 'prices_not_charged',
      severity: 'warning',
      message:
        'No payment charges the prices of Extras, so visitors see prices that they do not pay.',
    },
  ])
})

test('a comparison of versions says what changed', () => {
  const changes = (before: Field, after: Field) =>
    compareMeaning(form(before), form(after), context).fields[0]?.otherChanges
  expect(changes(extras, { ...extras, minChoices: 1, maxChoices: 2 })).toEqual([
    'Visitors now choose at least 1 and at most 2 options. Before, any number of options.',
  ])
  expect(changes(extras, { ...extras, columns: 2 })).toEqual(['The options are now in 2 columns.'])
  expect(changes(extras, { ...extras, prices: [{ option: 'Bus', price: 250 }] })).toEqual([
    'The prices of options are now Bus 2.50. Before, they were none.',
  ])
  expect(changes(weight, { ...weight, validation: { step: 0.5 }, unit: 'kg' })).toEqual([
    'It now accepts only numbers in steps of 0.5 from 0.',
    'The unit is now kg. Before, it was not set.',
  ])
  const stepped = (step: number, min?: number): Field => ({ ...weight, validation: { step, min } })
  expect(changes(stepped(0.5, 2), stepped(1, 2))).toEqual([
    'It now accepts only whole numbers. Before, only numbers in steps of 0.5 from 2.',
  ])
  expect(changes(stepped(1), weight)).toEqual([
    'It now accepts numbers other than whole numbers, too.',
  ])
})
