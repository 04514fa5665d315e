// Tables with a person or a thing per empty row, some of whose cells list choices: `Medicine | Dose | Daily? Yes / No`.

import { choicesIn } from './asking-rows.ts'
import type { Cell } from './block.ts'
import { hasPlace, isEmpty, isOpen, type Row, textOf } from './cells.ts'
import { countWords, readLabel } from './label.ts'
import { oneOrManyInWords } from './one-or-many.ts'
import { aQuestion, type Question } from './question.ts'
import type { TableItem } from './table-item.ts'

const longestName = 14
const mostRows = 200

/**
 * Reads a header and the empty rows below.
 * @returns null if no cell of the rows has choices, or none has room
 */
export function recordRows(
  rows: readonly Row[],
  at: number,
): { readonly items: readonly TableItem[]; readonly rows: number } | null {
  const head = rows[at] ?? []
  const isName = (cell: Cell) =>
    !hasPlace(cell) && !isEmpty(cell) && countWords(textOf(cell)) <= longestName
  if (head.length < 2 || !head.every(isName)) return null
  const body: Row[] = []
  for (const row of rows.slice(at + 1, at + 1 + mostRows)) {
    if (row.length !== head.length || !row.every(isAnswer) || !row.some(isOpen)) break
    body.push(row)
  }
  const [first, ...others] = body
  if (first === undefined || !first.some((cell) => choicesIn(cell).length > 1)) return null
  const questions = head.map((cell, column) => questionOf(cell, first[column] ?? { lines: [] }))
  const remark = `A table with ${body.length} rows to fill in was imported as one set of fields, starting here.`
  const items = questions.map(
    (question, column): TableItem => ({
      kind: 'asked',
      question,
      ...(others.length > 0 && column === 0 && { remark }),
    }),
  )
  return { items, rows: body.length + 1 }
}

const isAnswer = (cell: Cell): boolean => isOpen(cell) || choicesIn(cell).length > 1

function questionOf(name: Cell, answer: Cell): Question {
  const { text, isRequired, hint, choose } = readLabel(textOf(name))
  const options = choicesIn(answer)
  if (options.length < 2) return aQuestion(text, { isColumn: true, isRequired, hint })
  return aQuestion(text, {
    isRequired,
    answer: oneOrManyInWords(text, options, choose),
    options: options.map((option) => ({ text: option, hasRoom: false })),
  })
}
