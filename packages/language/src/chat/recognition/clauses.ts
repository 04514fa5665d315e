import type { Lexicon } from '../lexicon/lexicon.ts'
import { comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt } from '../words/phrases.ts'
import type { Token } from '../words/tokens.ts'
import { bestCover, type Mention, spend, type Work } from './mentions.ts'
import { type Signal, signalsAt } from './signals.ts'

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
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  mentions: readonly Mention[]
  /** True for words inside a name, which are no signals */
  readonly inName: readonly boolean[]
  /** Places of negations, amounts and comparisons that the reading uses */
  readonly read: Set<number>
  readonly work: Work
}

/** Worth of a mention where a condition is expected: options are preferred. */
export const inCondition = ({ name, score, share, words }: Mention) => {
  if (share < 0.2) return 0
  if (name.option !== null) return score * (share < 0.6 ? 0.9 : 1.2)
  // "a driving licence" is the question, not the answer "Driving".
  return score * (words > 1 && share > 0.9 ? 1.3 : 0.9)
}
/** Worth of a mention where a field to show is expected. */
export const inTarget = ({ name, score }: Mention) => (name.option === null ? score : 0)

const either = (one: Mention) => Math.max(inCondition(one), inTarget(one))

export function sentenceOf(
  lexicon: Lexicon,
  tokens: readonly Token[],
  all: readonly Mention[],
  work: Work,
): Sentence {
  // "we need the licence number" does not name "What do you need?".
  const mentions = all.filter(
    ({ words, share, from, to }) =>
      words > 1 ||
      share > 0.9 ||
      to - from > 1 ||
      ![...(signalsAt(tokens, from)?.roles ?? [])].some((one) => verbs.has(one)),
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
  return { tokens, lexicon, mentions, inName, read: new Set(), work }
}

const verbs: ReadonlySet<Signal> = new Set(['show', 'hide', 'modal', 'want', 'give', 'have', 'if'])
const weakVerbs = new Set([
  'need',
  'offer',
  'include',
  'request',
  'collect',
  'present',
  'drop',
  'remove',
  'exclude',
  'skip',
  'omit',
  'want',
])
const subjects: ReadonlySet<Signal> = new Set([
  'modal',
  'give',
  'want',
  'have',
  'show',
  'hide',
  'unable',
])

/** Splits a sentence into clauses by the words between its names. */
export function clausesOf(sentence: Sentence, isTranslated: boolean): readonly Clause[] {
  const { tokens, inName } = sentence
  const clauses: Clause[] = []
  let now = fresh('open', 0, null)
  let lastAsk = -1
  /** "do not bother people from X with ...": the sense of the target that follows */
  let bothered: boolean | null = null
  const close = (to: number) => {
    now.to = to
    if (now.to > now.from || now.opener === 'else' || (now.zone === 'target' && now.isSaid))
      clauses.push(now)
  }
  const start = (zone: Clause['zone'], at: number, from: number, opener: Signal | null = null) => {
    take(at, from)
    const before = now.from === at && now.zone === 'open' ? now.before : null
    const word = zone === 'condition' && inName[at - 1] !== true ? (tokens[at - 1]?.word ?? '') : ''
    const isJoined = word === 'and' || word === 'or'
    // "also for panels"
    const isAlso = word === 'also' && zone === 'condition'
    const joiner = isJoined
      ? word
      : isAlso
        ? 'or'
        : now.from === at && now.zone === 'open'
          ? now.joiner
          : null
    close(isJoined ? at - 1 : at)
    now = { ...fresh(zone, from, opener), before, joiner }
  }
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) sentence.read.add(at)
  }
  for (let at = 0; at < tokens.length; ) {
    if (inName[at] === true) {
      at += 1
      continue
    }
    const signal = signalsAt(tokens, at)
    const compared = comparisonEnd(tokens, at)
    if (signal === null || compared > at + 1) {
      at = Math.max(at + 1, compared)
      continue
    }
    const { roles, end } = signal
    const word = tokens[at]?.word ?? ''
    const has = (...some: readonly Signal[]) => some.some((one) => roles.has(one))
    const content = contentOf(sentence, now.from, at)
    if (has('stop')) {
      start('open', at, end)
      now.before = 'stop'
    } else if (
      bothered !== null &&
      now.zone === 'condition' &&
      content.has &&
      /^(?:with|for|about)$/.test(word) &&
      hasLabelAhead(sentence, end)
    ) {
      start('target', at, end)
      now.isSaid = true
      now.isTurned = bothered
      bothered = null
    } else if (has('next')) {
      start('open', at, end)
      now.before = 'break'
    } else if (has('so') && isPurpose(tokens, end)) {
      // "... so we can size it" says why, to the end of the sentence.
      const stop = tokens.findIndex(({ word }, place) => place > at && /^[.!;\n]$/.test(word))
      start('open', at, end)
      now.isCause = true
      at = stop < 0 ? tokens.length : stop
      continue
    } else if (has('so') && (at > now.from || clauses.length > 0)) {
      now.isCause = true
      for (const one of clauses) if (one.before !== 'stop') one.isCause = true
      start('open', at, end)
      now.before = 'break'
    } else if (has('break') && isInside(tokens, at)) {
      // "1-2", "Do you smoke? is not No"
    } else if (has('break')) {
      // A comma behind nothing new says nothing.
      start('open', at, end)
      now.before = 'break'
    } else if (has('else')) {
      start('condition', at, end, 'else')
    } else if (
      has('if', 'unless') &&
      !(
        (lastAsk === at ||
          (lastAsk === at - 1 &&
            /^(?:since|from|to|until|by)$/.test(tokens[at - 1]?.word ?? ''))) &&
        asks.has(word)
      )
    ) {
      // "only if", "and if"
      const previous = now
      start('condition', at, end, has('unless') ? 'unless' : 'if')
      now.isTurned = has('unless')
      if (
        previous.zone === 'open' &&
        clauses.at(-1) === previous &&
        isEmptyOpen(sentence, previous)
      )
        clauses.pop()
    } else if (has('except') && now.zone !== 'condition') {
      start('condition', at, end, 'except')
      now.isTurned = true
    } else if (
      has('for') &&
      now.zone === 'open' &&
      now.joiner !== null &&
      clauses.at(-1)?.zone === 'condition' &&
      content.isCondition
    ) {
      now.zone = 'condition'
    } else if (
      /^(?:about|for|with)$/.test(word) &&
      now.zone === 'target' &&
      content.isCondition &&
      !content.hasLabel &&
      hasLabelAhead(sentence, end)
    ) {
      start('condition', at, end, 'for')
    } else if (
      has('for') &&
      now.zone !== 'condition' &&
      leadsToCondition(
        sentence,
        end,
        word,
        content.has || hasLabelBefore(sentence, now.from, clauses),
      )
    ) {
      start('condition', at, end, 'for')
    } else if (
      has('only') &&
      now.zone !== 'condition' &&
      content.has &&
      leadsToCondition(sentence, end, 'only', true)
    ) {
      start('condition', at, end, 'for')
    } else if (has('neither') && now.zone !== 'condition') {
      start('condition', at, end, 'neither')
    } else if (has('show', 'hide') && isVerbHere(sentence, now, at, end, word, content)) {
      const isNot = takeNot(sentence, now, at)
      const isSubject = now.zone === 'open' && content.has
      if (isSubject) now.zone = content.isCondition ? 'condition' : now.zone
      start('target', at, end)
      now.isSaid = true
      now.isTurned = has('hide') !== isNot
      lastAsk = asking.has(tokens[end - 1]?.word ?? '') ? end : lastAsk
    } else if (
      has('appear', 'vanish') &&
      now.zone !== 'condition' &&
      !(has('give') && content.isCondition) &&
      (content.hasLabel || content.isEmpty) &&
      !(content.isCondition && !content.hasLabel) &&
      !content.hasWho
    ) {
      const isNot = takeNot(sentence, now, at)
      now.zone = 'target'
      now.isSaid = true
      now.isTurned = has('vanish') !== isNot
      for (let one = at; one < end; one += 1) now.used.add(one)
      take(at, end)
      sentence.mentions = sentence.mentions.filter(
        (one) => !(one.words === 1 && one.from >= at && one.to <= end),
      )
      contents.delete(sentence)
      lastAsk = asking.has(tokens[end - 1]?.word ?? '') ? end : lastAsk
    } else if (
      (now.zone === 'open' ||
        (now.zone === 'condition' && now.opener !== 'if' && now.opener !== 'unless')) &&
      ([...roles].some((one) => subjects.has(one)) || (content.hasWho && has('appear'))) &&
      (content.has || (content.hasPeople && has('modal', 'give'))) &&
      !content.endsInWho &&
      hasLabelAhead(sentence, end)
    ) {
      const isNot = takeNot(sentence, now, at) !== has('unable')
      if (now.zone === 'open' && content.isCondition) now.zone = 'condition'
      const isLabel = now.zone === 'open' && content.hasLabel
      if (!isLabel || has('modal', 'give', 'have', 'unable', 'appear')) {
        if (now.zone === 'open') now.zone = content.has ? 'condition' : 'open'
        now.isSubject = true
        start('target', at, end)
        now.isSaid = true
        now.isTurned = isNot
        lastAsk = asking.has(tokens[end - 1]?.word ?? '') ? end : lastAsk
      }
    } else if (
      now.zone === 'condition' &&
      has('appear', 'vanish') &&
      content.has &&
      endsHere(sentence, end)
    ) {
      // "Firma bei Privat ausblenden": the verb stands behind the condition.
      const target = clauses.findLast((one) => one.zone !== 'condition')
      if (target !== undefined && /^(?:shown|hidden)$/.test(word)) {
        target.zone = 'target'
        target.isSaid = true
        if (word === 'hidden') target.isTurned = !target.isTurned
        now.used.add(at)
        take(at, end)
      }
    } else if (
      has('people') &&
      now.zone === 'target' &&
      now.isSaid &&
      isOnlyFiller(sentence, now.from, at) &&
      !/^(?:them|they|it)$/.test(word) &&
      isBothered(sentence, end)
    ) {
      const { isTurned } = now
      start('condition', at, end, 'for')
      bothered = isTurned
    } else if (has('modal', 'give', 'show') && now.zone === 'target')
      lastAsk = asking.has(tokens[end - 1]?.word ?? '') ? end : lastAsk
    else if (
      has('not') &&
      now.zone === 'target' &&
      now.isSaid &&
      (isOnlyFiller(sentence, now.from, at) ||
        (isTranslated &&
          (endsHere(sentence, end) || signalsAt(tokens, end)?.roles.has('if') === true)))
    ) {
      // "get no X", "have nothing to say about X"
      now.isTurned = !now.isTurned
      now.used.add(at)
      take(at, end)
    } else if (has('and', 'or') && now.zone === 'open' && at === now.from) {
      now.joiner = has('and') ? 'and' : 'or'
      now.from = end
    }
    at = end
  }
  close(tokens.length)
  return clauses
}

function isInside(tokens: readonly Token[], at: number): boolean {
  const [before, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (mark?.word === '-') return before?.kind === 'number' && next?.kind === 'number'
  return (
    mark?.word === '?' &&
    /^(?:is|are|was|=|!=|:|equals|contains|includes|not|"|>|<|>=|<=)$/.test(next?.word ?? '')
  )
}

/** "so we can", "so that", "so I know" */
const isPurpose = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.word === 'that' && /^(?:we|i|you|they|the|it)$/.test(tokens[at + 1]?.word ?? '')) ||
  (/^(?:we|i|you|they)$/.test(tokens[at]?.word ?? '') &&
    /^(?:can|could|know|may|might|have|get)$/.test(tokens[at + 1]?.word ?? ''))

const asking = new Set(
  'ask asks asked know tell tells say says query explain specify state'.split(' '),
)
const asks = new Set(['where', 'when', 'if', 'whether', 'once', 'as'])

const fresh = (zone: Clause['zone'], from: number, opener: Signal | null): Clause => ({
  zone,
  opener,
  isTurned: false,
  isCause: false,
  before: null,
  joiner: null,
  from,
  to: from,
  used: new Set(),
  isSaid: false,
  isSubject: false,
})

export interface Content {
  readonly has: boolean
  readonly hasLabel: boolean
  readonly isCondition: boolean
  readonly hasPeople: boolean
  readonly isEmpty: boolean
  readonly endsInWho: boolean
  /** "people who ..." */
  readonly hasWho: boolean
}

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
  { tokens, mentions, inName, work }: Sentence,
  from: number,
  to: number,
): Content {
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
    hasWho,
  }
}

/** The end of "at least" before an amount; 0 if there is none. */
function comparisonEnd(tokens: readonly Token[], at: number): number {
  const end = Math.max(0, ...phrasesAt(comparisons, tokens, at).map((one) => one.end))
  return numberAt(tokens, end) === null && dateAt(tokens, end) === null ? 0 : end
}

/** True if the statement has named a field already: "Where does it hurt? For a pain level of ..." */
const hasLabelBefore = (sentence: Sentence, from: number, clauses: readonly Clause[]) =>
  clauses.some(
    (one) => one.zone !== 'condition' && contentOf(sentence, one.from, one.to).hasLabel,
  ) && contentOf(sentence, from, from).isEmpty

const isEmptyOpen = (sentence: Sentence, { from, to, used }: Clause) => {
  const { has, hasPeople } = contentOf(sentence, from, to)
  return !has && !hasPeople && used.size === 0 && to - from < 3
}

function isOnlyFiller(sentence: Sentence, from: number, to: number): boolean {
  return !contentOf(sentence, from, to).has
}

/** True if people, an option or an amount stand behind a preposition. */
function leadsToCondition(
  { tokens, mentions, inName }: Sentence,
  from: number,
  word: string,
  hasBefore: boolean,
): boolean {
  if (word === 'from' && hasBefore) {
    const end = tokens.findIndex((one, at) => at >= from && one.kind === 'mark')
    const near = tokens.slice(from, Math.min(from + 6, end < 0 ? from + 6 : end))
    if (near.some(({ kind }) => kind === 'number')) return true
  }
  const isFor = /^(?:for|only|just|those|concerns|belong|belongs)$/.test(word)
  for (let at = from; at < Math.min(tokens.length, from + 6); at += 1) {
    const here = mentions.filter((one) => one.from === at)
    const best = bestCover(here, at, tokens.length, (one) =>
      Math.max(inCondition(one), inTarget(one)),
    )[0]
    if (here.length > 0 && best !== undefined) {
      const option = here.find(
        (one) =>
          one.name.option !== null && inCondition(one) >= 0.9 * Math.max(...here.map(inCondition)),
      )
      if (option !== undefined) return hasBefore || isFor
      if (!isFor || !hasBefore) return isFor && from <= 2
      return true
    }
    if (inName[at] === true) continue
    const roles = signalsAt(tokens, at)?.roles
    if (roles?.has('neither') === true || roles?.has('except') === true) return true
    if (roles?.has('people') === true && at - from < 3) return hasBefore || isFor
    if (tokens[at]?.kind === 'number') return hasBefore && isFor
    if (roles?.has('break') === true || roles?.has('stop') === true || roles?.has('if') === true)
      return false
  }
  return false
}

function hasLabelAhead({ tokens, mentions, inName, work }: Sentence, from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    spend(work, mentions.length)
    if (
      mentions.some(
        (one) => one.from <= at && at < one.to && one.name.option === null && one.score > 0.3,
      )
    )
      return true
    if (inName[at] === true) continue
    const roles = signalsAt(tokens, at)?.roles
    if ((roles?.has('appear') === true || roles?.has('vanish') === true) && !roles.has('give'))
      return false
    if (roles?.has('pronoun') === true && at - from < 3) return true
    if (/^(?:why|where|when|how)$/.test(tokens[at]?.word ?? '') && endsHere({ tokens }, at + 1))
      return true
    if (roles?.has('stop') === true || roles?.has('if') === true || roles?.has('break') === true)
      return false
  }
  return false
}

/** True if a verb asks to show or hide something here, and does not tell what people want. */
function isVerbHere(
  sentence: Sentence,
  now: Clause,
  at: number,
  end: number,
  word: string,
  content: Content,
): boolean {
  // A rule cannot jump.
  if (
    /^(?:skip|jump)$/.test(word) &&
    /^(?:to|ahead|straight|directly|forward)$/.test(sentence.tokens[end]?.word ?? '')
  )
    return false
  if (now.zone === 'target')
    return isOnlyFiller(sentence, now.from, at) && hasLabelAhead(sentence, end)
  if (content.endsInWho) return false
  const isWeak = weakVerbs.has(word)
  if (now.zone === 'condition' || content.has || content.hasPeople) {
    if (now.opener === 'if' || now.opener === 'unless')
      return !isWeak && content.has && hasLabelAhead(sentence, end)
    return hasLabelAhead(sentence, end)
  }
  return true
}

/** True if an option or an amount follows before "with", "for" or "about". */
function isBothered(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence
  const to = tokens.findIndex(
    ({ word }, at) => at >= from && /^(?:with|for|about|if|when)$/.test(word),
  )
  return to > from && contentOf(sentence, from, to).isCondition
}

const endsHere = ({ tokens }: Pick<Sentence, 'tokens'>, at: number) =>
  at >= tokens.length || /^[.,!;:?]$/.test(tokens[at]?.word ?? '')

/** Takes the negation between the last name and a verb. */
function takeNot(sentence: Sentence, now: Clause, at: number): boolean {
  const { tokens, inName } = sentence
  const use = (place: number) => {
    now.used.add(place)
    sentence.read.add(place)
    return true
  }
  for (let one = at - 1; one >= Math.max(now.from, at - 6); one -= 1) {
    if (inName[one] === true || tokens[one]?.kind === 'number') break
    if (!signalsAt(tokens, one)?.roles.has('not')) continue
    return use(one)
  }
  // "no policy number needed"
  const isNo = tokens[now.from]?.word === 'no' && inName[now.from] !== true
  return isNo && !now.used.has(now.from) && use(now.from)
}
