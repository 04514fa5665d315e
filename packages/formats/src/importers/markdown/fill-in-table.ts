import { isRating } from '../../documents/questions/one-or-many.ts'
import { labelText } from '../../reading/label-text.ts'
import { readOptionLine } from '../../reading/option-lines.ts'
import { type Draft, typeOfName } from './draft.ts'
import { type Label, readLabel } from './read-label.ts'

type Row = readonly string[]

/** A cell for an answer: empty, a blank or a box */
const open = /^(?:[\s_.…○◯☐□]|&nbsp;|\[\s*\]|\(\s*\))*$/
const box = /[○◯☐□]|\[\s*\]|\(\s*\)/
/** Names of a column of labels, which is no label itself */
const columnName =
  /^(?:fields?|questions?|labels?|names? of (?:the )?fields?|prompts?|items?|details?|information|topic)$/i

/** Cells of a grid that become fields; more are a list of data */
const mostCells = 60

/**
 * Fields of a table with cells to fill in. Its rows have labels and room beside them, or the head has the options of
 * each row, or rows and columns name a field per cell, or the head names the fields.
 */
export function toFillIn(head: Row, body: readonly Row[], newId: () => string): readonly Draft[] {
  const draft = (label: Label, options = label.options) => aDraft(newId(), { ...label, options })
  const rows = roomRows(head, body)
  if (rows !== null) return rows.flat().map(({ label, options }) => draft(label, options))
  // Markdown needs a head, so the names of the columns may be below an empty one.
  const [first, ...others] = body
  if (first !== undefined && head.every((cell) => open.test(cell)))
    return others.length === 0 ? [] : toFillIn(first, others, newId)
  const [corner = '', ...heads] = head
  if (body.length === 0 || !body.every((row) => row.slice(1).every((cell) => open.test(cell))))
    return []
  const names = body.map(([name = '']) => name).filter((name) => /\p{L}/u.test(name))
  if (names.length === body.length && heads.length > 1) {
    const labels = names.map(readLabel)
    if (areAnswers(heads, body)) return labels.map((label) => draft(label, heads))
    const columns = heads.map(readLabel)
    return labels.length * columns.length > mostCells
      ? []
      : labels.flatMap((row) => columns.map((column) => draft(inCell(row, column), [])))
  }
  if (names.length > 0) return []
  // Rows with only a number: `| No. | Name | Age |`
  const isNumbered = body.some(([name = '']) => !open.test(name))
  const labels = (isNumbered ? heads : [corner, ...heads]).map(readLabel)
  return labels.filter(({ label }) => label !== '').map((label) => draft(label))
}

/** True if the columns of a grid are the answers to its rows: boxes, the steps of a scale, or questions beside them. */
function areAnswers(heads: Row, body: readonly Row[]): boolean {
  const hasBoxes = body.some((row) => row.slice(1).some((cell) => box.test(cell)))
  const areQuestions = body.every(([name = '']) => /[?？.!。]$/.test(name))
  return hasBoxes || areQuestions || isRating(heads)
}

/** The field where a row and a column meet: `Phone: Mother` */
function inCell(row: Label, column: Label): Label {
  const types = [row, column].map(({ label, type }) => type ?? typeOfName(label))
  return {
    ...row,
    label: `${row.label}: ${column.label}`,
    required: row.required || column.required,
    type: types.find((type) => type !== 'text') ?? null,
    options: [],
  }
}

interface Asked {
  readonly label: Label
  readonly options: readonly string[]
}

/** Labels beside room or choices, in one or more pairs of columns: `| Name | | Date | |`. Null for other tables. */
function roomRows(head: Row, body: readonly Row[]): readonly (readonly Asked[])[] | null {
  const isEmptyHead = head.every((cell) => open.test(cell))
  const first = isEmptyHead ? [] : askedIn(head)
  // Markdown needs a head, so the first question may be in it: `| Name | |`.
  const isQuestion =
    first !== null && first.length > 0 && !columnName.test(labelText(head[0] ?? ''))
  const isSingle = head.length === 2
  if (!isEmptyHead && !isQuestion && !isSingle) return null
  const rows = body.map(askedIn)
  const read = isQuestion ? [first, ...rows] : rows
  const sound = read.flatMap((row) => (row === null ? [] : [row]))
  const asked = sound.flat()
  if (sound.length < read.length || asked.length === 0) return null
  // Choices alone may be a list of dishes or prices.
  const hasRoom = isEmptyHead || isQuestion || asked.some(({ options }) => options.length === 0)
  return hasRoom ? sound : null
}

/** Labels of a row, each with room or choices in the cell behind it; null if a cell is anything else. */
function askedIn(row: Row): readonly Asked[] | null {
  const asked: Asked[] = []
  for (let at = 0; at < row.length; at += 2) {
    const [name = '', room = ''] = row.slice(at, at + 2)
    if (open.test(name) && open.test(room)) continue
    const choices = open.test(room) ? [] : choicesIn(room)
    if (open.test(name) || choices === null || at + 1 >= row.length) return null
    const label = readLabel(name)
    asked.push({ label, options: choices.length > 0 ? choices : label.options })
  }
  return asked
}

/** Choices in a cell: `Yes / No`, `☐ Yes ☐ No`. */
function choicesIn(cell: string): readonly string[] | null {
  const boxes = readOptionLine(cell)
  if (boxes?.isSure === true && boxes.options.length > 1) return boxes.options
  const choices = cell.split(/\s*\|\s*|\s+\/\s+|(?<=^yes)\/(?=no$)/i).map((text) => text.trim())
  const canBe = (text: string) => text !== '' && text.length <= 60
  return choices.length > 1 && choices.every(canBe) ? choices : null
}

export const aDraft = (
  id: string,
  { label, required, type, options, choose }: Pick<Label, 'label'> & Partial<Label>,
): Draft => ({
  id,
  label,
  required: required ?? false,
  from: 'table',
  type: type ?? null,
  options: options ?? [],
  choice: choose === 'many' ? 'checkbox' : 'radio',
  choose: choose ?? null,
  description: '',
  endsWithColon: false,
  isTentative: false,
  behind: null,
})
