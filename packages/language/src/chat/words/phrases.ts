import { type Token, tokensOf } from './tokens.ts'

/** Phrases by first word, each with its value. */
export type PhraseTable<T> = ReadonlyMap<
  string,
  readonly { readonly words: readonly string[]; readonly value: T }[]
>

/** Words of all phrases: words with a meaning of their own in a sentence */
export const grammarWords = new Set<string>()

/**
 * Builds a table from phrases: `{ more: 'more than | over' }`. `|` separates phrases, `/` alternatives: `is/are set`.
 */
export function phraseTable<T extends string>(lists: Readonly<Record<T, string>>): PhraseTable<T> {
  const phrases = (Object.keys(lists) as T[]).flatMap((value) =>
    lists[value].split('|').flatMap((phrase) => spelled(phrase).map((words) => ({ words, value }))),
  )
  for (const word of phrases.flatMap(({ words }) => words)) grammarWords.add(word)
  return Map.groupBy(phrases, ({ words: [first = ''] }) => first)
}

/** Builds a table of phrases without values. */
export const phraseSet = (list: string): PhraseTable<'yes'> => phraseTable({ yes: list })

function spelled(phrase: string): readonly (readonly string[])[] {
  let ways: readonly (readonly string[])[] = [[]]
  for (const part of phrase.trim().split(/\s+/)) {
    const words = (part === '/' ? [part] : part.split('/')).map((word) =>
      word === '_' ? [] : tokensOf(word).map((token) => token.word),
    )
    ways = ways.flatMap((way) => words.map((word) => [...way, ...word]))
  }
  return ways
}

export function phrasesAt<T>(
  table: PhraseTable<T>,
  tokens: readonly Token[],
  at: number,
): readonly { readonly value: T; readonly end: number }[] {
  return (table.get(tokens[at]?.word ?? '') ?? [])
    .filter(({ words }) => words.every((word, index) => tokens[at + index]?.word === word))
    .map(({ words, value }) => ({ value, end: at + words.length }))
}

/** The longest phrase of some tables at a token */
export const longestPhrase = <T>(
  tokens: readonly Token[],
  at: number,
  ...tables: readonly PhraseTable<T>[]
) => tables.flatMap((table) => phrasesAt(table, tokens, at)).toSorted((a, b) => b.end - a.end)[0]
