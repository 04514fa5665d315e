import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .radio('job', ['Driver', 'Cook', 'Office'], { label: 'Job' })
  .text('licence', { label: 'Licence number' })
  .text('hygiene', { label: 'Hygiene certificate' })
  .text('note', { label: 'Note to the couple' })
  .radio('menu', ['Beef', 'Fish', 'Vegan'], { label: 'Menu' })
  .text('song', { label: 'Song wish' })
  .radio('attend', ['Yes', 'No'], { label: 'Will you attend?' })
  .text('reason', { label: 'Reason' })

const replies = (sentence: string) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind === 'question' ? one.question : one.reason,
  )

describe('a second rule in a sentence', () => {
  test.each([
    'show licence for drivers and note for cooks',
    'show licence to drivers and note to cooks',
    'show licence if driver and note for cooks',
    'licence for drivers, note for cooks',
  ])('"%s" has two rules', (sentence) => {
    expect(replies(sentence)).toEqual([
      '“Licence number” is shown when “Job” is “Driver”.',
      '“Note to the couple” is shown when “Job” is “Cook”.',
    ])
  })

  test.each([
    'show song unless beef, note unless fish',
    'song except for beef and note except fish',
  ])('"%s" has two exceptions', (sentence) => {
    expect(replies(sentence)).toEqual([
      '“Song wish” is shown when “Menu” is not “Beef”.',
      '“Note to the couple” is shown when “Menu” is not “Fish”.',
    ])
  })

  test('both are hidden', () => {
    expect(replies('hide licence for cooks and note for drivers')).toEqual([
      '“Licence number” is shown when “Job” is not “Cook”.',
      '“Note to the couple” is shown when “Job” is not “Driver”.',
    ])
  })

  test('"if not" is the opposite of the first condition', () => {
    expect(replies('show menu if attending and reason if not')).toEqual([
      '“Menu” is shown when “Will you attend?” is “Yes”.',
      '“Reason” is shown when “Will you attend?” is not “Yes”.',
    ])
  })

  test('other people without a verb are named', () => {
    const sentence = 'Drivers need to give their licence number and cooks their hygiene certificate'
    expect(replies(sentence)).toEqual([expect.stringContaining('“cooks”')])
  })
})

describe('a second field that the form does not have', () => {
  test.each([
    ['show menu and dietary needs if attending', 'dietary needs'],
    ['show menu and the colour if attending', 'the colour'],
    ['if not attending hide menu, parking and song', 'parking'],
  ])('"%s" names "%s"', (sentence, words) => {
    expect(replies(sentence)).toEqual([expect.stringContaining(`“${words}”`)])
  })

  test('"why" means the only label with it', () => {
    const form = [...fields, { id: 'why', type: 'text', label: 'Tell us why' }]
    const [menu, why] = understandSentence('show why and song if attending', form)
    expect([menu, why].map((one) => one?.kind === 'rule' && one.fieldId)).toEqual(['why', 'song'])
  })

  test('a word that narrows a field is listed as not used', () => {
    expect(understandSentence('show the exact menu if attending', fields)).toEqual([
      expect.objectContaining({ assumed: ['“the exact” was not used.'], confidence: 0.78 }),
    ])
  })
})

describe('a name that is also an answer', () => {
  const { fields: pets } = aForm()
    .radio('pets', ['Yes', 'No'], { label: 'Any pets in the flat?' })
    .text('kind', { label: 'Which pets?' })
    .checkbox('skin', ['Tattoo', 'Piercing'], { label: 'New tattoo or piercing?' })
    .radio('area', ['Kitchen', 'Outside'], { label: 'Where is the problem?' })
  const kinds = (sentence: string) =>
    understandSentence(sentence, pets).map((one) =>
      one.kind === 'rule' ? one.description : `${one.kind}`,
    )

  test('before "question" it is the field', () => {
    expect(kinds('tattoo question only for problems outside')).toEqual([
      '“New tattoo or piercing?” is shown when “Where is the problem?” is “Outside”.',
    ])
  })

  test('a first condition that names nothing is not dropped', () => {
    expect(
      kinds('Which pets only if they have any, and pets question not for problems outside'),
    ).toEqual(['declined'])
  })

  test('the first half of "or" is not dropped', () => {
    const { fields: party } = aForm()
      .radio('attend', ['Yes', 'No', 'Not sure yet'], { label: 'Will you be there?' })
      .number('kids', { label: 'Number of children' })
    const [reply] = understandSentence(
      "show number of children if they're coming or not sure yet",
      party,
    )
    expect(reply).toMatchObject({
      kind: 'declined',
      reason: "I did not understand “they're coming”.",
    })
  })

  test('a condition that names nothing before a rule is left out', () => {
    expect(kinds('If possible, show which pets only for problems outside')).toEqual([
      '“Which pets?” is shown when “Where is the problem?” is “Outside”.',
    ])
  })

  test('"none if" is no answer', () => {
    const { fields: course } = aForm()
      .radio('learned', ['Yes', 'No'], { label: 'Have you learned German before?' })
      .radio('level', ['A1', 'A2'], { label: 'Level of your last course' })
      .radio('test', ['Yes', 'No'], { label: 'Would you like to take the placement test?' })
      .checkbox('script', ['Latin', 'None'], { label: 'Which alphabets can you read?' })
    const sentence = 'no placement test for A1, and none if they never learned german'
    expect(understandSentence(sentence, course)).toMatchObject([{ kind: 'declined' }])
  })
})
