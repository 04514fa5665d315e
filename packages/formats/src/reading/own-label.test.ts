// A line below the options of a question that names a field by itself is a field, not another option.
import { expect, test } from 'vitest'
import { readDocument } from '../documents/read-document.ts'
import { countedIds } from '../documents/testing/counted-ids.ts'
import { documentOf } from '../documents/testing/packages.ts'
import { markdown } from '../importers/markdown/markdown.ts'
import { tree } from '../importers/tree/tree.ts'
import { labelsItself } from './own-label.ts'

const own = [
  'Budget (in GBP)',
  'Budget (£)',
  'Deadline (DD/MM/YYYY)',
  'Guests (max. 20)',
  'Comments (optional)',
  'Abstract (200 words)',
  'Size (small / large)',
  'Budget ____',
]
const options = [
  'Other: ____',
  'Phone (mobile)',
  'London (Heathrow)',
  'Red',
  'Yes (in person)',
  'Monday (AM)',
]

test.each(own)('%s is a label', (text) => expect(labelsItself(text)).toBe(true))
test.each(options)('%s can be an option', (text) => expect(labelsItself(text)).toBe(false))

const lists = [
  ['- Design', '- Build'],
  ['[ ] Design', '[ ] Build'],
  ['( ) Design', '( ) Build'],
]

test.each(lists)('below %s', async (...list) => {
  for (const line of own.slice(0, 6)) {
    const lines = ['Which service do you need?', ...list, line]
    const text = lines.join('\n')
    const read = [
      await readDocument('form.docx', documentOf(lines), countedIds()),
      markdown.read(`# Form\n\n${text}`, countedIds()),
      tree.read(text, countedIds()),
    ]
    for (const result of read) {
      if ('problem' in result) throw new Error(JSON.stringify(result.problem))
      expect(result.fields.map((field) => field.options ?? [])).toEqual([['Design', 'Build'], []])
      expect(line).toContain(result.fields[1]?.label.split(' ')[0])
    }
  }
})

test('in plain text, a line without a mark behind boxes is no option', () => {
  const result = tree.read('Which?\n[ ] Design\n[ ] Build\nPhone (mobile)\n', countedIds())
  expect(result).toMatchObject({ fields: [{ options: ['Design', 'Build'] }] })
})

test('a list of questions without marks keeps each of them', () => {
  const text = 'Website\nWhat do you want?\nBudget (under 1000, 1000-5000, over 5000)\nDeadline\n'
  const result = tree.read(text, countedIds())
  expect(result).toMatchObject({
    fields: [
      { label: 'Website' },
      { label: 'What do you want?', type: 'text' },
      { label: 'Budget', options: ['under 1000', '1000-5000', 'over 5000'] },
    ],
    warnings: [{ message: 'This line was not imported: “Deadline”' }],
  })
})
