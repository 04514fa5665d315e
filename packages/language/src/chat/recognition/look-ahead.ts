import type { Token } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { boundsAt } from './comparing.ts'
import { bestCover } from './cover.ts'
import {
  type Clause,
  type Content,
  contentOf,
  inCondition,
  inTarget,
  type Sentence,
} from './sentence.ts'
import { hasRole } from './signals.ts'
import { spend } from './work.ts'

const weakVerbs = wordSet`need offer include request collect present drop remove exclude skip omit want`

export function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  // "is -1"
  const isMinus = next?.start === mark?.end && before?.end !== mark?.start
  if (mark?.word === '-') return next?.kind === 'number' && (before?.kind === 'number' || isMinus)
  return (
    mark?.word === '?' &&
    /^(?:is|are|was|=|!=|:|equals|contains|includes|not|"|>|<|>=|<=)$/.test(next?.word ?? '')
  )
}

/** "so we can", "so that", "so I know" */
export const isPurpose = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.word === 'that' && /^(?:we|i|you|they|the|it)$/.test(tokens[at + 1]?.word ?? '')) ||
  (/^(?:we|i|you|they)$/.test(tokens[at]?.word ?? '') &&
    /^(?:can|could|know|may|might|have|get)$/.test(tokens[at + 1]?.word ?? ''))

/** True if the statement has named a field already: "Where does it hurt? For a pain level of ..." */
export const hasLabelBefore = (sentence: Sentence, from: number, clauses: readonly Clause[]) =>
  clauses.some(
    (one) => one.zone !== 'condition' && contentOf(sentence, one.from, one.to).hasLabel,
  ) && contentOf(sentence, from, from).isEmpty

/** True if people, an option or an amount stand behind a preposition. */
export function leadsToCondition(
  { tokens, mentions, inName, lexicon }: Sentence,
  from: number,
  word: string,
  hasBefore: boolean,
): boolean {
  // "from a stress level of 6 on"
  const other = tokens.slice(from, from + 6).find(({ kind }) => kind !== 'word')
  if (word === 'from' && hasBefore && other?.kind === 'number') return true
  const isFor = /^(?:for|only|just|those|concerns|belong|belongs)$/.test(word)
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const here = mentions.filter((one) => one.from === at)
    const best = Math.max(...here.map(inCondition))
    if (here.some((one) => inCondition(one) > 0 || inTarget(one) > 0)) {
      const isOption = here.some(
        (one) => one.name.option !== null && inCondition(one) >= 0.9 * best,
      )
      return isOption ? hasBefore || isFor : isFor && (hasBefore || from <= 2)
    }
    if (inName[at] === true) continue
    if (hasRole(tokens, at, 'neither', 'except')) return true
    if (hasRole(tokens, at, 'people') && at - from < 3) return hasBefore || isFor
    if (tokens[at]?.kind === 'number' || boundsAt(tokens, lexicon, at) !== null)
      return isFor && (hasBefore || from < 2)
    if (hasRole(tokens, at, 'break', 'stop', 'if')) return false
  }
  return false
}

/** Verbs before "if" or "whether" in a request */
export const asking = wordSet`ask asks asked know tell tells say says query explain specify state us`

/** "ask which ones", "ask why" */
const isBareQuestion = ({ tokens }: Pick<Sentence, 'tokens'>, at: number) =>
  /^(?:why|where|when|how|which|who)$/.test(tokens[at]?.word ?? '') &&
  (endsHere({ tokens }, at + 1) || tokens[at + 1]?.word === 'ones')

export function hasLabelAhead({ tokens, mentions, inName, work }: Sentence, from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    spend(work, mentions.length)
    if (
      mentions.some(
        (one) => one.from <= at && at < one.to && one.name.option === null && one.score > 0.3,
      )
    )
      return true
    if (inName[at] === true) continue
    if (hasRole(tokens, at, 'appear', 'vanish') && !hasRole(tokens, at, 'give')) return false
    if (hasRole(tokens, at, 'pronoun') && at - from < 3 && tokens[at]?.word !== 'both') return true
    if (isBareQuestion({ tokens }, at)) return true
    // "should say if they smoke"
    const isAsked = [at - 1, at].some((one) => asking.has(tokens[one]?.word ?? ''))
    if (hasRole(tokens, at, 'if') && isAsked) continue
    // "a new field: Which food?"
    const isColon = tokens[at]?.word === ':' && at > from
    if (hasRole(tokens, at, 'stop', 'if') || (hasRole(tokens, at, 'break') && !isColon))
      return false
  }
  return false
}

/** True if a verb asks to show or hide something here, and does not tell what people want. */
export function isVerbHere(
  sentence: Sentence,
  now: Clause,
  at: number,
  end: number,
  word: string,
  content: Content,
): boolean {
  // A rule cannot jump.
  const next = sentence.tokens[end]?.word ?? ''
  if (word === 'skip' && /^(?:to|ahead|straight|directly|forward)$/.test(next)) return false
  const isAhead =
    /^(?:it|them)$/.test(sentence.tokens[end - 1]?.word ?? '') ||
    isBareQuestion(sentence, end - 1) ||
    hasLabelAhead(sentence, end)
  // "show A and hide B" has two targets.
  const isNext = /^(?:and|,|but|then)$/.test(sentence.tokens[at - 1]?.word ?? '')
  if (now.zone === 'target') return (isNext || !contentOf(sentence, now.from, at).has) && isAhead
  if (content.endsInWho) return false
  if (now.zone !== 'condition' && !content.has && !content.hasPeople) return true
  const isInIf = now.opener === 'if' || now.opener === 'unless'
  return isAhead && (!isInIf || (content.has && !weakVerbs.has(word)))
}

export const endsHere = ({ tokens }: Pick<Sentence, 'tokens'>, at: number) =>
  at >= tokens.length || /^[.,!;:?]$/.test(tokens[at]?.word ?? '')

/** True for "was given", "is provided": no connector. */
export const isDone = (tokens: readonly Token[], at: number) =>
  /^(?:given|provided)$/.test(tokens[at]?.word ?? '') &&
  /^(?:was|were|is|are|be|been|not)$/.test(tokens[at - 1]?.word ?? '')

/** True if a request names a field by itself, and not by "it". */
export const namesAhead = ({ mentions }: Sentence, from: number) =>
  mentions.some(
    (one) => one.from >= from && one.name.option === null && (one.share > 0.3 || one.words > 1),
  )

/** The end of the people or things that an explanation is about: "guests who come by car | do not need a ticket". */
export function subjectEnd(sentence: Sentence, { from, to, opener }: Clause): number {
  const { tokens, mentions, lexicon } = sentence
  if (opener !== null && opener !== 'for') return to
  const options = bestCover(mentions, from, to, inCondition).filter(
    ({ name, score }) => name.option !== null && score > 0.35,
  )
  const bounds = tokens.slice(from, to).flatMap((_, index) => {
    const end = boundsAt(tokens, lexicon, from + index)?.end
    return end === undefined || end > to ? [] : [{ from: from + index, to: end }]
  })
  let end = from
  for (const one of [...options, ...bounds].toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const isNext = tokens
      .slice(end, one.from)
      .every(({ word }) => /^(?:and|or|,|the|a|an|in|with|aged|who|are)$/.test(word))
    if (end === from || one.from < end || isNext) end = Math.max(end, one.to)
    else return to
  }
  return end === from ? to : end
}
