import { fieldTypes } from '@ramiform/fields'
import { isQuestion, mentionsInput, requestsInput } from './asking.ts'
import { guessFieldType, isFieldName } from './guess-field-type.ts'
import {
  areQuestions,
  choicesOf,
  columnsNamed,
  isRequired,
  noColumns,
  type QuestionTable,
  questionTable,
  typeOf,
} from './question-rows.ts'

type Cells = readonly string[]

/** Reads a table with one question per row, with or without a row that names the columns; null for any other table. */
export const tableOfQuestions = (
  rows: readonly Cells[],
  allowed: { readonly oneColumn: boolean },
): QuestionTable | null =>
  questionTable(rows) ?? tableWithoutHeader(rows, allowed) ?? tableBelowOwnNames(rows)

/** Rows above the names of columns: a title, a version */
const rowsAbove = 3

/**
 * Finds the columns of a list of questions below names that are not known, such as `What we ask | Kind of answer`. Their
 * cells must name types of fields, because a table of answers has a row of names, too.
 */
function tableBelowOwnNames(given: readonly Cells[]): QuestionTable | null {
  const rows = given.filter((row) => row.some((cell) => cell.trim() !== ''))
  for (const [above, head] of rows.slice(0, rowsAbove).entries()) {
    const table = tableWithoutHeader(rows.slice(above + 1), { oneColumn: false })
    if (table === null) continue
    const cellsOf = (at: number) => table.rows.map((row) => (row[at] ?? '').trim())
    const { label, type } = table.at
    const isNamed = [label, type].every((at) => at >= 0 && (head[at] ?? '').trim() !== '')
    const areAsked = filledOf(cellsOf(label)).filter(asksOrHasType).length > 1
    if (!isNamed || !areAsked || !nameFields(cellsOf(type))) continue
    const named = Object.entries(columnsNamed(head)).filter(([, at]) => at >= 0 && at !== label)
    const at = { ...table.at, ...Object.fromEntries(named), label, type }
    const unread = head.flatMap((cell, index) =>
      cell.trim() === '' || Object.values(at).includes(index) || table.optionsAt.includes(index)
        ? []
        : [`“${cell.trim().slice(0, longestQuote)}”`],
    )
    const message = `Columns that were not imported: ${unread.join(', ')}`
    return { ...table, at, unread: unread.length > 0 ? [message] : [] }
  }
  return null
}

const asksOrHasType = (label: string) =>
  asks(label) ||
  requestsInput(label) ||
  mentionsInput(label) ||
  guessFieldType(label, ['email', 'phone', 'date', 'number']) !== null

/** True for `text`, `choice` and so on. `Email` and `Phone` alone may be answers: how to reach somebody. */
const nameFields = (cells: Cells): boolean =>
  new Set(cells.map(typeOf)).size > 1 && cells.filter((cell) => !isFieldName(cell)).length > 1

/**
 * Finds the columns of a list of questions by their cells: `What is your name? | text`. The first row must be a
 * question like the others, because a row of headers above answers is none.
 */
function tableWithoutHeader(
  given: readonly Cells[],
  { oneColumn }: { readonly oneColumn: boolean },
): QuestionTable | null {
  const rows = withTypesApart(given.filter((row) => row.some((cell) => cell.trim() !== '')))
  const [first] = rows
  if (first === undefined || rows.length < 2) return null
  const width = Math.max(...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => (row[at] ?? '').trim()),
  )
  const isFilled = (at: number) => columns[at]?.some((cell) => cell !== '') === true
  const find = (is: (cells: Cells) => boolean, ...taken: readonly number[]) =>
    columns.findIndex((cells, at) => !taken.includes(at) && isFilled(at) && is(cells))

  const type = find(areTypes)
  const key = find(areNumbers, type)
  const label = find((cells) => areLabels(cells, type >= 0), type, key)
  const hasOthers = columns.some((_, at) => at !== label && isFilled(at))
  if (label < 0 || !(hasOthers || (oneColumn && areQuestions(columns[label] ?? [])))) return null
  // Several columns of questions are the headers of a table of answers.
  if (first.some((cell, at) => at !== label && at !== type && asks(cell))) return null
  const required = find(areMarks, type, label, key)
  const options = find(areOptions, type, label, key, required)
  const rest = columns.flatMap((_, at) =>
    isFilled(at) && ![type, label, key, required, options].includes(at) ? [at] : [],
  )
  const isSpread = options < 0 && areSpread(rows, rest, type)
  return {
    at: { ...noColumns, label, type, key, required, options },
    optionsAt: isSpread ? rest : [],
    rows,
    answerAt: -1,
    isKnownBy: type >= 0 ? 'types' : 'questions',
    unread: isSpread ? [] : rest.map((at) => unreadColumn(at, columns[at] ?? [])),
  }
}

/** Splits a column that has a type or a list of options in each row: `short answer`, `S; M; L`. */
function withTypesApart(rows: readonly Cells[]): readonly Cells[] {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isMixed = (at: number) => {
    const cells = filledOf(rows.map((row) => (row[at] ?? '').trim()))
    return (
      cells.every((one) => isType(one) || isList(one)) && cells.some(isType) && cells.some(isList)
    )
  }
  const mixed = Array.from({ length: width }, (_, at) => at).find(isMixed)
  if (mixed === undefined) return rows
  return rows.map((row) => {
    const cell = (row[mixed] ?? '').trim()
    const [type, options] = isList(cell) ? ['radio', cell] : [cell, '']
    return [
      ...Array.from({ length: width }, (_, at) => (at === mixed ? type : (row[at] ?? ''))),
      options,
    ]
  })
}

const isType = (cell: string) => cell.length <= 60 && typeOf(cell) !== null

/** True for `Red, Green, Blue`. */
const isList = (cell: string) =>
  !isType(cell) &&
  !/[.!?]$/.test(cell) &&
  choicesOf(cell, '').length > 1 &&
  choicesOf(cell, '').every(({ text }) => text.length <= 60)

const asks = (cell: string) => isQuestion(cell) || isFieldName(cell)

const filledOf = (cells: Cells) => cells.filter((cell) => cell !== '')

/** Rows that have to agree where no text ends with a question mark */
const fewestRows = 3

function areLabels(cells: Cells, hasTypes: boolean): boolean {
  const filled = filledOf(cells)
  const [first = ''] = cells
  if (first === '' || filled.length < cells.length * 0.8) return false
  const isLong = cells.length >= fewestRows
  if (hasTypes && isLong) return new Set(filled).size > filled.length * 0.8
  if (!asks(first) || filled.filter(asks).length < 2) return false
  return areQuestions(filled) || (isLong && filled.every(asks))
}

/** True for a type in every row, and not a list of questions such as "Date", "Phone". */
function areTypes(cells: Cells): boolean {
  return cells.every(isType)
}

const areNumbers = (cells: Cells) =>
  cells.every((cell, at) => {
    const number = Number(/^(?:q(?:uestion)?\s*)?(\d+)[.)]?$/i.exec(cell)?.[1] ?? Number.NaN)
    return number === Number.parseInt(/\d+/.exec(cells[0] ?? '')?.[0] ?? '', 10) + at
  })

const optional = /^(?:n|no|false|0|optional|not required|nein|non|opcional|facultatif)$/i

/** True for a column that says which questions are required. */
const areMarks = (cells: Cells) =>
  filledOf(cells).every((cell) => isRequired.test(cell) || optional.test(cell))

/** True if most cells are lists of options. */
function areOptions(cells: Cells): boolean {
  const filled = filledOf(cells)
  return filled.filter(isList).length * 2 > filled.length
}

/** True for an option in each cell: `What colour? | radio | Red | Green`. */
function areSpread(rows: readonly Cells[], columns: readonly number[], type: number): boolean {
  return (
    columns.length > 1 &&
    type >= 0 &&
    rows.every((row) => {
      const named = typeOf(row[type] ?? '')
      const isChoice = named !== null && fieldTypes[named].hasOptions
      return isChoice || columns.every((at) => (row[at] ?? '').trim() === '')
    })
  )
}

/** Cells of a column that the warning quotes, and their characters */
const mostQuoted = 3
const longestQuote = 60

function unreadColumn(at: number, cells: Cells): string {
  const filled = filledOf(cells)
  const quoted = filled.slice(0, mostQuoted).map((cell) => `“${cell.slice(0, longestQuote)}”`)
  const more = filled.length > mostQuoted ? ', …' : ''
  return `Column ${at + 1} was not imported: ${quoted.join(', ')}${more}`
}
