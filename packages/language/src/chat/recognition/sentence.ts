import type { Lexicon } from '../lexicon/lexicon.ts'
import { comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { isTimeOrSize } from '../words/unit-sizes.ts'
import { bestCover } from './cover.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import type { Quoted } from './quotes.ts'
import { type Signal, signalsAt } from './signals.ts'
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
  readonly notes: Notes
}

/** Doubts about a reading. */
export interface Notes {
  /** True if a name was named in part, or in other words */
  isRough: boolean
  /** Places of words that narrow a condition and that the reading leaves out */
  readonly unused: Set<number>
  /** Places of other words that are not known */
  readonly ignored: Set<number>
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

const either = (one: Mention) => Math.max(inCondition(one), inTarget(one))

/** The end of "at least" before an amount; 0 if there is none. */
export function comparisonEnd(tokens: readonly Token[], at: number): number {
  const end = Math.max(0, ...phrasesAt(comparisons, tokens, at).map((one) => one.end))
  return numberAt(tokens, end) === null && dateAt(tokens, end) === null ? 0 : end
}

/** A text with its quotes and brackets, before its names are known. */
export type Source = Pick<Sentence, 'text' | 'quotes' | 'groups' | 'lexicon' | 'work'>

export function sentenceOf(source: Source, tokens: readonly Token[]): Sentence {
  const { lexicon, quotes, groups, work } = source
  const all = [...mentionsIn(lexicon, tokens, work), ...quotedMentions(tokens, quotes)]
  // "we need the licence number" does not name "What do you need?".
  const mentions = all.filter(
    ({ name, words, share, from, to }) =>
      // "show the name" does not name "Show my name publicly".
      !(from === 0 && share < 0.9 && signalsAt(tokens, 0)?.roles.has('show')) &&
      // "goes with", "belongs to", "makes sense"
      !(share < 0.6 && words === 1 && isPhrase(tokens, from)) &&
      // "25 to 64 year olds" does not name "A few times a year".
      !(name.option !== null && share < 0.9 && words === 1 && isUnitOfAmount(tokens, from)) &&
      // "corporate ones"
      !(words === 1 && to - from === 1 && tokens[from]?.word === 'ones') &&
      // "above 37" does not name "None of the above".
      !(share < 1 && words === 1 && comparisonEnd(tokens, from) > 0) &&
      (words > 1 ||
        (share > 0.9 && !(from === 0 && signalsAt(tokens, 0)?.roles.has('show'))) ||
        (to - from > 1 && !tokens.slice(from + 1, to).every(({ word }) => isSmallWord(word))) ||
        isObject(tokens, from, to) ||
        /^(?:the|both|either|neither|their)$/.test(tokens[from - 1]?.word ?? '') ||
        ![...(signalsAt(tokens, from)?.roles ?? [])].some((one) => verbs.has(one))),
  )
  const inName = tokens.map(() => false)
  for (const { from, to, share, name } of bestCover(mentions, 0, tokens.length, either)) {
    const isLong = to - from > 1
    const isWhole = share > 0.45
    if (!isLong && !isWhole) continue
    const own = new Set(name.tokens.map(({ word }) => word))
    for (let at = from; at < to; at += 1) {
      const word = tokens[at]?.word ?? ''
      if (at > from || own.has(word) || isWhole) inName[at] = true
    }
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

/** The names in quotes: each is certain. */
const quotedMentions = (
  tokens: readonly Token[],
  quotes: ReadonlyMap<string, Quoted>,
): readonly Mention[] =>
  tokens.flatMap(({ word }, at) =>
    (quotes.get(word)?.names ?? []).map((name) => ({
      name,
      from: at,
      to: at + 1,
      score: 3,
      share: 1,
      words: 2,
    })),
  )

const isUnitOfAmount = (tokens: readonly Token[], at: number) =>
  isTimeOrSize(tokens[at]?.word) && numberAt(tokens, at - 1) !== null

const isPhrase = (tokens: readonly Token[], at: number) => {
  const signal = signalsAt(tokens, at)
  return (
    signal !== null &&
    signal.end > at + 1 &&
    (['for', 'appear', 'vanish'] as const).some((one) => signal.roles.has(one))
  )
}

/** "show state if ...", "and note unless ...": the object of a verb, and no verb. */
const isObject = (tokens: readonly Token[], from: number, to: number) => {
  const start = /^(?:the|a|an|their|his|her)$/.test(tokens[from - 1]?.word ?? '')
    ? from - 2
    : from - 1
  const roles = signalsAt(tokens, start)?.roles
  const next = tokens[to]?.kind === 'word' ? signalsAt(tokens, to)?.roles : new Set(['stop'])
  const isEnd = ['if', 'unless', 'except', 'stop', 'and', 'or', 'only', 'for'].some((one) =>
    next?.has(one as Signal),
  )
  const isNext = /^(?:and|,)$/.test(tokens[start]?.word ?? '')
  return isEnd && (isNext || roles?.has('show') === true || roles?.has('hide') === true)
}

const verbs: ReadonlySet<Signal> = new Set(['show', 'hide', 'modal', 'want', 'give', 'have', 'if'])

export type Content = ReturnType<typeof readContent>

const contents = new WeakMap<Sentence, Map<number, Content>>()

/** What stands between two places: names, options, amounts, people. */
export function contentOf(sentence: Sentence, from: number, to: number): Content {
  const before = contents.get(sentence) ?? new Map<number, Content>()
  contents.set(sentence, before)
  const key = from * 1_000 + to
  const content = before.get(key) ?? readContent(sentence, from, to)
  before.set(key, content)
  return content
}

function readContent(
  { tokens, mentions, inName, groups, work }: Sentence,
  from: number,
  to: number,
) {
  spend(work, mentions.length)
  const cover = bestCover(mentions, from, to, (one) => Math.max(inTarget(one), inCondition(one)))
  const options = cover.filter(({ name, score }) => name.option !== null && score > 0.35)
  const labels = cover.filter(({ name }) => name.option === null)
  let hasPeople = false
  let endsInWho = false
  let hasWho = false
  let hasAmount = false
  let isEmpty = true
  for (let at = from; at < to; at += 1) {
    if (cover.some((one) => one.from <= at && at < one.to)) {
      endsInWho = false
      isEmpty = false
      continue
    }
    if (groups.has(tokens[at]?.word ?? '')) hasAmount = true
    if (inName[at] !== true && /^(?:minors?|adults?|underage)$/.test(tokens[at]?.word ?? ''))
      hasAmount = true
    if (numberAt(tokens, at) !== null && tokens[at]?.kind === 'number') hasAmount = true
    const roles = inName[at] === true ? null : signalsAt(tokens, at)
    if (roles?.roles.has('people') === true) hasPeople = true
    hasWho ||= hasPeople && roles?.roles.has('who') === true
    endsInWho =
      roles?.roles.has('who') === true ||
      (roles?.roles.has('people') === true && endsInWho && tokens[at]?.word !== 'they')
    if (tokens[at]?.kind === 'word') isEmpty = false
  }
  return {
    has: cover.length > 0 || hasAmount,
    hasLabel:
      labels.length > 0 ||
      mentions.some(
        (one) => one.from >= from && one.to <= to && one.name.option === null && one.share > 0.6,
      ),
    isCondition: options.length > 0 || hasAmount,
    hasPeople,
    isEmpty: isEmpty || (!hasAmount && cover.length === 0 && !hasPeople),
    endsInWho,
    /** "people who ..." */
    hasWho,
  }
}
