// Tables with a question per row, whose columns are options, choices and room to write: `No. | Question | Yes | No | Details`.
import { followedAnswer, optionMeaning } from '../../reading/follow-words.ts'
import type { Cell } from './block.ts'
import { hasPlace, isEmpty, isOnlyBox, isOpen, partsIn, type Row, textOf } from './cells.ts'
import { consentQuestion, isAgreedTo } from './consent.ts'
import { choicesInWords } from './inline-options.ts'
import { countWords, readLabel } from './label.ts'
import { isRating, isScale } from './one-or-many.ts'
import { piecesOf } from './pieces.ts'
import { aQuestion, type Question } from './question.ts'
import type { TableItem } from './table-item.ts'
import { typeOf } from './type-of.ts'

const mostRooms = 3
/** Rows; more are a list of data */
const mostRows = 200
const longestName = 14
const numberName = /^(?:n[or°º]\.?|#|s\/n|item no\.?|ref\.?|lfd\. ?nr\.?|pos\.?|)$/i
const emptyCell: Cell = { lines: [] }

/** Columns of a table by their number */
interface Columns {
  readonly question: number
  /** The columns of options */
  readonly options: readonly number[]
  /** The column of choices in each cell: `Yes / No` */
  readonly choices: number | null
  readonly rooms: readonly number[]
}

/**
 * Reads a header and the rows below.
 * @returns null if the rows have nothing but options or nothing but room
 */
export function questionRows(
  rows: readonly Row[],
  at: number,
): { readonly items: readonly TableItem[]; readonly rows: number } | null {
  const head = rows[at] ?? []
  if (head.length < 3 || head.some(hasPlace)) return null
  const names = head.map(textOf)
  if (names.some((name) => /[:：]\s*$/.test(name) || countWords(name) > longestName)) return null
  // Looking at one row first keeps long lists of data fast.
  const next = rows.slice(at + 1, at + 3).find(({ length }) => length > 1) ?? []
  const first = next.slice(1)
  if (!first.some(isOpen) && !first.some(isChoice)) return null
  if (names.filter((name) => name !== '').length < 2 && !first.some(isChoice)) return null
  const body = bodyBelow(rows, at, head.length)
  const columns = columnsOf(names, body)
  if (columns === null) return null
  const hasBoxes = columns.options.some((column) =>
    body.some((row) => isOnlyBox(cellAt(row, column))),
  )
  const items = body.flatMap((row): readonly TableItem[] => {
    const answers = row.filter((_, column) => column > columns.question)
    const isTitle = (hasBoxes || columns.choices !== null) && answers.every(isEmpty)
    if (row.length === 1 || isTitle)
      return titleOf(cellAt(row, row.length === 1 ? 0 : columns.question))
    return itemsOf(row, names, columns)
  })
  return { items, rows: body.length + 1 }
}

const cellAt = (row: Row, column: number): Cell => row[column] ?? emptyCell

/** Rows of the same length, and titles over the whole width between them */
function bodyBelow(rows: readonly Row[], at: number, length: number): readonly Row[] {
  const body: Row[] = []
  for (const row of rows.slice(at + 1, at + 1 + mostRows)) {
    const isTitle =
      row.length === 1 && !row.some(hasPlace) && countWords(textOf(cellAt(row, 0))) > 0
    if (row.length !== length && !isTitle) break
    body.push(row)
  }
  while (body.at(-1)?.length === 1) body.pop()
  return body
}

function columnsOf(names: readonly string[], body: readonly Row[]): Columns | null {
  const rows = body.filter(({ length }) => length > 1)
  if (rows.length === 0) return null
  const every = (column: number, test: (cell: Cell) => boolean) =>
    rows.every((row) => test(cellAt(row, column)))
  const isNumber = (cell: Cell) => /^(?:\(?[a-z\d]{1,3}(?:\.\d{1,2})?[.)]?)?$/i.test(textOf(cell))
  const isNumbered = numberName.test(names[0] ?? '') && every(0, isNumber) && !every(0, isEmpty)
  const question = isNumbered ? 1 : 0
  if (!every(question, (cell) => /\p{L}{2}/u.test(textOf(cell)) && !hasPlace(cell))) return null
  const answers = names.map((_, column) => column).filter((column) => column > question)
  const lists = answers.filter((column) => every(column, isChoiceOrEmpty) && !every(column, isOpen))
  const [choices = null] = lists
  const open = answers.filter((column) => !lists.includes(column))
  if (lists.length > 1 || !open.every((column) => every(column, isOpen))) return null
  if (open.some((column) => names[column] === '')) return null
  const boxes = open.filter((column) => rows.some((row) => isOnlyBox(cellAt(row, column))))
  const options = boxes.length > 0 || choices !== null ? boxes : ratedColumns(names, open)
  const rooms = open.filter((column) => !options.includes(column))
  const isListed = options.length === 1 && listedIn(names[options[0] ?? 0] ?? '').length > 1
  const hasOptions = options.length > 1 || isListed
  // `Statement | Initials`: a mark beside a statement agrees to it.
  const areStatements = every(question, (cell) => isAgreedTo(textOf(cell)))
  if (areStatements && options.length === 0 && choices === null && rooms.length === 1)
    return { question, options: rooms, choices, rooms: [] }
  const isMixed =
    rooms.length > 0
      ? hasOptions || options.length === 1 || choices !== null
      : hasOptions && isNumbered
  if (!isMixed || rooms.length > mostRooms || (choices !== null && options.length > 0)) return null
  return { question, options, choices, rooms }
}

/** The first columns without boxes that are the steps of a scale, or one column that lists them */
function ratedColumns(names: readonly string[], open: readonly number[]): readonly number[] {
  const [first = 0] = open
  if (listedIn(names[first] ?? '').length > 1) return [first]
  const named = (columns: readonly number[]) => columns.map((column) => names[column] ?? '')
  const lengths = open.map((_, index) => index + 1).filter((length) => length > 1)
  return open.slice(0, lengths.findLast((length) => isRating(named(open.slice(0, length)))) ?? 0)
}

/** The options that the name of a column lists: `Yes / No` */
function listedIn(name: string): readonly string[] {
  const listed = choicesInWords(name, true)
  return listed.length > 1 && isScale(listed) ? listed : []
}

const isChoice = (cell: Cell): boolean => choicesIn(cell).length > 1
const isChoiceOrEmpty = (cell: Cell): boolean => isEmpty(cell) || isChoice(cell)

/** The options in a cell, with boxes or in words */
export function choicesIn(cell: Cell): readonly string[] {
  const [first, ...others] = piecesOf(partsIn(cell))
  if (first?.kind === 'boxes')
    return first.label === null && others.length === 0 ? first.options.map(({ text }) => text) : []
  return hasPlace(cell) ? [] : choicesInWords(textOf(cell), false)
}

const titleOf = (cell: Cell): readonly TableItem[] =>
  cell.lines.slice(0, 1).map((line) => ({ ...line, isHeading: true }))

/** The question of a row, and a text for each column with room to write */
function itemsOf(row: Row, names: readonly string[], columns: Columns): readonly TableItem[] {
  const label = readLabel(textOf(cellAt(row, columns.question)))
  const choice = choiceOf(row, names, columns)
  const options = choice.options.map(({ text }) => text)
  const texts = columns.rooms.map((column, index): TableItem => {
    const { text, hint } = readLabel(names[column] ?? '')
    // `If yes, give details` shows the text for that option of the row.
    const answer = options.length > 1 ? followedAnswer(text) : null
    const option = answer === null ? undefined : optionMeaning(answer, options)
    const type = typeOf(text, hint, 1)
    return {
      kind: 'asked',
      question: aQuestion(`${label.text}: ${text}`, { type, hint }),
      ...(option !== undefined && { shownBy: { back: index + 1, option } }),
    }
  })
  return [{ kind: 'asked', question: choice }, ...texts]
}

function choiceOf(
  row: Row,
  names: readonly string[],
  { question, options, choices }: Columns,
): Question {
  const name = textOf(cellAt(row, question))
  const listed = choices === null ? [] : choicesIn(cellAt(row, choices))
  const [only = 0] = options
  const inName = options.length === 1 ? listedIn(names[only] ?? '') : []
  const texts =
    listed.length > 1
      ? listed
      : inName.length > 1
        ? inName
        : options.length > 1
          ? options.map((column) => readLabel(names[column] ?? '').text)
          : []
  if (texts.length === 0) return consentQuestion(name)
  const { text, isRequired } = readLabel(name)
  return aQuestion(text, {
    answer: 'one',
    isRequired,
    options: texts.map((option) => ({ text: option, hasRoom: false })),
  })
}
