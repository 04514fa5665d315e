import { aForm } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'

const { fields } = aForm()
  .radio('plan', ['Monthly', 'Yearly'], { label: 'Plan' })
  .radio('leave', ['Hour', 'Day'], { label: 'Kind of leave' })
  .radio('turn', ['Week 1', 'Week 2'], { label: 'Turn' })
  .radio('room', ['Room 1', 'Room 2'], { label: 'Where' })
  .radio('size', ['1 bed', '2 bed'], { label: 'Size' })
  .text('notes', { label: 'Notes' })

const kinds = (sentence: string) =>
  understandSentence(sentence, fields).map((one) =>
    one.kind === 'rule' ? one.description : one.kind,
  )

test.each([
  'show notes for people with 1+ year of experience',
  'show notes if absent for more than 2 days',
  'show notes if they stay 2 weeks',
  'show notes if they stay two days',
  'show notes if they book 2 rooms',
])('the counted noun of "%s" names no option', (sentence) => {
  expect(kinds(sentence)).toEqual(['declined'])
})

test.each([
  ['show notes for room 2', '“Where” is “Room 2”'],
  ['show notes in week 2', '“Turn” is “Week 2”'],
  ['show notes if they want 2 beds', '“Size” is “2 bed”'],
])('"%s" names an option', (sentence, condition) => {
  expect(kinds(sentence)).toEqual([`“Notes” is shown when ${condition}.`])
})
