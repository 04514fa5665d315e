import { labelText } from '../../reading/label-text.ts'
import { readOptionLine } from '../../reading/option-lines.ts'
import type { Draft } from './draft.ts'
import { type Label, readLabel } from './read-label.ts'

type Row = readonly string[]

/** A cell for an answer: empty, a blank or a box */
const open = /^(?:[\s_.…○◯☐□]|&nbsp;|\[\s*\]|\(\s*\))*$/
/** Names of a column of labels, which is no label itself */
const columnName =
  /^(?:fields?|questions?|labels?|names? of (?:the )?fields?|prompts?|items?|details?|information|topic)$/i

/**
 * Fields of a table with cells to fill in. Its rows have labels and room beside them, or the head has the options of
 * each row, or the head names the fields.
 */
export function toFillIn(head: Row, body: readonly Row[], newId: () => string): readonly Draft[] {
  const draft = (label: Label, options = label.options) => aDraft(newId(), { ...label, options })
  const rows = roomRows(head, body)
  if (rows !== null) return rows.flat().map(({ label, options }) => draft(label, options))
  const [corner = '', ...heads] = head
  if (body.length === 0 || !body.every((row) => row.slice(1).every((cell) => open.test(cell))))
    return []
  const named = body.flatMap(([first = '']) => (open.test(first) ? [] : [readLabel(first)]))
  if (named.length === body.length && heads.length > 1)
    return named.map((label) => draft(label, heads))
  const names = named.length === 0 ? [corner, ...heads].map(readLabel) : []
  return names.filter(({ label }) => label !== '').map((label) => draft(label))
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
