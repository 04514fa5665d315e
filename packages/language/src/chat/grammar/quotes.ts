import type { Reader } from './reader.ts'

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '[': ']',
  '{': '}',
  '<': '>',
  '*': '*',
}

/** Quotes with a direction. If one of these closes, straight quotes in between are part of the text. */
const facing: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»' }

/** Quoted tokens, from the first inner one to the closing mark. */
export interface Quoted {
  readonly from: number
  readonly to: number
  /** Token behind the closing mark */
  readonly end: number
}

/** Most tokens up to a closing mark */
const longestQuote = 120

/** Finds every way to close the quote that opens here, nearest first. A label may contain quotes. */
export function quotesAt(reader: Reader, at: number): readonly Quoted[] {
  const open = reader.tokens[at]
  if (open?.kind !== 'mark' || !Object.hasOwn(pairs, open.word)) return []
  const sign = (place: number) => reader.text[reader.tokens[place]?.start ?? 0] ?? ''
  const found: Quoted[] = []
  for (let to = at + 1; to < at + longestQuote; to += 1) {
    const token = reader.tokens[to]
    if (token === undefined || token.word === '\n') break
    if (token.word === pairs[open.word] && token.start > open.end)
      found.push({ from: at + 1, to, end: to + 1 })
  }
  const faced = found.filter(({ to }) => facing[sign(at)]?.includes(sign(to)))
  return (faced.length > 0 ? faced : found).slice(0, 3)
}

/** The exact text between the quotes. */
export function quotedText(reader: Reader, { from, to }: Quoted): string {
  const start = reader.tokens[from - 1]?.end ?? 0
  return reader.text.slice(start, reader.tokens[to]?.start ?? start)
}
