import type { Field } from '@ramiform/core/field'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { type PhraseTable, phrasesAt } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'

/** One way to read a stretch of a sentence. The cheapest way that reads all of it is what was meant. */
export interface Found<T> {
  readonly value: T
  readonly end: number
  readonly cost: number
  readonly remarks: readonly Remark[]
}

/** What was taken for granted, or what stands in the way of a rule. */
export type Remark =
  | { readonly kind: 'assumed'; readonly text: string }
  | {
      readonly kind: 'ask'
      readonly question: string
      /** what each choice puts in the place of which part of the text */
      readonly choices: readonly Choice[]
    }
  | { readonly kind: 'refuse'; readonly reason: string; readonly hint: string }
  /** a question that denies was named by other words than its own: its yes may be meant as a no */
  | { readonly kind: 'turned'; readonly field: Field }

export interface Choice {
  readonly label: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What stands in the way costs more than any rough reading, and less than not being read at all. */
export const problemCost = 5

export interface Reader {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  /** words inside a longer name, which are hardly meant as grammar */
  readonly inName: readonly boolean[]
  readonly memory: Map<string, readonly Found<unknown>[]>
  /** steps left before a text counts as too tangled */
  readonly work: { left: number }
  /** fields that cannot be meant as a source, since they are what shows */
  readonly avoid: ReadonlySet<string>
  /** what the sentence before spoke of */
  readonly topic: readonly Field[]
}

/** Thrown in the grammar only, and caught by `readStatements`: reading took more steps than any real sentence does. */
export class TooTangled extends Error {
  override readonly name = 'TooTangled'
}

/** Reads something once for each place. */
export function once<T>(
  reader: Reader,
  key: string,
  read: () => readonly Found<T>[],
): readonly Found<T>[] {
  const before = reader.memory.get(key)
  // What is stored under a key was read by the function of that key.
  if (before !== undefined) return before as readonly Found<T>[]
  spend(reader)
  const found = bestPerEnd(read())
  reader.memory.set(key, found)
  return found
}

export function spend(reader: Reader, steps = 1) {
  reader.work.left -= steps
  if (reader.work.left < 0) throw new TooTangled()
}

/** Of several ways to the same place only the cheapest is followed. */
export function bestPerEnd<T>(founds: readonly Found<T>[]): readonly Found<T>[] {
  const best = new Map<number, Found<T>>()
  for (const found of founds) {
    const other = best.get(found.end)
    if (other === undefined || found.cost < other.cost) best.set(found.end, found)
  }
  return [...best.values()]
}

/** Goes on behind everything that was found. (A module that exports a `then` cannot be imported dynamically.) */
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

export function dearer<T>(founds: readonly Found<T>[], cost: number): readonly Found<T>[] {
  return founds.map((one) => ({ ...one, cost: one.cost + cost }))
}

export function isWord(reader: Reader, at: number, ...words: readonly string[]): boolean {
  return words.includes(reader.tokens[at]?.word ?? '')
}

/** The phrases of a table that stand at a place; a word inside a name is hardly one. */
export function phrases<T>(reader: Reader, at: number, table: PhraseTable<T>): readonly Found<T>[] {
  const cost = reader.inName[at] === true ? 0.3 : 0
  return phrasesAt(table, reader.tokens, at).map(({ value, end }) => found(value, end, cost))
}

/** The place itself, and those behind a phrase that may be there. */
export function maybe<T>(
  reader: Reader,
  at: number,
  table: PhraseTable<T>,
): readonly Found<null>[] {
  return [
    found(null, at),
    ...phrases(reader, at, table).map((one) => ({ ...one, value: null, cost: one.cost + 0.003 })),
  ]
}

/** The place itself, or behind one of some words that say nothing there. */
export function skipWords(reader: Reader, at: number, words: ReadonlySet<string>): number {
  let end = at
  while (words.has(reader.tokens[end]?.word ?? '')) end += 1
  return end
}

/** The text between two tokens as it was written. */
export function textBetween(reader: Reader, from: number, to: number): string {
  const first = reader.tokens[from]
  const last = reader.tokens[to - 1]
  return first === undefined || last === undefined ? '' : reader.text.slice(first.start, last.end)
}

export function charsBetween(reader: Reader, from: number, to: number) {
  const start = reader.tokens[from]?.start ?? reader.text.length
  return { start, end: reader.tokens[to - 1]?.end ?? start }
}
