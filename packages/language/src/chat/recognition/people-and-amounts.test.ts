import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

type Fields = Parameters<typeof understandSentence>[1]

const replies = (sentence: string, fields: Fields) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )

const age = (limit: string) => `(“Age” is greater than “${limit}” or “Age” is “${limit}”)`

describe('words for people', () => {
  const { fields } = aForm()
    .radio('sex', ['Female', 'Male'], { label: 'Sex' })
    .number('age', { label: 'Age' })
    .text('smear', { label: 'Date of your last smear test' })

  test('women are those who answered Female', () => {
    expect(replies('smear test - women aged 25 to 64', fields)).toEqual([
      `“Date of your last smear test” is shown when “Sex” is “Female” and ${age('25')} and (“Age” is less than “64” or “Age” is “64”).`,
    ])
  })

  test.each([
    ['smear test for pregnant patients over 40', fields, '“pregnant”'],
    ['smear test for women over 40', fields.slice(1), '“women”'],
  ])('"%s" asks, and names the word that no rule uses', (sentence, form, word) => {
    const [reply] = understandSentence(sentence, form)
    expect(reply?.kind).toBe('question')
    expect(replies(sentence, form).join(' ')).toContain(`I did not use ${word}.`)
  })
})

test('"from X and from Y" are two groups, one of which is enough', () => {
  const { fields } = aForm()
    .checkbox('ills', ['Asthma', 'Diabetes'], { label: 'Illnesses' })
    .number('age', { label: 'Age' })
    .field('file', 'letter', { label: 'Letter from your doctor' })
  expect(
    replies('a letter is wanted from anyone with asthma and from everyone older than 65', fields),
  ).toEqual([
    '“Letter from your doctor” is shown when “Illnesses” contains “Asthma” or “Age” is greater than “65”.',
  ])
})

test('"under 16s" does not say the "old" of an option', () => {
  const { fields } = aForm()
    .radio('cottage', ['The Barn', 'Old Forge'], { label: 'Cottage' })
    .radio('under16', ['Yes', 'No'], { label: 'Any guests under 16?' })
    .text('cot', { label: 'Travel cot' })
  expect(replies('show travel cot for under 16s', fields)).toEqual([
    '“Travel cot” is shown when “Any guests under 16?” is “Yes”.',
  ])
})

test('"empty" names nobody, also in a form that asks for an empty name', () => {
  const { fields } = aForm()
    .text('name', { label: 'Empty name' })
    .checkbox('terms', ['I agree'], { label: 'Terms' })
    .text('notes', { label: 'Notes' })
  expect(replies('show notes if terms is empty', fields)).toEqual([
    '“Notes” is shown when “Terms” is empty.',
  ])
})

describe('a bare age', () => {
  const { fields } = aForm()
    .number('child', { label: 'Age of the child' })
    .radio('sur', ['Yes', 'No'], { label: 'Young driver surcharge' })
    .text('seat', { label: 'Child seat' })

  test('is not the age of a child that nobody mentions', () => {
    const [reply] = understandSentence('young driver surcharge for under 23s', fields)
    expect(reply).toMatchObject({
      kind: 'question',
      question: 'Which field do you mean by “under 23s”?',
    })
  })

  test('is the age of the child if the sentence is about the child', () => {
    expect(replies('child seat for under 12s', fields)).toEqual([
      '“Child seat” is shown when “Age of the child” is less than “12”.',
    ])
  })

  test('asks if several ages are possible, and each choice is a rule', () => {
    const driver = [...fields, { id: 'driver', type: 'number', label: 'Age of the driver' }]
    const [reply] = understandSentence('young driver surcharge for under 23s', driver)
    expect(reply).toMatchObject({ kind: 'question', choices: [{}, { label: 'Age of the driver' }] })
    const choices = reply?.kind === 'question' ? reply.choices : []
    expect(replies(choices[1]?.sentence ?? '', driver)).toEqual([
      '“Young driver surcharge” is shown when “Age of the driver” is less than “23”.',
    ])
  })
})

describe('an amount behind a field or a verb', () => {
  const { fields } = aForm()
    .number('amount', { label: 'Amount in pounds' })
    .text('message', { label: 'Message' })
  const least =
    '“Message” is shown when “Amount in pounds” is greater than “50” or “Amount in pounds” is “50” or “Amount in pounds” is empty.'

  test.each([
    ['message: hide below 50 pounds', least],
    ['hide message below 50 pounds', least],
    ['no message below 50 pounds', least],
    [
      'show the message above 50 pounds',
      '“Message” is shown when “Amount in pounds” is greater than “50”.',
    ],
  ])('"%s"', (sentence, rule) => {
    expect(replies(sentence, fields)).toEqual([rule])
  })

  test('something else that is counted is no amount of a field', () => {
    expect(replies('message if they have more than 3 cakes', fields).join(' ')).toContain('cakes')
  })
})
