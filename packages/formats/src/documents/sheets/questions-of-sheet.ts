import { limits } from '@ramiform/core/limits'
import { answersBelow } from '../../reading/unused-lines.ts'
import { inlineOptions } from '../questions/inline-options.ts'
import { readLabel } from '../questions/label.ts'
import { oneOrMany } from '../questions/one-or-many.ts'
import { aQuestion, type Question } from '../questions/question.ts'
import { type Asked, questionsOf } from '../questions/questions-of.ts'
import { blocksOfSheet } from './blocks-of-sheet.ts'
import { type ColumnType, columnType } from './column-values.ts'
import { findHeader, type Header, printedColumns } from './find-header.ts'
import { type CellList, type CellValue, isWithin, type Sheet } from './workbook.ts'

/** Finds the questions of a sheet: its columns, or its labels. */
export function questionsOfSheet(sheet: Sheet): Asked {
  const header = isFilledInBesideLabels(sheet) ? null : findHeader(sheet)
  if (header === null) return questionsOf(blocksOfSheet(sheet))
  // A form above a table may ask who fills it in, and when.
  const above = { ...sheet, rows: sheet.rows.slice(0, header.groupRow ?? header.row) }
  const { questions, unused, remarks, office, tables } = questionsOf(blocksOfSheet(above))
  const { asked, numbers, hasAnswers } = columnQuestions(sheet, header)
  return {
    questions: [...questions, ...asked],
    unused: [...unused, ...numbers],
    office,
    tables,
    remarks: hasAnswers ? new Map([...remarks, [questions.length, answersBelow]]) : remarks,
  }
}

/** True for a completed form with one question in each row: `Name: | Ada`. */
function isFilledInBesideLabels({ rows }: Sheet): boolean {
  const filled = rows
    .slice(0, 200)
    .map((row) => row.filter((cell) => cell !== undefined && cell.text.trim() !== ''))
  const some = filled.filter((row) => row.length > 0)
  const labelled = some.filter((row) => /[:：]\s*\*?$/.test(row[0]?.text.trim() ?? ''))
  return some.length > 1 && labelled.length >= some.length * 0.4
}

/** Values of a column that are examined */
const comparedValues = 1_000

/** Questions of the columns, and names of columns that only number the rows. */
function columnQuestions(
  sheet: Sheet,
  { row, groupRow, columns }: Header,
): {
  readonly asked: readonly Question[]
  readonly numbers: readonly string[]
  readonly hasAnswers: boolean
} {
  const head = sheet.rows[row] ?? []
  const names = columns.map((column) => head[column]?.text ?? '')
  const printed = printedColumns(sheet.rows.slice(row + 1, row + 1 + comparedValues))
  const isNumber = (column: number) =>
    printed.includes(column) && areRowNumbers(valuesBelow(sheet, row, column))
  const asked = columns.flatMap((column, index) => {
    if (isNumber(column)) return []
    const raw = (names[index] ?? '').replaceAll(/\s*\n\s*/g, ' ')
    const listed = inlineOptions(raw)
    const { text, isRequired, hint, choose } = readLabel(listed?.label ?? raw)
    // Ignore the column of row numbers.
    if (
      text === '' ||
      /^(?:#|no\.?|nr\.?|s\/?n|sl\.? ?no\.?|row(?: ?id)?|id|index|timestamp)$/i.test(text)
    )
      return []
    const isDouble = names.filter((name) => name === names[index]).length > 1
    const values = valuesBelow(sheet, row, column)
    const list = listBelow(sheet.lists, row, column)
    const told =
      list !== null
        ? { type: 'select' as const, options: list.options }
        : printed.includes(column)
          ? printedType(values)
          : columnType(values)
    const options = listed?.options ?? told.options
    const group = groupRow === null ? '' : groupAbove(sheet, groupRow, column)
    const label = isDouble && group !== '' ? `${group}: ${text}` : text
    return aQuestion(label, {
      isRequired,
      hint,
      section: group,
      type: listed === null ? told.type : null,
      isColumn: true,
      options: options.map((option) => ({ text: option, hasRoom: false })),
      answer:
        options.length > 1
          ? oneOrMany(text, options, listed === null ? 'one' : choose, false)
          : 'open',
    })
  })
  const hasAnswers = columns.some(
    (column) => !printed.includes(column) && valuesBelow(sheet, row, column).some(isFilled),
  )
  const numbers = columns.filter(isNumber).map((column) => head[column]?.text ?? '')
  return { asked, numbers, hasAnswers }
}

const isFilled = ({ text }: CellValue) => text.trim() !== ''

/** True for 1, 2, 3 and so on. */
function areRowNumbers(values: readonly CellValue[]): boolean {
  const numbers = values.map(({ text }) => /^\d{1,4}(?=[.)]?$)/.exec(text.trim())?.[0])
  const start = Number(numbers[0])
  return numbers.every((number, at) => number !== undefined && Number(number) === start + at)
}

const time = /^\D{0,12}\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m\b)/i

/** Days and times printed into the rows of a sign-up sheet are what people choose from. Names are not offered. */
function printedType(values: readonly CellValue[]): ColumnType {
  const options = values.map(({ text }) => text.trim())
  const areTimes = values.every(({ kind, text }) => kind === 'date' || time.test(text.trim()))
  return areTimes && options.length <= limits.options
    ? { type: 'select', options }
    : columnType(values)
}

function valuesBelow({ rows }: Sheet, row: number, column: number): readonly CellValue[] {
  return rows.slice(row + 1, row + 1 + comparedValues).flatMap((cells) => cells[column] ?? [])
}

function listBelow(lists: readonly CellList[], row: number, column: number): CellList | null {
  const found = lists.find(
    ({ areas, options }) =>
      options.length > 0 &&
      areas.some((area) => isWithin(area, row + 1, column) || isWithin(area, row + 2, column)),
  )
  return found ?? null
}

/** The title above a column: the last one at or before it. */
function groupAbove({ rows, merges }: Sheet, groupRow: number, column: number): string {
  const merged = merges.find((area) => isWithin(area, groupRow, column))
  const above = rows[groupRow] ?? []
  for (let at = column; at >= (merged?.left ?? 0); at -= 1) {
    const text = above[at]?.text.trim() ?? ''
    if (text !== '') return readLabel(text).text
  }
  return ''
}
