import { limits } from '@ramiform/core/limits'
import { expect, test } from 'vitest'
import { areasOf, cellsIn } from './workbook.ts'

const rows = [
  ['a1', 'b1', 'c1'],
  [undefined, 'b2'],
  ['a3', 'b3', 'c3'],
]
const cellsOf = (reference: string) => areasOf(reference).map((area) => cellsIn(rows, area))

test('an area gives its filled cells row by row', () => {
  expect(cellsOf('A1:B2 C3 $B$1:$B$9')).toEqual([['a1', 'b1', 'b2'], ['c3'], ['b1', 'b2', 'b3']])
  expect(cellsOf('E1:F9 A9 A0 A0:A1')).toEqual([[], [], [], ['a1']])
})

test('a whole sheet gives no more cells than there can be options', () => {
  const large = Array.from({ length: 2_000 }, () => Array.from({ length: 500 }, () => 'x'))
  const [area] = areasOf('A1:ZZ9999')
  expect(area && cellsIn(large, area)).toHaveLength(limits.options * 2)
})
