import type { FoundPart } from './articles.server.ts'

/** Maximum number of results. */
const shownAtOnce = 8

/** The parts whose titles have every word that was typed; articles first, then the earliest match. */
export function findParts(parts: readonly FoundPart[], typed: string): readonly FoundPart[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return parts
    .map((part) => ({ part, rank: rankOf(part, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, shownAtOnce)
    .map(({ part }) => part)
}

/** Smaller is better; null if a word is missing. */
function rankOf({ title, within = '' }: FoundPart, words: readonly string[]): number | null {
  const own = plain(title)
  const all = `${own} ${plain(within)}`
  if (!words.every((word) => all.includes(word))) return null
  if (!words.some((word) => own.includes(word))) return null
  const begins = words.some((word) => ` ${own}`.includes(` ${word}`))
  return (within === '' ? 0 : 2) + (begins ? 0 : 1)
}

/** `email` also finds `E-mail`. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[-’']/g, '')
