import { formTemplates } from '@ramiform/formats/templates/index'
import { understandSentence } from '@ramiform/language/chat/understand-sentence'
import { expect, test } from 'vitest'
import { exampleSentences } from './example-sentences.ts'

test('examples use existing fields, and ask to show later ones', () => {
  const fields = [
    { id: 'a', type: 'radio', label: 'Attendance?', options: ['In person', 'Online'] },
    { id: 'b', type: 'number', label: 'Team size' },
    { id: 'c', type: 'text', label: 'Lunch' },
  ]
  expect(exampleSentences(fields)).toEqual([
    'Show Team size when Attendance is In person',
    'Hide Lunch unless Attendance is Online',
  ])
  const texts = fields.slice(2).concat({ id: 'd', type: 'text', label: 'Drink' })
  expect(exampleSentences(texts)).toEqual([
    'Show Drink when Lunch is filled in',
    'Hide Drink if Lunch is empty',
  ])
  expect(exampleSentences([])).toHaveLength(3)
})

test('every example is understood as a rule, whatever the form', () => {
  let count = 0
  const newId = () => {
    count += 1
    return `field_${count}`
  }
  const forms = formTemplates.map(({ schema }) => schema(newId).fields)
  for (const fields of [[], ...forms]) {
    for (const sentence of exampleSentences(fields)) {
      expect([sentence, understandSentence(sentence, fields)[0]?.kind]).toEqual([sentence, 'rule'])
    }
  }
})
