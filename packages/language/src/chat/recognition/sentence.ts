import type { Lexicon } from '../lexicon/lexicon.ts'
import { comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { longestPhrase } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { isTimeOrSize } from '../words/unit-sizes.ts'
import { bestCover } from './cover.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { Quoted } from './quotes.ts'
import { hasRole, type Signal, signalsAt } from './signals.ts'
import { isSmallWord } from './similar-names.ts'
import { spend, type Work } from './work.ts'

/** A stretch of a sentence with one role. */
export interface Clause {
  zone: 'target' | 'condition' | 'open'
  /** The word that opens a condition */
  opener: Signal | null
  /** Targets: hidden instead of shown. Conditions: the opposite counts. */
  isTurned: boolean
  /** An explanation: "stalls can't have a tent, so ..." */
  isCause: boolean
  /** What stands before the clause */
  before: 'stop' | 'break' | 'joiner' | null
  /** Joiner before the clause, if any */
  joiner: 'and' | 'or' | null
  from: number
  to: number
  /** Tokens of the clause that say nothing more: verbs, negations that are used */
  readonly used: Set<number>
  /** True if a verb of showing or giving says that this is a target */
  isSaid: boolean
  /** True for people whose verb follows: "Apprentices upload ..." */
  isSubject: boolean
}

export interface Sentence {
  readonly text: string
  readonly quotes: ReadonlyMap<string, Quoted>
  /** Conditions in brackets, each by the word of the token that stands for it */
  readonly groups: ReadonlyMap<string, readonly Token[]>
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  mentions: readonly Mention[]
  /** True for words inside a name, which are no signals */
  readonly inName: readonly boolean[]
  /** Places of negations, amounts and comparisons that the reading uses */
  readonly read: Set<number>
  readonly work: Work
  /** Doubts about the reading */
  readonly notes: {
    /** True if a name was named in part, or in other words */
    isRough: boolean
    /** Places of words that narrow a condition and that the reading leaves out */
    readonly unused: Set<number>
    /** Places of other words that are not known */
    readonly ignored: Set<number>
  }
}

/** Worth of a mention where a condition is expected: options are preferred. */
export const inCondition = ({ name, score, share, words }: Mention) => {
  if (share < 0.2) return 0
  if (name.option !== null) return score * (share < 0.6 ? 0.8 : 1.2)
  // "a driving licence" is the question, not the answer "Driving".
  return score * (words < 2 ? 0.9 : share > 0.9 ? 1.3 : 1.2)
}

/** Worth of a mention where a field to show is expected. */
export const inTarget = ({ name, score }: Mention) => (name.option === null ? score : 0)

/** Worth of a mention where its role is open. */
export const either = (one: Mention) => Math.max(inCondition(one), inTarget(one))

/** The end of "at least" before an amount; 0 if there is none. */
export function comparisonEnd(tokens: readonly Token[], at: number): number {
  const end = longestPhrase(tokens, at, comparisons)?.end ?? 0
  return numberAt(tokens, end) === null && dateAt(tokens, end) === null ? 0 : end
}

/** A text with its quotes and brackets, before its names are known. */
export type Source = Pick<Sentence, 'text' | 'quotes' | 'groups' | 'lexicon' | 'work'>

export function sentenceOf(source: Source, tokens: readonly Token[]): Sentence {
  const { lexicon, quotes, groups, work } = source
  // A name in quotes is certain.
  const quoted = tokens.flatMap(({ word }, from) =>
    (quotes.get(word)?.names ?? []).map(
      (name): Mention => ({ name, from, to: from + 1, score: 3, share: 1, words: 2 }),
    ),
  )
  const all = [...mentionsIn(lexicon, tokens, work), ...quoted]
  // "the tattoo question" is no answer.
  const isQuestion = ({ name, from, to }: Mention) =>
    name.option !== null &&
    /^(?:question|field)$/.test(tokens[to]?.word ?? '') &&
    all.some((one) => one.name.option === null && one.from >= from && one.to === to)
  const mentions = all.filter((one) => !isQuestion(one) && !isRuleWords(tokens, one))
  const inName = tokens.map(() => false)
  for (const { from, to, share, name } of bestCover(mentions, 0, tokens.length, either)) {
    const isWhole = share > 0.45
    const isFirst = isWhole || name.tokens.some(({ word }) => word === tokens[from]?.word)
    if (isWhole || to - from > 1) inName.fill(true, isFirst ? from : from + 1, to)
  }
  for (const [at, { word }] of tokens.entries())
    if (quotes.has(word) || groups.has(word)) inName[at] = true
  return {
    ...source,
    tokens,
    mentions,
    inName,
    read: new Set(),
    notes: { isRough: false, unused: new Set(), ignored: new Set() },
  }
}

/** True for words that belong to the rule, although a name has them too. */
function isRuleWords(tokens: readonly Token[], { name, words, share, from, to }: Mention): boolean {
  const word = tokens[from]?.word ?? ''
  const has = (...roles: readonly Signal[]) => hasRole(tokens, from, ...roles)
  // "show the name" does not name "Show my name publicly".
  const isRequest = from === 0 && has('show')
  if (isRequest && share < 0.9) return true
  if (words > 1) return false
  return (
    // "corporate ones", "no test for beginners, and none if they are late"
    (word === 'ones' && to - from === 1) ||
    (word === 'none' && /^(?:if|when|unless)$/.test(tokens[from + 1]?.word ?? '')) ||
    // "goes with", "belongs to", "makes sense"
    (share < 0.6 &&
      (signalsAt(tokens, from)?.end ?? 0) > from + 1 &&
      has('for', 'appear', 'vanish')) ||
    // "25 to 64 year olds" does not name "A few times a year".
    (name.option !== null &&
      share < 0.9 &&
      isTimeOrSize(word) &&
      numberAt(tokens, from - 1) !== null) ||
    // "above 37" does not name "None of the above".
    (share < 1 && comparisonEnd(tokens, from) > 0) ||
    // "we need the licence number" does not name "What do you need?".
    (has('show', 'hide', 'modal', 'want', 'give', 'have', 'if') &&
      (share <= 0.9 || isRequest) &&
      tokens.slice(from + 1, to).every((one) => isSmallWord(one.word)) &&
      !isObject(tokens, from, to) &&
      !/^(?:the|both|either|neither|their)$/.test(tokens[from - 1]?.word ?? ''))
  )
}

/** "show state if ...", "and note unless ...": the object of a verb, and no verb. */
function isObject(tokens: readonly Token[], from: number, to: number): boolean {
  const hasArticle = /^(?:the|a|an|their|his|her)$/.test(tokens[from - 1]?.word ?? '')
  const before = hasArticle ? from - 2 : from - 1
  const isEnd =
    tokens[to]?.kind !== 'word' ||
    hasRole(tokens, to, 'if', 'unless', 'except', 'stop', 'and', 'or', 'only', 'for')
  const isObjectOf = /^(?:and|,)$/.test(tokens[before]?.word ?? '')
  return isEnd && (isObjectOf || hasRole(tokens, before, 'show', 'hide'))
}

/** What stands between two places: names, options, amounts, people. */
export interface Content {
  /** True if there is a name or an amount */
  readonly has: boolean
  readonly hasLabel: boolean
  /** True if there is an option or an amount */
  readonly isCondition: boolean
  readonly hasPeople: boolean
  /** True if the words name nothing */
  readonly isEmpty: boolean
  readonly endsInWho: boolean
  /** True for "people who ..." */
  readonly hasWho: boolean
}

const contents = new WeakMap<Sentence, Map<number, Content>>()

export function contentOf(sentence: Sentence, from: number, to: number): Content {
  const before = contents.get(sentence) ?? new Map<number, Content>()
  contents.set(sentence, before)
  const key = from * 1_000 + to
  const content = before.get(key) ?? readContent(sentence, from, to)
  before.set(key, content)
  return content
}

function readContent(sentence: Sentence, from: number, to: number): Content {
  const { tokens, mentions, inName, groups, work } = sentence
  spend(work, mentions.length)
  const cover = bestCover(mentions, from, to, either)
  let [hasPeople, endsInWho, hasWho, hasAmount] = [false, false, false, false]
  for (let at = from; at < to; at += 1) {
    if (cover.some((one) => one.from <= at && at < one.to)) {
      endsInWho = false
      continue
    }
    const { word = '', kind } = tokens[at] ?? {}
    const isFree = inName[at] !== true
    hasAmount ||=
      groups.has(word) ||
      (isFree && /^(?:minors?|adults?|underage)$/.test(word)) ||
      (kind === 'number' && numberAt(tokens, at) !== null)
    const roles = isFree ? signalsAt(tokens, at)?.roles : undefined
    const isPeople = roles?.has('people') === true
    const isWho = roles?.has('who') === true
    hasPeople ||= isPeople
    hasWho ||= hasPeople && isWho
    endsInWho = isWho || (isPeople && endsInWho && word !== 'they')
  }
  const has = cover.length > 0 || hasAmount
  const isLabel = ({ name }: Mention) => name.option === null
  return {
    has,
    hasLabel:
      cover.some(isLabel) ||
      mentions.some((one) => one.from >= from && one.to <= to && isLabel(one) && one.share > 0.6),
    isCondition: hasAmount || cover.some((one) => !isLabel(one) && one.score > 0.35),
    hasPeople,
    isEmpty: !has && !hasPeople,
    endsInWho,
    hasWho,
  }
}
