import type { Line } from './block.ts'
import { inlineOptions } from './inline-options.ts'
import { isNumbered } from './label.ts'
import { asksForWriting, isAskingName, isProse } from './line-kinds.ts'
import { wordsOf } from './parts.ts'
import type { TableItem } from './table.ts'

/**
 * Marks the items of lists of which at least half ask by themselves: `Name`, `Allergies`, `Do you come by car?`.
 * The other items of such a list are fields, too, and no options.
 */
export function withFieldLists(items: readonly TableItem[]): readonly TableItem[] {
  const marked = [...items]
  for (let from = 0; from < items.length; ) {
    const kind = listOf(items[from])
    let end = from + 1
    while (kind !== null && end < items.length && listOf(items[end]) === kind) end += 1
    const lines = items.slice(from, end).filter((item) => item.kind === 'line')
    if (kind !== null && isFieldList(lines)) {
      for (const [at, line] of lines.entries()) marked[from + at] = { ...line, isField: true }
    }
    from = end
  }
  return marked
}

/** Kind of the list that a line is an item of; null for none. */
function listOf(item: TableItem | undefined): string | null {
  if (item?.kind !== 'line') return null
  const { list } = item
  if (list !== undefined) return `${list.depth} ${list.isNumbered}`
  const text = wordsOf(item.parts)
  if (/^\s*[•●▪◦‣*-]\s/.test(text)) return 'bullet'
  return isNumbered(text) && /^\d/.test(text) ? 'number' : null
}

function isFieldList(lines: readonly Line[]): boolean {
  const [first] = lines
  if (first === undefined || lines.length < 2 || !asksItself(first)) return false
  const asking = lines.filter(asksItself).length
  return asking * 2 >= lines.length && !lines.some((line) => isProse(wordsOf(line.parts)))
}

function asksItself({ parts }: Line): boolean {
  const text = wordsOf(parts)
  if (parts.some(({ kind }) => kind !== 'words')) return parts.some(({ kind }) => kind === 'blank')
  return (
    asksForWriting(text) ||
    isAskingName(text) ||
    /[:：]\s*$/.test(text) ||
    inlineOptions(text) !== null
  )
}
