import type { Field } from '@ramiform/core/field'
import { stem } from '../words/stem.ts'
import { tokensOf } from '../words/tokens.ts'
import { isOneBox, yesNoOf } from './answers.ts'

/** words that deny the rest of a question or an answer by themselves */
const negations = new Set(
  'not no never nobody none neither nor nothing cannot'.split(' ').map(stem),
)

/** words that say in themselves that something is not so, or shall not be */
const refusals = new Set(
  `without unable unwilling lack refuse decline reject deny stop quit cease avoid fail opt unsubscribe withdraw cancel exclude
  object oppose against disagree dislike disable disallow discontinue disqualified dissatisfied exempt absent missing
  invalid inactive incomplete ineligible inaccessible incapable incorrect impossible illegal lost except skip hate
  prevent prohibit forbid remove delete forget waive ban`
    .split(/\s+/)
    .map(stem),
)

/** "unsure" and "uninsured" deny too; "under" and "union" do not. */
const looksUndone = /^un(?!der|i(?:on|q|t|v|f|s)|cle|til|less|o$)\p{L}{3,}/u

/** The words of a text that turn its meaning round, as stems. */
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
 * The words that turn a yes-or-no question round: "without" in "Do you live without pets?". Who says something else of
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

/** Whether a question that denies was named in words that may mean either of its answers. */
export function isTurned(field: Field, said: ReadonlySet<string>): boolean {
  // A "not" belongs to the sentence as often as to the question.
  return [...denialsOf(field)].some((one) => negations.has(one) || !said.has(one))
}
