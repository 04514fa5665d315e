import { expect, test } from 'vitest'
import { wordsOf } from '../questions/parts.ts'
import type { Words } from './page.ts'
import { tablesOf } from './tables.ts'

const words = (text: string, left: number, right: number, bottom: number): Words => ({
  text,
  left,
  right,
  bottom,
  top: bottom + 10,
  size: 10,
})
const across = [100, 120, 140].map((bottom) => ({ left: 50, right: 250, bottom, top: bottom }))
const upright = [50, 150, 250].map((left) => ({ left, right: left, bottom: 100, top: 140 }))

function cellsOf(...given: readonly Words[]) {
  const [found] = tablesOf(given, { across, upright, boxes: [] })
  return found?.table.rows.map((row) =>
    row.map(({ lines }) => lines.map(({ parts }) => wordsOf(parts)).join(' ')),
  )
}

test('a text that crosses the line between two cells is split at its space', () => {
  const below = [words('Ireland', 60, 100, 103), words('free', 160, 180, 103)]
  expect(cellsOf(words('Country Cost', 60, 190, 123), ...below)).toEqual([
    ['Country', 'Cost'],
    ['Ireland', 'free'],
  ])
  expect(cellsOf(words('Country', 60, 100, 123), ...below)?.[0]).toEqual(['Country', ''])
  expect(cellsOf(words('Country', 130, 190, 123), ...below)?.[0]).toEqual(['', 'Country'])
})
