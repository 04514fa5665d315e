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
