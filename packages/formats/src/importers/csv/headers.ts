import { labelText } from '../../reading/label-text.ts'

/** A column of a table of answers; several that share a header are the options of one question. */
export interface Header {
  readonly label: string
  readonly options: readonly string[]
}

/** sub-headers that say only that something was typed */
const typed = /^(?:open-ended response|response|antwort|réponse|respuesta)$/i

/**
 * The headers of a table of answers. Mostly the first row; where a survey tool put codes there and the questions
 * below, the second; where it put a question above several columns and its options below, both.
 */
export function headersOf(rows: readonly (readonly string[])[]): readonly Header[] {
  const [first = [], second = [], third = []] = rows
  const plain = (cells: readonly string[]) =>
    cells.map(labelText).flatMap((label) => (label === '' ? [] : [{ label, options: [] }]))
  if (/^\{"ImportId"/.test(third[0]?.trim() ?? '')) return plain(second)
  return isSpread(first, second) ? spread(first, second) : plain(first)
}

/** Whether the second row names options of the first: it is empty at the start and where the first one is not. */
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
    const option = labelText(second[at] ?? '')
    if (option !== '' && !typed.test(option)) headers.at(-1)?.options.push(option)
  }
  return headers
}
