import { expect, test } from 'vitest'
import { lexiconOf } from '../lexicon/lexicon.ts'
import { fieldNamed, readerOf } from '../testing/readings.ts'
import { fieldChoice, mostChoices, whichField } from './which-field.ts'

test('the question repeats the words, and each choice puts a label in their place', () => {
  const reader = readerOf('show age')
  expect(whichField(reader, 1, 2, [fieldNamed('age'), fieldNamed('company')])).toEqual({
    kind: 'ask',
    question: 'Which field do you mean by “age”?',
    choices: [
      { label: 'Age', start: 5, end: 8, text: '"Age"' },
      { label: 'Company name', start: 5, end: 8, text: '"Company name"' },
    ],
  })
})

test('fields with one label are told apart by position and id', () => {
  const fields = ['a', 'b'].map((id) => ({ id, type: 'text', label: 'Name' }))
  const reader = readerOf('name', { lexicon: lexiconOf(fields) })
  const [, second] = fields
  if (second === undefined) throw new Error('two fields')
  expect(fieldChoice(reader, second, { start: 0, end: 4 })).toMatchObject({
    label: 'Name (field 2)',
    text: '#b',
  })
})

test('a long list of choices is cut', () => {
  const many = Array.from({ length: 20 }, () => fieldNamed('age'))
  const remark = whichField(readerOf('age'), 0, 1, many)
  expect(remark.kind === 'ask' ? remark.choices : []).toHaveLength(mostChoices)
})
