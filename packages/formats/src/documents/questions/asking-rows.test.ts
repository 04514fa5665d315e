import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

/** Fields in short */
const read = (...rows: readonly (readonly string[])[]) => readBlocks([tableOf(rows)])

function tableOf(rows: readonly (readonly string[])[]): Block {
  const cells = rows.map((row) =>
    row.map((text) => ({ lines: [{ kind: 'line' as const, parts: partsOf(text) }] })),
  )
  return { kind: 'table', rows: cells }
}

function readBlocks(blocks: readonly Block[]): readonly string[] {
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return []
  return result.fields.map(({ type, label, options = [] }) =>
    [`${type} ${label}`, ...options].join(' | '),
  )
}

const fields = [
  'radio Are you pregnant? | Yes | No',
  'textarea Are you pregnant?: Details',
  'radio Do you take tablets? | Yes | No',
  'textarea Do you take tablets?: Details',
]

test('rows with columns for yes, no and details give a choice and a text each', () => {
  const head = ['Medical history', 'Yes', 'No', 'Details']
  const empty = [
    ['Are you pregnant?', '', '', ''],
    ['Do you take tablets?', '', '', ''],
  ]
  expect(read(head, ...empty)).toEqual(fields)
  const boxed = empty.map(([name = '']) => [name, '☐', '☐', ''])
  expect(read(head, ...boxed)).toEqual(fields)
})

test('a column may list the options', () => {
  const rows = [
    ['Are you pregnant?', '', ''],
    ['Do you take tablets?', '', ''],
  ]
  expect(read(['', 'Yes / No', 'Details'], ...rows)).toEqual(fields)
})

test('columns with room only stay texts', () => {
  expect(read(['', 'Make', 'Model'], ['First car', '', ''], ['Second car', '', ''])).toEqual([
    'text First car: Make',
    'text First car: Model',
    'text Second car: Make',
    'text Second car: Model',
  ])
})

test('a column of numbers, titles between the rows and choices in cells are understood', () => {
  const numbered = [
    ['No.', 'Question', 'Yes', 'No', 'N/A', 'Comments'],
    ['1', 'Is the exit clear?', '☐', '☐', '☐', ''],
    ['Lighting'],
    ['2', 'Are the lights on?', '☐', '☐', '☐', ''],
  ]
  expect(read(...numbered)).toEqual([
    'radio Is the exit clear? | Yes | No | N/A',
    'textarea Is the exit clear?: Comments',
    'radio Are the lights on? | Yes | No | N/A',
    'textarea Are the lights on?: Comments',
  ])
  expect(read(['', '', 'Details'], ['Do you smoke?', '☐ Yes ☐ No', ''])).toEqual([
    'radio Do you smoke? | Yes | No',
    'textarea Do you smoke?: Details',
  ])
  expect(read(['', 'Yes / No', 'Details'], ['Do you smoke?', 'Yes / No', ''])).toEqual([
    'radio Do you smoke? | Yes | No',
    'textarea Do you smoke?: Details',
  ])
})

test.each([
  ['Ja', 'Nein', 'Wann?'],
  ['Oui', 'Non', 'Quand ?'],
  ['Sí', 'No', '¿Cuándo?'],
  ['Sim', 'Não', 'Quando?'],
])('the columns %s and %s are options', (yes, no, when) => {
  expect(read(['', yes, no, when], ['Asthma', '', '', ''])).toEqual([
    `radio Asthma | ${yes} | ${no}`,
    `text Asthma: ${when}`,
  ])
})

test('one box per row and room beside it give a check box and texts', () => {
  const rows = [
    ['Condition', 'Tick', 'Date of diagnosis'],
    ['Asthma', '☐', ''],
    ['Diabetes', '☐', ''],
  ]
  expect(read(...rows)).toEqual([
    'checkbox Asthma | Yes',
    'date Asthma: Date of diagnosis',
    'checkbox Diabetes | Yes',
    'date Diabetes: Date of diagnosis',
  ])
})

test('a column for the details of one option is shown for it', () => {
  const table = [
    ['', 'Yes', 'No', 'If yes, give details'],
    ['Asthma', '', '', ''],
  ].map((row) => row.map((text) => ({ lines: [{ kind: 'line' as const, parts: partsOf(text) }] })))
  const result = fieldsOfBlocks([{ kind: 'table', rows: table }], countedIds())
  const fields = 'problem' in result ? [] : result.fields
  expect(fields[1]?.conditional).toEqual({
    dependsOn: 'field_1',
    condition: 'equals',
    value: 'Yes',
  })
})

test('empty rows with choices in a cell ask for what their header names', () => {
  const rows = [
    ['Medicine', 'Dose', 'Taken daily?'],
    ['', '', '☐ Yes ☐ No'],
    ['', '', '☐ Yes ☐ No'],
  ]
  const fields = ['text Medicine', 'text Dose', 'radio Taken daily? | Yes | No']
  expect(read(...rows)).toEqual(fields)
  expect(read(...rows.slice(0, 1), ['', '', 'Yes / No'])).toEqual(fields)
})

test('rows of a grid may be times, and the question above a grid only names its rows', () => {
  const line: Block = { kind: 'line', parts: partsOf('Which slots suit you?') }
  const head = ['', 'Best', 'Possible', 'Never']
  const rows = [
    ['19:00', '☐', '☐', '☐'],
    ['20:00', '☐', '☐', '☐'],
  ]
  expect(readBlocks([line, tableOf([head, ...rows])])).toEqual([
    'radio 19:00 | Best | Possible | Never',
    'radio 20:00 | Best | Possible | Never',
  ])
})
