import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .number('experience', { label: 'Years of experience' })
  .number('weight', { label: 'Weight in kg' })
  .number('commute', { label: 'Commute in km' })
  .number('length', { label: 'Length (cm)' })
  .number('heat', { label: 'Temperature in °C' })
  .number('budget', { label: 'Budget in euros' })
  .text('notes', { label: 'Notes' })

const read = (sentence: string, form = fields) =>
  understandSentence(sentence, form).map((one) =>
    one.kind === 'rule'
      ? one.description.replace('“Notes” is shown when ', '')
      : one.kind === 'question'
        ? one.choices.map(({ label }) => label).join(', ')
        : one.reason,
  )

describe('the unit of an amount', () => {
  test.each([
    ['weight is under 100 pounds', 'under 100 pounds'],
    ['weight is 15 stone', 'stone'],
    ['commute is more than 20 miles', 'more than 20 miles'],
    ['length is over 10 inches', 'over 10 inches'],
    ['temperature is above 100 F', 'above 100 F'],
    ['budget is over 10 dollars', 'over 10 dollars'],
  ])('"%s" is another unit', (condition, words) => {
    expect(read(`show notes if ${condition}`)).toEqual([expect.stringContaining(`“${words}”`)])
  })

  test.each([
    ['experience is 24 months', '“Years of experience” is “2”.'],
    ['36 months of experience', '“Years of experience” is “3”.'],
    ['weight is 500 g', '“Weight in kg” is “0.5”.'],
    ['length is over 2 m', '“Length (cm)” is greater than “200”.'],
    ['temperature is above 30 °C', '“Temperature in °C” is greater than “30”.'],
    ['budget is over 10.000 euros', '“Budget in euros” is greater than “10000”.'],
    ['budget is over 1 000 €', '“Budget in euros” is greater than “1000”.'],
  ])('"%s" converts', (condition, rule) => {
    expect(read(`show notes if ${condition}`)).toEqual([rule])
  })

  test('a dot between thousands in German', () => {
    expect(read('Zeige Notes, wenn Budget über 10.000 ist')).toEqual([
      '“Budget in euros” is greater than “10000”.',
    ])
  })
})

describe('an amount that fits several fields', () => {
  const { fields: people } = aForm()
    .number('age', { label: 'Age' })
    .number('people', { label: 'Number of people' })
    .number('months', { label: 'Membership in months' })
    .text('notes', { label: 'Notes' })

  test.each([
    'if they are more than 5',
    'if there are fewer than 5',
    'Zeige Notes, wenn es mehr als 5 sind',
  ])('"%s" may be an age or people', (condition) => {
    const sentence = condition.startsWith('Zeige') ? condition : `show notes ${condition}`
    expect(read(sentence, people)).toEqual(['Age, Number of people'])
  })

  test('a year may be an age or a membership', () => {
    const [asked] = understandSentence('show notes if 1+ year', people)
    const choices = asked?.kind === 'question' ? asked.choices : []
    expect(choices.flatMap(({ sentence }) => read(sentence, people))).toEqual([
      '“Age” is greater than “1” or “Age” is “1”.',
      '“Membership in months” is greater than “12” or “Membership in months” is “12”.',
    ])
  })

  test('people are counted where no age is asked', () => {
    const form = people.filter(({ id }) => id !== 'age')
    expect(read('show notes if they are more than 5', form)).toEqual([
      '“Number of people” is greater than “5”.',
    ])
  })

  test('"over 18" is an age', () => {
    expect(read('show notes if they are over 18', people)).toEqual(['“Age” is greater than “18”.'])
  })
})
