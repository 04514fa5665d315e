import { expect, test } from 'vitest'
import { countedIds } from '../testing/counted-ids.ts'
import type { Block, Line } from './block.ts'
import { fieldsOfBlocks } from './fields-of.ts'
import { partsOf } from './parts.ts'

const line = (text: string): Line => ({ kind: 'line', parts: partsOf(text) })

/** A form with a table of these rows, whose cells are parted by `|` */
function read(...rows: readonly string[]) {
  const cells = rows.map((row) => row.split('|').map((one) => ({ lines: [line(one.trim())] })))
  const blocks: readonly Block[] = [
    line('Name: ____________'),
    { kind: 'table', rows: cells },
    line('Boat: ____________'),
  ]
  const result = fieldsOfBlocks(blocks, countedIds())
  if ('problem' in result) return { labels: [], warnings: [] }
  return {
    labels: result.fields.map(({ label }) => label),
    warnings: result.warnings.map(({ message }) => message),
  }
}

const leftOut = 'A table was left out, because it names no questions: '

test.each([
  { rows: ['Boat | Hour | Day', 'Canoe | £5 | £20', 'Raft | – | £40', 'Pedalo | £8 | £30'] },
  {
    rows: ['Action | Who | By', 'Paint the hut | KT | May', 'Order rope | BL |', 'Mow | KT | June'],
  },
  { rows: ['In the chair | K. Tate', 'Apologies | B. Lunn, P. Moss'] },
])('a table that only informs has one message and no field: $rows', ({ rows }) => {
  expect(read(...rows)).toEqual({ labels: ['Name', 'Boat'], warnings: [leftOut + rows[0]] })
})

test.each([
  { rows: ['Boat | Hours | Price', 'Canoe | | £5', 'Raft | | £9'] },
  { rows: ['Crew | Role | Meal', 'K. Tate | Cook | Soup', '| | ', '| | '] },
])('a table with a column or rows to fill in is none: $rows', ({ rows }) => {
  expect(read(...rows).warnings.filter((one) => one.startsWith(leftOut))).toEqual([])
})
