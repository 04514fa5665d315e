import { rulesOf } from '@ramiform/core/conditions/condition'
import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

const { fields } = aForm()
  .number('age', { label: 'How old are you?' })
  .radio('boat', ['Kayak', 'Rowing boat', 'Pedalo', 'Motorboat'], { label: 'Kind of boat' })
  .radio('visits', ['Several times a year', 'Never'], { label: 'How often do you row?' })
  .radio('seats', ['One', 'Two', 'Three or more'], { label: 'Seats' })
  .radio('swims', ['Yes', 'No'], { label: 'Can you swim?' })
  .radio('guide', ['Yes', 'No'], { label: 'Do you need a guide?' })
  .radio('level', ['Novice', 'Skilled', 'Expert'], { label: 'Level' })
  .checkbox('gear', ['Vest', 'Paddle', 'Dry bag'], { label: 'Gear' })
  .text('bag', { label: 'Size of dry bag' })
  .text('length', { label: 'Length of paddle' })
  .radio('animals', ['Yes', 'No'], { label: 'Are you afraid of animals?' })
  .radio('pier', ['North', 'South', 'Mill'], { label: 'Which pier?' })
  .field('textarea', 'note', { label: 'Remarks' })

const repliesTo = (sentence: string) => understandSentence(sentence, fields)

const rulesFor = (sentence: string) =>
  repliesTo(sentence).map((one) => (one.kind === 'rule' ? one.description : one.kind))

describe('words beside an answer', () => {
  test.each([
    ['18 to 30 year olds only', '18', '30'],
    ['for anyone 20 to 40 years of age', '20', '40'],
  ])('"year" behind a number is no answer: "remarks: %s"', (people, from, to) => {
    expect(rulesFor(`remarks: ${people}`)).toEqual([
      `“Remarks” is shown when (“How old are you?” is greater than “${from}” or “How old are you?” is “${from}”) and (“How old are you?” is less than “${to}” or “How old are you?” is “${to}”).`,
    ])
  })

  test('the noun of a question behind an answer is no further answer', () => {
    expect(rulesFor('no guide for pedalo boats or kayaks')).toEqual([
      '“Do you need a guide?” is shown when “Kind of boat” is not “Pedalo” and “Kind of boat” is not “Kayak”.',
    ])
  })

  test.each([
    'remarks when they are novice or skilled, experts get a call from us anyway',
    'remarks if novice or skilled, experts have their own club',
  ])('what is said of another answer explains: "%s"', (sentence) => {
    expect(rulesFor(sentence)).toEqual([
      '“Remarks” is shown when “Level” is “Novice” or “Level” is “Skilled”.',
    ])
  })

  test('numbers in words are numbers of answers', () => {
    expect(rulesFor('guide only for kayaks with 3 or more seats')).toEqual([
      '“Do you need a guide?” is shown when “Kind of boat” is “Kayak” and “Seats” is “Three or more”.',
    ])
    expect(rulesFor('guide for boats with 2 seats')).toEqual([
      '“Do you need a guide?” is shown when “Seats” is “Two”.',
    ])
  })
})

describe('no rule is read from', () => {
  test.each([
    [
      'a second condition of no field',
      "guide only for people who can't swim and who are attending",
    ],
    ['a second condition of people', 'remarks only for experts and who are coming by train'],
    ['contact with what a question names', 'remarks for anyone playing with the animals'],
    [
      'an abbreviation',
      "Remarks for anyone playing with animals, i.e. kayak, the rest don't see it",
    ],
    ['"those"', 'bag size and paddle length: only when those items are ticked'],
    ['an answer that gets the field too', 'remarks if novice or skilled, experts get it too'],
  ])('%s', (_, sentence) => {
    expect(repliesTo(sentence).map(({ kind }) => kind)).toEqual(['declined'])
  })

  test.each(['some of the piers', 'certain piers'])('"%s", which are asked for', (some) => {
    const [reply] = repliesTo(`hide the remarks for ${some}`)
    expect(reply).toMatchObject({
      kind: 'question',
      choices: [{ label: 'North' }, { label: 'South' }, { label: 'Mill' }],
    })
  })
})

test.each([
  ['show remarks if they have any cushions', 'cushions'],
  ['show remarks if they wrote something about the dent', 'dent'],
  ['show remarks if the crew is filled in', 'show remarks if the crew is filled in'],
])('a field that no rule can read is declined with the words: "%s"', (sentence, words) => {
  const { fields: unfit } = aForm()
    .field('textarea', 'cushions', { label: 'Cushions' })
    .field('textarea', 'dent', { label: 'Describe the dent' })
    .field('textarea', 'crew', { label: 'How many people?' })
    .field('textarea', 'note', { label: 'Remarks' })
  const [reply] = understandSentence(sentence, unfit)
  expect(reply).toMatchObject({
    kind: 'declined',
    reason: expect.stringMatching(`^Rules can’t use .* You wrote “${words}”.$`),
  })
})

test.each([
  ['show remarks if there are more than 4 tickets', 'tickets', 'greater_than', '4'],
  ['show remarks if the donation is less than 20', 'donation', 'less_than', '20'],
  ['show remarks when the website is empty', 'site', 'is_empty', ''],
  ['show remarks if phone contains +49', 'phone', 'contains', '+49'],
])('quantities, prices, phone numbers and websites are read: "%s"', (sentence, ...rule) => {
  const { fields: further } = aForm()
    .field('quantity', 'tickets', { label: 'Tickets' })
    .field('price', 'donation', { label: 'Donation' })
    .field('url', 'site', { label: 'Website' })
    .field('phone', 'phone', { label: 'Phone' })
    .field('textarea', 'note', { label: 'Remarks' })
  const [reply] = understandSentence(sentence, further)
  if (reply?.kind !== 'rule') throw new Error(`no rule, but ${JSON.stringify(reply)}`)
  const [read, ...others] = rulesOf(reply.conditional)
  expect([read?.fieldId, read?.condition, read?.value, others]).toEqual([...rule, []])
})
