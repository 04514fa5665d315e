import { aForm } from '@ramiform/core/testing/a-form'
import { describe, expect, test } from 'vitest'
import { understandInConversation } from './conversation.ts'
import { whichTargetQuestion } from './recognition/asking.ts'
import { understandSentence } from './understand-sentence.ts'

const { fields } = aForm()
  .radio('billing', ['Monthly', 'Yearly'], { label: 'Billing' })
  .radio('contact', ['Post', 'Phone'], { label: 'Contact me by' })
  .radio('attend', ['Yes', 'No'], { label: 'Will you attend?' })
  .number('age', { label: 'Alter' })
  .email('mail', { label: 'Email address' })
  .text('notes', { label: 'Notes' })

describe('a condition without a field', () => {
  test.each([
    'only when they choose Post',
    'if Yearly',
    'only if attending',
    'unless yearly',
    'Zeige dieses Feld, wenn Alter über 65 ist',
    'Muestra este campo si es Yearly',
    'Affiche ce champ si c’est Yearly',
  ])('"%s" asks for the field, and each choice is a rule', (sentence) => {
    const [asked] = understandSentence(sentence, fields)
    expect(asked).toMatchObject({ kind: 'question', question: whichTargetQuestion })
    const choices = asked?.kind === 'question' ? asked.choices : []
    const notes = choices.find(({ label }) => label === 'Notes')?.sentence ?? ''
    expect(understandSentence(notes, fields)).toMatchObject([{ kind: 'rule', fieldId: 'notes' }])
  })

  test.each(['email me when yearly', 'if yearly skip to notes'])(
    '"%s" asks for something else',
    (sentence) => {
      expect(understandSentence(sentence, fields)).toMatchObject([
        { kind: 'declined', reason: expect.stringMatching(/^A rule cannot (?:send|jump)/) },
      ])
    },
  )
})

describe('the reason of a decline', () => {
  test.each([
    ['Zeige Notes, wenn blub', 'I did not understand “blub”.'],
    ['Muestra Notes si cosa', 'I did not understand “cosa”.'],
    ['Affiche Notes si bidule', 'I did not understand “bidule”.'],
    [
      'Zeige Notes',
      'This does not say when the field should show. I did not understand “Zeige Notes”.',
    ],
    ['Blub blub', 'I found no request to show or hide a field. I did not understand “Blub blub”.'],
  ])('"%s"', (sentence, reason) => {
    expect(understandSentence(sentence, fields)).toMatchObject([{ kind: 'declined', reason }])
  })
})

describe('with a selected field', () => {
  test.each(['if yearly', 'show this when yearly', 'Zeige dieses Feld bei Yearly'])(
    '"%s" is about it',
    (sentence) => {
      expect(understandInConversation(sentence, fields, { selected: 'notes' })).toMatchObject([
        { kind: 'rule', description: '“Notes” is shown when “Billing” is “Yearly”.' },
      ])
    },
  )

  test('another field is named', () => {
    const said = 'show email address if yearly'
    expect(understandInConversation(said, fields, { selected: 'notes' })).toMatchObject([
      { kind: 'rule', fieldId: 'mail' },
    ])
  })
})
