export interface Findable {
  readonly name: string
  readonly words?: string | undefined
}

/**
 * Entries that contain every word of the query. Names that start with the query come first, then names with a word that
 * does.
 */
export function rankEntries<Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return entries
  return entries
    .map((entry, index) => ({ entry, index, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ entry }) => entry)
}

function scoreOf({ name, words = '' }: Findable, wanted: readonly string[]): number {
  const text = name.toLowerCase()
  const scores = wanted.map((word, index) => {
    if (index === 0 && text.startsWith(word)) return 4
    if (text.includes(` ${word}`) || text.startsWith(word)) return 3
    if (text.includes(word)) return 2
    return words.toLowerCase().includes(word) ? 1 : 0
  })
  return scores.some((score) => score === 0) ? 0 : scores.reduce<number>((a, b) => a + b, 0)
}
