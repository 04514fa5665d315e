import type { Field } from '@ramiform/core/field'
import { stem } from '../words/stem.ts'
import { tokensOf } from '../words/tokens.ts'
import { isOneBox, yesNoOf } from './answers.ts'

/** Words that negate a question or an option */
const negations = new Set(
  'not no never nobody none neither nor nothing cannot'.split(' ').map(stem),
)

/** Words with a negative meaning */
const refusals = new Set(
  `without unable unwilling lack refuse decline reject deny stop quit cease avoid fail opt unsubscribe withdraw cancel exclude
  object oppose against disagree dislike disable disallow discontinue disqualified dissatisfied exempt absent missing
  invalid inactive incomplete ineligible inaccessible incapable incorrect impossible illegal lost except skip hate
  prevent prohibit forbid remove delete forget waive ban`
    .split(/\s+/)
    .map(stem),
)

/** "unsure" and "uninsured" are negative; "under" and "union" are not. */
const looksUndone = /^un(?!der|i(?:on|q|t|v|f|s)|cle|til|less|o$)\p{L}{3,}/u

/** Negative words of a text, as stems. */
export function denialsIn(text: string): ReadonlySet<string> {
  const words = tokensOf(text.slice(0, 500)).flatMap(({ kind, word }) =>
    kind === 'word' ? [word] : [],
  )
  return new Set(
    words.flatMap((word) => {
      const one = stem(word)
      return negations.has(one) || refusals.has(one) || looksUndone.test(word) ? [one] : []
    }),
  )
}

const known = new WeakMap<Field, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

/**
 * Negative words of a yes-or-no question, such as "without" in "Do you live without pets?". Other words for
 * it ("has pets") may mean either answer. Empty for every other field.
 */
export function denialsOf(field: Field): ReadonlySet<string> {
  const before = known.get(field)
  if (before !== undefined) return before
  const box = isOneBox(field) ? (field.options?.[0] ?? '') : ''
  const isPolar = box !== '' || yesNoOf(field) !== null
  const found = isPolar ? denialsIn(`${field.label}\n${box}`) : none
  known.set(field, found)
  return found
}

/**
 * True if the words leave open which answer of a negative question is meant.
 * @param said Stems of the words in the sentence.
 */
export function isTurned(field: Field, said: ReadonlySet<string>): boolean {
  // A "not" may belong to the sentence instead of the question.
  return [...denialsOf(field)].some((one) => negations.has(one) || !said.has(one))
}
