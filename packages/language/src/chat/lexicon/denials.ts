import type { Field } from '@ramiform/core/field'
import { stem, stemSet } from '../words/stem.ts'
import { tokensOf } from '../words/tokens.ts'
import { isOneBox, yesNoOf } from './answers.ts'

/** Words that negate a question or an option */
const negations = stemSet`not no never nobody none neither nor nothing cannot`

/** Words with a negative meaning */
const refusals = stemSet`without unable unwilling lack refuse decline reject deny stop quit cease avoid fail opt unsubscribe withdraw cancel exclude
  object oppose against disagree dislike disable disallow discontinue disqualified dissatisfied exempt absent missing
  invalid inactive incomplete ineligible inaccessible incapable incorrect impossible illegal lost except skip hate
  prevent prohibit forbid remove delete forget waive ban`

/** "unsure" and "uninsured" are negative; "under" and "union" are not. */
const looksUndone = /^un(?!der|i(?:on|q|t|v|f|s)|cle|til|less|o$)\p{L}{3,}/u

/** Negative words of a text, as stems. */
export function denialsIn(text: string): ReadonlySet<string> {
  const words = tokensOf(text.slice(0, 500)).filter(
    ({ kind, word }) =>
      kind === 'word' &&
      (negations.has(stem(word)) || refusals.has(stem(word)) || looksUndone.test(word)),
  )
  return new Set(words.map(({ word }) => stem(word)))
}

/**
 * True if the words leave open which answer of a negative question is meant: "has pets" may mean the yes or the
 * no to "Do you live without pets?".
 * @param said Stems of the words in the sentence.
 */
export function isTurned(field: Field, said: ReadonlySet<string>): boolean {
  const box = isOneBox(field) ? (field.options?.[0] ?? '') : ''
  if (box === '' && yesNoOf(field) === null) return false
  // A "not" may belong to the sentence instead of the question.
  return [...denialsIn(`${field.label}\n${box}`)].some(
    (one) => negations.has(one) || !said.has(one),
  )
}
