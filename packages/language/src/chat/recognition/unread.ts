import { comparisonEnds } from '../synonyms.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt } from '../words/phrases.ts'
import { textOf } from './parts.ts'
import type { Clause, Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** Signals that turn a rule into its opposite */
const turning = /^(?:not|hide|vanish|unable|except|unless|neither|nor|else)$/

/** Words that deny or compare without being a signal */
const telling =
  /^(?:outside|beyond|instead|noone|nil|minus|least|most|than|maximum|minimum|between|[<>]=?)$/

/** The words around a negation, an amount or a comparison that no part of the reading uses. */
export function unreadIn(sentence: Sentence, explanations: readonly Clause[]): string | null {
  const { tokens, mentions, inName, read } = sentence
  const isNamed = (at: number) =>
    mentions.some(
      ({ name, from, to, share }) =>
        from <= at &&
        at < to &&
        share > 0.45 &&
        name.tokens.some(({ word }) => word === tokens[at]?.word),
    )
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1]?.word ?? ''
    // "not only for" says more than a rule can.
    if (
      word === 'not' &&
      inName[at] !== true &&
      /^(?:only|just|merely|always|necessarily)$/.test(next)
    )
      return textOf(sentence, { from: at, to: at + 2 })
    if (read.has(at) || isNamed(at)) continue
    if (explanations.some(({ from, to }) => from <= at && at < to)) continue
    const roles = [...(signalsAt(tokens, at)?.roles ?? [])]
    const isAmount =
      /^\d/.test(word) || (word !== 'one' && numberAt(tokens, at) !== null) || telling.test(word)
    // "and over 5 hours" is no end of "two years and over".
    const isEnd = phrasesAt(comparisonEnds, tokens, at).some(
      ({ end }) => end > at + 1 && numberAt(tokens, end) === null && tokens[end]?.word !== 'than',
    )
    if (isAmount || isEnd || roles.some((role) => turning.test(role)))
      return textOf(sentence, { from: at, to: at + 4 })
  }
  return null
}
