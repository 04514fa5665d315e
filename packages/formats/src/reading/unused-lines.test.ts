import { expect, test } from 'vitest'
import { unusedLines } from './unused-lines.ts'

const messages = (lines: readonly string[]) => unusedLines(lines).map(({ message }) => message)

test('short lines are named one by one, and sentences together', () => {
  const prose = ['We are glad that you are here.', 'Please read all of it before you start.']
  expect(messages(['Allergies', prose[0] ?? '', 'Allergies', prose[1] ?? '', '—'])).toEqual([
    'This line was not imported: “Allergies”',
    '2 lines ask nothing and were not imported: “We are glad that you are here.” “Please read all of it before you start.”',
  ])
})

test('many lines give few warnings, and long lines are cut', () => {
  const lines = Array.from({ length: 500 }, (_, at) => `Line ${at}`)
  expect(messages(lines)).toHaveLength(11)
  expect(messages(lines).at(-1)).toBe(
    '490 lines ask nothing and were not imported: “Line 10” “Line 11” “Line 12” …',
  )
  expect(messages(['x'.repeat(900)])).toEqual([`This line was not imported: “${'x'.repeat(120)}…”`])
  expect(messages([])).toEqual([])
})
