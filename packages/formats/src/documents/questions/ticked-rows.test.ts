import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block, Cell, Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const line = (text: string): Line => ({ kind: 'line', parts: partsOf(text) })
const cell = (text: string): Cell => ({ lines: [line(text)] })
const table = (...rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  rows: rows.map((row) => row.map(cell)),
})

/** Fields in short; required ones have a star. */
function read(...blocks: readonly Block[]): readonly string[] {
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ type, label, required, options = [] }) =>
    [`${type} ${label}${required ? '*' : ''}`, ...options].join(' | '),
  )
}

test('rows with a column to tick are the options of one question', () => {
  const rows = [
    ['Class', 'Day', 'Fee', 'Tick'],
    ['Ballet', 'Mon 16:00', '£75', '☐'],
    ['Tap', 'Thu 16:30', '£70', '☐'],
  ]
  expect(read(table(...rows), table(['Name', '']))).toEqual([
    'checkbox Class | Ballet, Mon 16:00, £75 | Tap, Thu 16:30, £70',
    'text Name',
  ])
  const german = [
    ['Ankreuzen', 'Kurs'],
    ['☐', 'Yoga'],
    ['☐', 'Pilates'],
  ]
  expect(read(table(...german))).toEqual(['checkbox Kurs | Yoga | Pilates'])
})

test('statements with a box each, and columns of a scale, stay fields of their own', () => {
  const statements = [
    ['Statement', 'Tick'],
    ['I have read the whole of the house rules and follow them.', '☐'],
    ['I keep my room clean and leave it as I have found it.', '☐'],
  ]
  expect(read(table(...statements))).toHaveLength(2)
  const scale = [
    ['', 'Good', 'Bad'],
    ['Food', '☐', '☐'],
    ['Room', '☐', '☐'],
  ]
  expect(read(table(...scale))).toEqual(['radio Food | Good | Bad', 'radio Room | Good | Bad'])
})

test('consent below a list of options has its own box', () => {
  const lines = [
    'How did you hear about us? ( ) Friends ( ) Internet',
    '☐ I agree that photographs of my child may be shown.',
    '☐ I have read and accept the terms.',
  ]
  expect(read(...lines.map(line))).toEqual([
    'radio How did you hear about us? | Friends | Internet',
    'checkbox I agree that photographs of my child may be shown | Yes',
    'checkbox I have read and accept the terms* | Yes',
  ])
})

test('statements are options below a question about them', () => {
  const lines = [
    'What is your view?',
    '☐ I agree with the whole plan',
    '☐ I agree with a part of the plan',
    '☐ I do not agree',
  ]
  expect(read(...lines.map(line))).toHaveLength(1)
})

test.each([
  ['In welcher Abteilung arbeiten Sie?', 'radio'],
  ['Wie zufrieden sind Sie?', 'radio'],
  ['¿Con qué frecuencia viene?', 'radio'],
  ['Which workshops would you like? (several possible)', 'checkbox'],
])('%s is a %s', (question, type) => {
  const [field] = read(...[question, '☐ Alpha', '☐ Beta', '☐ Gamma'].map(line))
  expect(field).toMatch(new RegExp(`^${type} `))
})
