import { labelText } from '../../reading/label-text.ts'

/** A column of a table of answers. Columns with the same header are options of one question. */
export interface Header {
  readonly label: string
  readonly options: readonly string[]
}

interface Headers {
  readonly headers: readonly Header[]
  /** Rows that name the columns */
  readonly rows: number
}

/** Sub-headers of text columns */
const typed = /^(?:open-ended response|response|antwort|réponse|respuesta)$/i

/**
 * Finds the headers: mostly the first row. Survey tools may put codes there and the questions below, or a question
 * over several columns and its options below.
 */
export function headersOf(rows: readonly (readonly string[])[]): Headers {
  const [first = [], second = [], third = []] = rows
  const plain = (cells: readonly string[]) =>
    cells.map(labelText).flatMap((label) => (label === '' ? [] : [{ label, options: [] }]))
  if (/^\{"ImportId"/.test(third[0]?.trim() ?? '')) return { headers: plain(second), rows: 3 }
  return isSpread(first, second)
    ? { headers: spread(first, second), rows: 2 }
    : { headers: plain(first), rows: 1 }
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
