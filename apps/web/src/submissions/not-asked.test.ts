import type { Answers } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, aRule, shownWhen, shownWhenAll, shownWhenAny } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { expect, test } from 'vitest'
import { notAsked } from './not-asked.ts'

const say = (phrases: readonly { text: string }[]) => phrases.map(({ text }) => text).join('')

function said(schema: FormSchema, data: Answers) {
  return notAsked(schema, data, fieldTypes).map(({ labels, when, because }) => [
    labels.join(', '),
    `Asked when ${say(when)}. ${because.map(say).join(' ')}`,
  ])
}

const attendance = aForm().radio('how', ['In person', 'Online'], { label: 'Attendance' })

test('questions with the same reason are grouped, with the rule and the answer', () => {
  const schema = attendance
    .text('zone', { label: 'Time zone', ...shownWhen('how', 'equals', 'Online') })
    .number('team', { label: 'Team size', ...shownWhen('how', 'equals', 'In person') })
    .text('platform', { label: 'Video platform', ...shownWhen('how', 'equals', 'Online') })
    .text('contact', { label: 'Contact', ...shownWhen('team', 'greater_than', '4') })
  expect(said(schema, { how: 'In person', team: '3' })).toEqual([
    ['Time zone, Video platform', 'Asked when Attendance is Online. The answer was In person.'],
    ['Contact', 'Asked when Team size is greater than 4. The answer was 3.'],
  ])
  const groups = notAsked(schema, { how: 'In person', team: '3' }, fieldTypes)
  expect(groups.map(({ fieldIds }) => fieldIds)).toEqual([['zone', 'platform'], ['contact']])
})

test('rows are named with their matrix, as what was not asked and as the reason', () => {
  const table = 'parts'
  const rows = aForm()
    .radio('food', ['Poor', 'Good'], { label: 'Food', table })
    .radio('wine', ['Poor', 'Good'], {
      label: 'Wine',
      table,
      ...shownWhen('food', 'equals', 'Good'),
    })
  const schema = { ...rows, tables: [{ id: table, title: 'How was it?' }] }
  expect(said(schema, { food: 'Poor' })).toEqual([
    ['How was it? Wine', 'Asked when How was it? Food is Good. The answer was Poor.'],
  ])
})

test('a source can be unanswered, or not asked either', () => {
  const schema = attendance
    .number('team', { label: 'Team size', ...shownWhen('how', 'equals', 'In person') })
    .text('contact', { label: 'Contact', ...shownWhen('team', 'greater_than', '4') })
  expect(said(schema, {})).toEqual([
    ['Team size', 'Asked when Attendance is In person. It was not answered.'],
    ['Contact', 'Asked when Team size is greater than 4. It was not asked either.'],
  ])
})

test('only the questions that decided are named', () => {
  const schema = attendance
    .radio('meal', ['Yes', 'No'], { label: 'Lunch' })
    .text('diet', {
      label: 'Diet',
      ...shownWhenAll(aRule('how', 'equals', 'In person'), aRule('meal', 'equals', 'Yes')),
    })
    .text('note', {
      label: 'Note',
      ...shownWhenAny(aRule('how', 'equals', 'Online'), aRule('meal', 'equals', 'Yes')),
    })
  expect(said(schema, { how: 'In person', meal: 'No' })).toEqual([
    ['Diet', 'Asked when Attendance is In person and Lunch is Yes. The answer was No.'],
    [
      'Note',
      'Asked when Attendance is Online or Lunch is Yes. The answer to Attendance was In person. The answer to Lunch was No.',
    ],
  ])
})

test('in traditional mode all questions are asked, and a deleted question is marked', () => {
  const schema = aForm().text('a', { label: 'A', ...shownWhen('gone', 'is_not_empty') })
  expect(said(schema.with({ mode: 'traditional' }), {})).toEqual([])
  expect(said(schema, {})[0]?.[1]).toContain('This version of the form has no such question.')
})

test('a price that decided is shown with its currency', () => {
  const gift = { id: 'gift', type: 'price', label: 'Gift' }
  const schema = aForm([gift], { payment: { currency: 'eur' } }).text('thanks', {
    label: 'Thanks',
    ...shownWhen('gift', 'greater_than', '50'),
  })
  expect(said(schema, { gift: '20' })).toEqual([
    ['Thanks', 'Asked when Gift is greater than 50. The answer was €20.00.'],
  ])
})
