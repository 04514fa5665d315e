// A statement and its opposite: two boxes of which one applies, or `I will / will not come` to circle.
import { countWords, readLabel } from './label.ts'

/** Words that deny a statement, in languages that only add one */
const denials = new Set(['not', 'nicht', 'niet', 'inte', 'no', 'non', 'não'])
const circled =
  /(?<!\p{L})(\p{L}{2,})\s*\/\s*(\1\s?(?:not|nicht|niet|inte)|(?:do |does )?not \1)(?!\p{L})/iu
const longestStatement = 40

/** True for `We come` and `We do not come`. */
export function areOpposites([one = '', other = '', ...more]: readonly string[]): boolean {
  if (more.length > 0) return false
  const [first, second] = [one, other].map(wordsOf)
  const [isDenied, isOtherDenied] = [first, second].map((words) => words?.some(isDenial))
  return (
    isDenied !== isOtherDenied &&
    affirmed(first ?? []).length > 1 &&
    affirmed(first ?? []).join(' ') === affirmed(second ?? []).join(' ')
  )
}

/** The statement of two that denies nothing */
export const affirmation = (options: readonly string[]): string =>
  options.find((option) => !wordsOf(option).some(isDenial)) ?? ''

/** Reads `My child will / will not take part (delete as appropriate)`. */
export function oppositesIn(
  text: string,
): { readonly label: string; readonly options: readonly string[] } | null {
  const [, one, other] = circled.exec(text) ?? []
  if (one === undefined || other === undefined) return null
  const isOneSentence = !/[.!?]\s+\p{Lu}/u.test(text) && countWords(text) <= longestStatement
  const label = text.replace(/\s*\((?:please )?(?:delete|circle|strike|underline)[^()]*\)/i, '')
  return isOneSentence && countWords(readLabel(label).text) > 4
    ? { label, options: [one, other] }
    : null
}

const isDenial = (word: string): boolean => denials.has(word)

const affirmed = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isDenial(word))

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\bcannot\b/, 'can not')
    .replace(/\b(?:do|does) not\b/, 'not')
    .match(/[\p{L}\p{N}]+/gu) ?? []
