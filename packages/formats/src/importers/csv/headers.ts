import { labelText } from '../../reading/label-text.ts'

/** A column of a table of answers. Columns with the same header are options of one question. */
export interface Header {
  readonly label: string
  readonly options: readonly string[]
}

/** Sub-headers of text columns */
const typed = /^(?:open-ended response|response|antwort|réponse|respuesta)$/i

/**
 * Finds the headers: mostly the first row. Survey tools may put codes there and the questions below, or a question
 * over several columns and its options below.
 */
export function headersOf(rows: readonly (readonly string[])[]): readonly Header[] {
  const [first = [], second = [], third = []] = rows
  const plain = (cells: readonly string[]) =>
    cells.map(labelText).flatMap((label) => (label === '' ? [] : [{ label, options: [] }]))
  if (/^\{"ImportId"/.test(third[0]?.trim() ?? '')) return plain(second)
  return isSpread(first, second) ? spread(first, second) : plain(first)
}

/** True if the second row has options of the first one: it is empty at the start, and filled where the first is not. */
function isSpread(first: readonly string[], second: readonly string[]): boolean {
  const isEmpty = (cell: string | undefined) => (cell ?? '').trim() === ''
  if (isEmpty(first[0]) || !isEmpty(second[0])) return false
  const gaps = first.filter((cell, at) => isEmpty(cell) && !isEmpty(second[at])).length
  return gaps > 0 && first.every((cell, at) => !isEmpty(cell) || !isEmpty(second[at]))
}

function spread(first: readonly string[], second: readonly string[]): readonly Header[] {
  const headers: { label: string; options: string[] }[] = []
  for (const [at, cell] of first.entries()) {
    const label = labelText(cell)
    if (label !== '') headers.push({ label, options: [] })
    const option = (second[at] ?? '').trim()
    if (option !== '' && !typed.test(option)) headers.at(-1)?.options.push(option)
  }
  return headers
}
