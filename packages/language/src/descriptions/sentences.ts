import { matchesOf } from '../patterns.ts'

const inside =
  /\((?:[^()]|\([^()]{0,200}\)){1,600}\)|\[[^[\]]{1,600}\]|\{[^{}]{1,600}\}|"[^"]{1,600}"|“[^“”]{1,600}”/g

/** The text with "_" for each character inside brackets and quotes; positions stay the same. */
export const masked = (text: string) =>
  text.replaceAll(inside, (part) => `${part[0]}${'_'.repeat(part.length - 2)}${part.at(-1)}`)

/** The end of a sentence, not of an abbreviation, with options in brackets: `How often? (daily, weekly)` */
const end =
  /(?:[!?]|(?<!(?:^|[\s(])(?:e\.?g|i\.?e|etc|nr|vs|approx|mr|mrs|ms|dr|st|jr|sr|inc|ltd|a\.m|p\.m|ph\.d|max|min))\.(?!(?<=(?:^|\s)no\.)\s\d))[.!?"”)]*(?:(?<=\?)\s*(?:\(_*\)|\[_*\])[.?!]?|(?!\s*[([]_))(?=\s|$)/gi

/** Splits a text into sentences, but not inside brackets or quotes. */
export function sentencesOf(text: string): readonly string[] {
  const ends = matchesOf(masked(text), end).map((found) => found.index + found[0].length)
  return [...ends, text.length]
    .map((to, at) => text.slice(ends[at - 1] ?? 0, to).trim())
    .map((sentence) => sentence.replace(/^[-–—]\s+(?=(?:if|when|only|unless)\b)/i, ''))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
