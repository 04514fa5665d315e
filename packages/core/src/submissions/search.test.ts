import { expect, test } from 'vitest'
import { aForm } from '../testing/a-form.ts'
import { fewFieldTypes } from '../testing/field-types.ts'
import { searchText } from './search.ts'

const submission = {
  submitterEmail: 'Ada@Example.org',
  data: {
    name: 'Ada LOVELACE',
    lunch: ['Vegan', 'No nuts'],
    card: { status: 'succeeded', clientSecret: 'cs_1' },
  },
}

test('a search finds the address and any answer, in any case', () => {
  const text = searchText(submission.data, submission.submitterEmail, aForm(), fewFieldTypes)
  for (const query of ['ada@example', 'lovelace', 'NO NUTS', 'vegan, no', 'succeeded', '']) {
    expect([query, text.includes(query.toLowerCase())]).toEqual([query, true])
  }
  for (const query of ['bob', 'cs_1', 'lunch']) {
    expect([query, text.includes(query.toLowerCase())]).toEqual([query, false])
  }
})

test('a search also finds answers as they appear on screen', () => {
  const shout = { ...fewFieldTypes, text: { ...aText(), toText: () => 'Shown As Price' } }
  const text = searchText(submission.data, undefined, aForm().text('name'), shout)
  expect(text.split('\n')).toEqual([
    'ada lovelace',
    'shown as price',
    'vegan, no nuts',
    'succeeded',
  ])
})

function aText() {
  const { text } = fewFieldTypes
  if (text === undefined) throw new Error('there is no text type')
  return text
}
