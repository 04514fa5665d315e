import type { Field } from '@ramiform/core/field'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { type PhraseTable, phrasesAt } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'

/** One reading of a stretch of a sentence. The cheapest reading of the whole sentence wins. */
export interface Found<T> {
  readonly value: T
  readonly end: number
  readonly cost: number
  readonly remarks: readonly Remark[]
}

/** An assumption that was made, or an obstacle to a rule. */
export type Remark =
  | { readonly kind: 'assumed'; readonly text: string }
  | {
      readonly kind: 'ask'
      readonly question: string
      /** Replacements in the text, one for each choice */
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'refuse'
      readonly reason: string
      readonly hint: string
      /** The words name no field of the form */
      readonly isUnknown?: true
    }
  /** A question with a negation was named in other words, so its yes may mean a no */
  | { readonly kind: 'turned'; readonly field: Field }

export interface Choice {
  readonly label: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Cost of an obstacle: more than any rough reading, less than no reading. */
export const problemCost = 5

export interface Reader {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  /** true for words inside a longer name, which are rarely grammar */
  readonly inName: readonly boolean[]
  readonly memory: Map<string, readonly Found<unknown>[]>
  /** steps left before reading stops */
  readonly work: { left: number }
  /** Target fields, which cannot be sources of their own rule */
  readonly avoid: ReadonlySet<string>
  /** Fields mentioned in the sentence before */
  readonly topic: readonly Field[]
}

/** Thrown when reading takes more steps than any real sentence needs. `readStatements` catches it. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex'
}

/**
 * Returns the readings stored under this key, or computes and stores them.
 * @throws TooComplex when no steps are left.
 */
export function memoized<T>(
  reader: Reader,
  key: string,
  read: () => readonly Found<T>[],
): readonly Found<T>[] {
  const before = reader.memory.get(key)
  // Each key belongs to one function, so the type is the same.
  if (before !== undefined) return before as readonly Found<T>[]
  spend(reader)
  const found = bestPerEnd(read())
  reader.memory.set(key, found)
  return found
}

export function spend(reader: Reader, steps = 1) {
  reader.work.left -= steps
  if (reader.work.left < 0) throw new TooComplex()
}

/** Keeps the cheapest reading for each end. */
export function bestPerEnd<T>(founds: readonly Found<T>[]): readonly Found<T>[] {
  const best = new Map<number, Found<T>>()
  for (const found of founds) {
    const other = best.get(found.end)
    if (other === undefined || found.cost < other.cost) best.set(found.end, found)
  }
  return [...best.values()]
}

/**
 * Continues reading behind each result; costs and remarks add up. Not named `then`: a module that exports
 * `then` cannot be imported dynamically.
 */
export function andThen<A, B>(
  founds: readonly Found<A>[],
  next: (value: A, end: number) => readonly Found<B>[],
): readonly Found<B>[] {
  return founds.flatMap(({ value, end, cost, remarks }) =>
    next(value, end).map((found) => ({
      value: found.value,
      end: found.end,
      cost: cost + found.cost,
      remarks: remarks.length === 0 ? found.remarks : [...remarks, ...found.remarks],
    })),
  )
}

/**
 * Reads something again and again behind itself, and returns all readings on the way.
 * @param most Times that `next` is read, at most
 */
export function repeated<T>(
  first: readonly Found<T>[],
  most: number,
  next: (value: T, end: number) => readonly Found<T>[],
): readonly Found<T>[] {
  let open = first
  const all = [...open]
  for (let count = 0; count < most && open.length > 0; count += 1) {
    open = bestPerEnd(andThen(open, next))
    all.push(...open)
  }
  return all
}

export function map<A, B>(
  founds: readonly Found<A>[],
  change: (value: A) => B,
): readonly Found<B>[] {
  return founds.map((found) => ({ ...found, value: change(found.value) }))
}

export function found<T>(
  value: T,
  end: number,
  cost = 0,
  remarks: readonly Remark[] = [],
): Found<T> {
  return { value, end, cost, remarks }
}

export function addCost<T>(founds: readonly Found<T>[], cost: number): readonly Found<T>[] {
  return founds.map((one) => ({ ...one, cost: one.cost + cost }))
}

export function isWord(reader: Reader, at: number, ...words: readonly string[]): boolean {
  return words.includes(reader.tokens[at]?.word ?? '')
}

/** Finds the phrases of a table at this token. A word inside a name costs more. */
export function phrases<T>(reader: Reader, at: number, table: PhraseTable<T>): readonly Found<T>[] {
  const cost = reader.inName[at] === true ? 0.3 : 0
  return phrasesAt(table, reader.tokens, at).map(({ value, end }) => found(value, end, cost))
}

/** This token, and the tokens behind an optional phrase. */
export function optional<T>(
  reader: Reader,
  at: number,
  table: PhraseTable<T>,
): readonly Found<null>[] {
  return [
    found(null, at),
    ...phrases(reader, at, table).map((one) => ({ ...one, value: null, cost: one.cost + 0.003 })),
  ]
}

/** The first token that is none of these words. */
export function skipWords(reader: Reader, at: number, words: ReadonlySet<string>): number {
  let end = at
  while (words.has(reader.tokens[end]?.word ?? '')) end += 1
  return end
}

/** The text between two tokens, as written. */
export function textBetween(reader: Reader, from: number, to: number): string {
  const first = reader.tokens[from]
  const last = reader.tokens[to - 1]
  return first === undefined || last === undefined ? '' : reader.text.slice(first.start, last.end)
}

export function charsBetween(reader: Reader, from: number, to: number) {
  const start = reader.tokens[from]?.start ?? reader.text.length
  return { start, end: reader.tokens[to - 1]?.end ?? start }
}
