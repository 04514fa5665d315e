import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

type Fields = Parameters<typeof understandSentence>[1]

const replies = (sentence: string, fields: Fields) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )

describe('words that look like a rule', () => {
  const { fields } = aForm()
    .text('firm', { label: 'Trading name' })
    .text('tax', { label: 'Tax number' })
    .text('town', { label: 'Town' })
    .radio('tier', ['Trial', 'Gold'], { label: 'Tier' })
    .checkbox('shifts', ['Shift 1', 'Shift 2', 'Shift 3'], { label: 'Shifts' })
    .number('age', { label: 'Age' })
    .radio('run', ['5k', 'Marathon'], { label: 'Which run?' })
    .radio('honor', ['Yes', 'No'], { label: 'Is this run in honor of anybody?' })
    .text('whom', { label: 'Who is it in honor of?' })

  test('a list of what the owner has is no condition; the next sentence may mean it', () => {
    const list = 'We have trading name, tax number and town.'
    expect(replies(`${list} If tier is Gold, show them`, fields)).toEqual(
      ['Trading name', 'Tax number', 'Town'].map(
        (label) => `“${label}” is shown when “Tier” is “Gold”.`,
      ),
    )
    expect(replies(list, fields)).toEqual([expect.stringContaining('trading name')])
  })

  test('a number shares the noun of the number before', () => {
    expect(replies('ask for the town if they take shift 2 or 3', fields)).toEqual([
      '“Town” is shown when “Shifts” contains “Shift 2” or “Shifts” contains “Shift 3”.',
    ])
  })

  test.each([
    'close the sign-up after 25 runners, show town',
    'show town if they bring 30 friends',
  ])('"%s" compares no age', (sentence) => {
    expect(replies(sentence, fields).join()).not.toContain('“Age”')
  })

  test('"5k" is an answer, not 5,000', () => {
    expect(replies('show town for the 5k', fields)).toEqual([
      '“Town” is shown when “Which run?” is “5k”.',
    ])
  })

  test.each([
    'the gold tier should not see the in honor question',
    'no in honor question for the gold tier',
  ])('"%s" is about the question, not about the name', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Is this run in honor of anybody?” is shown when “Tier” is not “Gold”.',
    ])
  })

  test.each([
    'marathon runners need to say if they run in honor of anybody',
    'marathon runners should say whether they run in honor of anybody',
  ])('"%s" asks a question', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Is this run in honor of anybody?” is shown when “Which run?” is “Marathon”.',
    ])
  })
})

describe('nouns for those who answer', () => {
  const { fields } = aForm()
    .text('name', { label: 'Sailor name' })
    .number('age', { label: 'Age' })
    .number('years', { label: 'Years at sea' })
    .radio('berth', ['Harbor', 'Mooring'], { label: 'Berth' })
    .radio('license', ['Yes', 'No'], { label: 'Do you hold a license?' })
    .text('doctor', { label: 'Name of your doctor' })

  test.each([
    ['sailors aged 50 to 70 must give the name of their doctor', '50', '70'],
    ['name of your doctor for sailors between 50 and 70', '50', '70'],
    ['50 to 70 year olds should see the name of your doctor', '50', '70'],
  ])('"%s" compares the age', (sentence, from, to) => {
    expect(replies(sentence, fields)).toEqual([
      `“Name of your doctor” is shown when (“Age” is greater than “${from}” or “Age” is “${from}”) and (“Age” is less than “${to}” or “Age” is “${to}”).`,
    ])
  })

  test.each([
    'doctor only for mooring sailors',
    'ask sailors who chose mooring for their doctor',
    'mooring sailors need to name their doctor',
  ])('"%s" names nobody by the field', (sentence) => {
    expect(replies(sentence, fields)).toEqual([
      '“Name of your doctor” is shown when “Berth” is “Mooring”.',
    ])
  })

  test('a thing with a name is what is asked about', () => {
    const { fields: firms } = aForm()
      .text('firm', { label: 'Company name' })
      .text('vat', { label: 'Tax number' })
    expect(replies('show tax number if company is filled in', firms)).toEqual([
      '“Tax number” is shown when “Company name” is not empty.',
    ])
  })
})

describe('a condition and a request without a comma', () => {
  const { fields } = aForm()
    .radio('paint', ['Oil', 'Chalk', 'Other'], { label: 'Kind of paint' })
    .radio('brush', ['Yes', 'No'], { label: 'Do you have a brush?' })
    .radio('lend', ['Yes', 'No'], { label: 'Should we lend you a brush?' })
    .text('which', { label: 'Which other paint?' })
    .number('liters', { label: 'Liters' })
    .text('store', { label: 'Where do we store it?' })

  test.each([
    [
      'if they have no brush we can offer to lend them one',
      'Should we lend you a brush?',
      '“Do you have a brush?” is “No”',
    ],
    [
      'if they chose other paint we need to know which',
      'Which other paint?',
      '“Kind of paint” is “Other”',
    ],
    [
      "if it is chalk we don't need to know where we store it",
      'Where do we store it?',
      '“Kind of paint” is not “Chalk”',
    ],
    [
      'when they want 20 or more liters I would need to know where we store it',
      'Where do we store it?',
      '“Liters” is greater than “20” or “Liters” is “20”',
    ],
  ])('"%s"', (sentence, label, condition) => {
    expect(replies(sentence, fields)).toEqual([`“${label}” is shown when ${condition}.`])
  })

  test('said twice is said once', () => {
    expect(replies("if it is chalk we don't need where we store it, hide it", fields)).toEqual([
      '“Where do we store it?” is shown when “Kind of paint” is not “Chalk”.',
    ])
  })
})

test.each([
  ['show the insurance no for members', 'Insurance number'],
  ['insurance no. for members', 'Insurance number'],
  ['insurance no when they are members', 'Insurance number'],
])('"%s" has no negation', (sentence, label) => {
  const { fields } = aForm()
    .radio('kind', ['Guests', 'Members'], { label: 'Kind of visit' })
    .text('number', { label: 'Insurance number' })
  expect(replies(sentence, fields)).toEqual([
    `“${label}” is shown when “Kind of visit” is “Members”.`,
  ])
})

test('a number in a comparison does not name an option that begins with it', () => {
  const { fields } = aForm()
    .radio('violin', ['1/2', '3/4', '4/4'], { label: 'Size of the violin' })
    .number('age', { label: 'Age' })
    .text('teacher', { label: 'Teacher' })
  expect(replies('ask children aged 4 to 7 for the teacher', fields)).toEqual([
    '“Teacher” is shown when (“Age” is greater than “4” or “Age” is “4”) and (“Age” is less than “7” or “Age” is “7”).',
  ])
})
