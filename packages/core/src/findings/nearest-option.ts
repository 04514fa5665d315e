/**
 * Finds the option that an unknown value probably refers to: equal apart from case, spaces, accents and punctuation,
 * or with few changed letters. Null when no option is close, or two are equally close.
 */
export function nearestOption(value: string, options: readonly string[]): string | null {
  const wanted = plain(value)
  if (wanted === '' || options.length > mostOptions) return null
  const mostChanges = Math.floor(wanted.length / 3)
  let nearest: string | null = null
  let fewest = mostChanges + 1
  for (const option of new Set(options)) {
    const changes = changesBetween(wanted, plain(option), Math.min(fewest, mostChanges))
    if (changes < fewest) {
      nearest = option
      fewest = changes
    } else if (changes === fewest && changes <= mostChanges) nearest = null
  }
  return nearest
}

/** Limit of options to search, for speed. */
const mostOptions = 500

/** Maximum number of characters compared. */
const comparedCharacters = 100

function plain(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, comparedCharacters)
}

/** Levenshtein distance. Any number above `most` means that the distance is larger than `most`. */
function changesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
