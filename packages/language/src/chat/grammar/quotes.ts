import type { Reader } from './reader.ts'

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '[': ']',
  '{': '}',
  '<': '>',
  '*': '*',
}

/** Quotes that say which way they face: where such a one closes, straight ones before it belong to what is quoted. */
const facing: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»' }

/** What stands in quotes at a token: from its first inner token to the closing one. */
export interface Quoted {
  readonly from: number
  readonly to: number
  /** behind the closing mark */
  readonly end: number
}

/** the farthest that a closing mark is looked for */
const longestQuote = 120

/** Every way to close what opens here, the nearest first: a label may have quotes of its own. */
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

/** Exactly what was written between the quotes. */
export function quotedText(reader: Reader, { from, to }: Quoted): string {
  const start = reader.tokens[from - 1]?.end ?? 0
  return reader.text.slice(start, reader.tokens[to]?.start ?? start)
}
