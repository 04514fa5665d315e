import { asks, isQuestion, requestsInput } from './asking.ts'
import { isFieldName } from './guess-field-type.ts'

interface Item {
  readonly at: number
  readonly number: number
  readonly indent: string
  readonly text: string
  /** Characters up to its text */
  readonly width: number
}

const numbered = /^([ \t]*)(\d{1,3})([.)][ \t]+)(\S.*)$/s

/**
 * Finds numbered lists that begin at 1 again right below an item that asks: `5. Please rate us`, `1. Bad`, `2. Good`.
 * @returns Each line of such a list, with the width of the item above it.
 */
export function restartedItems(lines: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  let outer: Item | null = null
  let inner: Item[] = []
  const close = () => {
    const isList = inner.length > 1 && !inner.some(({ text }) => isAsking(text))
    if (isList && outer !== null) for (const { at } of inner) found.set(at, outer.width)
    inner = []
  }
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const item = itemOf(line, at)
    const last = inner.at(-1)
    if (item === null || (outer !== null && item.indent !== outer.indent)) {
      close()
      outer = item
      continue
    }
    const goesOn = item.number === (outer?.number ?? 0) + 1
    if (last !== undefined && item.number === last.number + 1 && !(goesOn && isAsking(item.text))) {
      inner.push(item)
    } else if (last === undefined && item.number === 1 && outer !== null && asks(outer.text)) {
      inner.push(item)
    } else {
      close()
      outer = item
    }
  }
  close()
  return found
}

function itemOf(line: string, at: number): Item | null {
  const [, indent = '', number = '', mark = '', text] = numbered.exec(line.slice(0, 2_000)) ?? []
  if (text === undefined) return null
  return { at, number: Number(number), indent, text, width: number.length + mark.length }
}

function isAsking(text: string): boolean {
  return (
    isQuestion(text) || requestsInput(text) || isFieldName(text) || /[:：]\s*$|_{3,}/.test(text)
  )
}

/** Indents such lists, so that they are inside of their item. */
export function withNestedLists(text: string): string {
  if (!/^[ \t]*\d{1,3}[.)][ \t]/m.test(text)) return text
  const lines = text.split('\n')
  const nested = restartedItems(lines)
  if (nested.size === 0) return text
  return lines.map((line, at) => `${' '.repeat(nested.get(at) ?? 0)}${line}`).join('\n')
}
