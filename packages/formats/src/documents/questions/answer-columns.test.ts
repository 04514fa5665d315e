import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

/** Fields in short */
function read(...rows: readonly (readonly string[])[]): readonly string[] {
  const cells = rows.map((row) =>
    row.map((text) => ({ lines: [{ kind: 'line' as const, parts: partsOf(text) }] })),
  )
  const table: Block = { kind: 'table', rows: cells }
  const result = fieldsOfBlocks([table], countedIds())
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
