import type { Field } from '@ramiform/core/field'
import { denialsIn } from '../lexicon/denials.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { isPolar } from '../meaning/polar.ts'
import { comparisonEnds, comparisons, emptiness, equality } from '../synonyms.ts'
import { numberAt } from '../words/numbers.ts'
import { longestPhrase, phrasesAt } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { isTimeOrSize } from '../words/unit-sizes.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import type { Clause, Sentence } from './sentence.ts'
import { type Signal, signalsAt } from './signals.ts'

export interface Part {
  readonly join: 'and' | 'or' | 'comma' | null
  readonly hasComma: boolean
  readonly clause: Clause
  /** "and everyone who ...": another group of people */
  readonly isGroup: boolean
  isNeither: boolean
  from: number
  to: number
}

export interface Atom {
  readonly meaning: Meaning
  readonly field: Field
  readonly from: number
  readonly to: number
  isNot: boolean
  readonly isOption: boolean
  /** True for "yes", which answers the question before */
  readonly isAnswer?: boolean
  /** True if the part names the field too: "plan is Pro" */
  readonly isNamed?: boolean
  /** Words elsewhere that say its answer: "no" in "call is no" */
  readonly said?: readonly number[]
}

/** A part of a condition while it is read. */
export interface Reading {
  readonly sentence: Sentence
  readonly part: Part
  readonly targets: ReadonlySet<string>
  readonly topic: readonly Field[]
  /** Mentions in this part, without the fields to show */
  readonly inside: readonly Mention[]
  readonly labels: readonly Mention[]
  readonly options: readonly Mention[]
  readonly atoms: Atom[]
}

/** A condition that some words say. */
export const atom = (
  field: Field,
  meaning: Meaning,
  from: number,
  to: number,
  more: Partial<Atom> = {},
): Atom => ({ meaning, field, from, to, isNot: false, isOption: false, ...more })

/** Splits a clause at "and", "or" and "nor". */
export function partsOf(sentence: Sentence, clause: Clause): readonly Part[] {
  const { tokens, inName } = sentence
  const start = (from: number, join: Part['join'], hasComma: boolean, isNeither: boolean): Part => {
    const isGroup = isGroupAt(tokens, from)
    return { join, hasComma, clause, isGroup, isNeither, from, to: clause.to }
  }
  const hasComma = clause.before === 'break'
  let now = start(
    clause.from,
    clause.joiner ?? (hasComma ? 'comma' : null),
    hasComma,
    clause.opener === 'neither',
  )
  const parts = [now]
  for (let at = clause.from; at < clause.to; at += 1) {
    if (inName[at] === true) continue
    // "on or after"
    const compared = longestPhrase<string>(tokens, at, comparisons, equality)
    const signal = signalsAt(tokens, at)
    const end = Math.max(at + 1, compared?.end ?? 0)
    if (end > at + 1 || signal === null) {
      at = end - 1
      continue
    }
    const { roles } = signal
    const has = (...ways: readonly Signal[]) => ways.some((one) => roles.has(one))
    if (has('neither', 'nor'))
      for (let place = at; place < signal.end; place += 1) sentence.read.add(place)
    if (has('neither')) now.isNeither = true
    else if (
      has('and', 'or', 'nor') &&
      tokens[at]?.word !== 'yet' &&
      !isEndOfAmount(tokens, at) &&
      !hasWord(tokens, Math.max(0, at - 4), at, /^between$/)
    ) {
      now.to = at
      const join = has('and') || now.isNeither ? 'and' : 'or'
      // "A, B and C": an empty part before "and" only carries the comma.
      now = start(signal.end, join, now.to === now.from && now.hasComma, now.isNeither)
      parts.push(now)
    }
    at = signal.end - 1
  }
  return parts.filter(({ from, to }) => to > from)
}

/** True where "everyone who ..." or "for ..." begins another group of people. */
const isGroupAt = (tokens: Sentence['tokens'], from: number) => {
  const at = /^(?:from|of|to)$/.test(tokens[from]?.word ?? '') ? from + 1 : from
  const { word = '' } = tokens[at] ?? {}
  const roles = signalsAt(tokens, at)?.roles
  const isPronoun = /^(?:they|he|she|who|them|respondents|all)$/.test(word)
  return word === 'for' ? roles?.has('for') === true : roles?.has('people') === true && !isPronoun
}

/** "18 or over", "3 days and more" */
const isEndOfAmount = (tokens: Sentence['tokens'], at: number) =>
  phrasesAt(comparisonEnds, tokens, at).some(
    ({ end }) => tokens[end]?.word !== 'than' && numberAt(tokens, end) === null,
  ) &&
  ([1, 2, 3].some((back) => numberAt(tokens, at - back) !== null) ||
    isTimeOrSize(tokens[at - 1]?.word))

/** Words that change a condition in a way that a rule cannot say, or that was not read */
const doubts = new Set(
  `former|formerly|ex|previously|hardly|barely|scarcely|almost|nearly|mostly|partly|xor|worse|better|used to|gave up|stopped|stop|quit
  |always|hate|hates|lost|lose|lack|several`.split(/\s*\|/),
)

/** A word of a part that changes its meaning: "former renters", "they gave up pets". */
export function doubtIn(sentence: Sentence, { from, to, clause }: Part): string | null {
  const { tokens, mentions } = sentence
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word ?? ''
    if (tokens[at]?.kind !== 'word' || clause.used.has(at)) continue
    const isOfName = mentions.some(
      (one) =>
        one.from <= at &&
        at < one.to &&
        (one.words > 1 || one.share === 1 || !/^(?:not|no|never|none)$/.test(word)) &&
        one.name.tokens.some((token) => stem(token.word) === stem(word)),
    )
    if (isOfName || phrasesAt(emptiness, tokens, at).length > 0) continue
    const next = tokens[at + 1]?.word ?? ''
    const isBound = /^(?:under|over)$/.test(word)
    // "18 and over", "3 or worse"
    if (isEndOfAmount(tokens, at - 1)) continue
    if (isBound || /^(?:most|exactly|half|few)$/.test(word)) {
      const hasNumber =
        tokens.slice(at, at + 3).some(({ kind }) => kind === 'number') ||
        numberAt(tokens, at + 1) !== null
      // "under Diet they chose vegan"
      const isPlace =
        /^(?:the|a|what|which)$/.test(next) ||
        (mentions.some((one) => one.name.option === null && one.from === at + 1) &&
          mentions.some((one) => one.name.option !== null && one.from >= from && one.to <= to))
      const isDoubt = isBound ? !isPlace : /^(?:of|the)$/.test(next)
      if (isDoubt && !hasNumber) return word
      continue
    }
    // "If we may not use the key" denies the question "May we use the key?".
    const isAboutUs = mentions.some(
      (one) =>
        one.words > 1 &&
        [at, at + 1, at + 2].includes(one.from) &&
        isPolar(one.name.field) &&
        one.name.tokens.some((token) => token.word === 'we'),
    )
    // "We don't vaccinate birds" and "We have a company name" tell of the owner, not of an answer.
    if (
      !isAboutUs &&
      /^(?:not|never|no|have|had)$/.test(word) &&
      hasWord(tokens, Math.max(0, at - 2), at, /^(?:we|i)$/)
    )
      return textOf(sentence, { from: Math.max(from, at - 2), to })
    const doubt = [word, `${word} ${next}`].find((one) => doubts.has(one))
    if (doubt !== undefined) return doubt
    // "not yet 18", "isn't trained yet"
    const isYet = word === 'yet' && !hasWord(tokens, from, to, /^(?:not|no|never)$/)
    if (isYet || (denialsIn(word).size > 0 && signalsAt(tokens, at) === null)) return word
  }
  return null
}

export const hasWord = (tokens: Sentence['tokens'], from: number, to: number, words: RegExp) =>
  tokens.slice(from, to).some(({ word }) => words.test(word))

/** Words of a part that say something nobody understood. */
export function contentWords(sentence: Sentence, { from, to }: Part): string {
  const { tokens, lexicon, inName } = sentence
  const places = tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    if (kind !== 'word' || inName[from + index] === true) return []
    if (/^(?:no|not|they|them|it|do|does|that|this|there)$/.test(word)) return []
    return isKnownWord(word) && !lexicon.byStem.has(stem(word)) ? [] : [from + index]
  })
  return textAround(sentence, places)
}

/** The words from the first to the last of some places. */
export const textAround = (sentence: Sentence, places: readonly number[]) =>
  textOf(sentence, { from: places[0] ?? 0, to: (places.at(-1) ?? -1) + 1 })

/** The words as written; a verb of two parts includes what stands between. */
export function textOf(
  { text, tokens }: Pick<Sentence, 'text' | 'tokens'>,
  { from, to }: { from: number; to: number },
): string {
  const said = tokens.slice(Math.max(0, from), to)
  return text.slice(
    Math.min(...said.map(({ start }) => start)),
    Math.max(0, ...said.map(({ end }) => end)),
  )
}
