import type { Field } from '@ramiform/core/field'
import { isPolar } from '../grammar/polar.ts'
import type { Reader } from '../grammar/reader.ts'
import { type Lexicon, lexiconOf, meantWord } from '../lexicon/lexicon.ts'
import { type FieldRule, type Meaning, not } from '../meaning/meaning.ts'
import { comparisonEnds, otherIntents } from '../synonyms.ts'
import { inEnglish } from '../words/languages.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt } from '../words/phrases.ts'
import { differByOne, stem } from '../words/stem.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import {
  type Clause,
  type Content,
  clausesOf,
  contentOf,
  inCondition,
  inTarget,
  type Sentence,
  sentenceOf,
} from './clauses.ts'
import { conditionOf } from './condition.ts'
import { isKnownWord } from './known-words.ts'
import {
  bestCover,
  type Mention,
  mentionsIn,
  rivalsOf,
  TooMuchWork,
  type Work,
} from './mentions.ts'
import { type Signal, signalsAt } from './signals.ts'

export type Recognized =
  | { readonly rules: readonly FieldRule[]; readonly cost: number }
  | { readonly failed: string }

/** Words and marks in one statement, at most */
const longest = 160
export const mostSteps = 4_000_000

/** Reads a statement from the names that it contains and the words between them. */
export function recognize(
  text: string,
  fields: readonly Field[],
  work: Work = { left: mostSteps },
): Recognized {
  const tokens = tokensOf(text)
  if (fields.length === 0 || tokens.length > longest) return { failed: '' }
  try {
    return read(text, tokens, lexiconOf(fields), work)
  } catch (error) {
    if (error instanceof TooMuchWork) return { failed: '' }
    throw error
  }
}

function read(text: string, typed: readonly Token[], lexicon: Lexicon, work: Work): Recognized {
  const written = corrected(typed, lexicon)
  const found = sentenceOf(lexicon, written, mentionsIn(lexicon, written, work), work)
  const translated = inEnglish(text, written, found.inName)
  const tokens = translated ?? written
  const sentence =
    translated === null
      ? found
      : sentenceOf(lexicon, tokens, mentionsIn(lexicon, tokens, work), work)
  const reader: Reader = {
    text,
    tokens,
    lexicon,
    inName: tokens.map(() => false),
    memory: new Map(),
    work: { left: 20_000 },
    avoid: new Set(),
    topic: [],
  }
  const clauses = clausesOf(sentence, translated !== null)
  resolve(sentence, clauses)
  return rulesOf(sentence, reader, clauses)
}

const signWords = new Map(
  Object.entries({
    '€': 'euros',
    $: 'dollars',
    '£': 'pounds',
    '%': 'percent',
    '°': 'degrees',
  }),
)
const shortWords = new Map(
  Object.entries({
    shd: 'should',
    w: 'with',
    qn: 'question',
    q: 'question',
    ppl: 'people',
    r: 'are',
    nr: 'number',
    wanna: 'want',
    dissapears: 'disappears',
    dissappears: 'disappears',
  }),
)
const misspelled =
  'hidden hide shown show display only unless when needed asked visible appear should except'.split(
    ' ',
  )

/** Units as words, "6m" as meters if the form asks for a length, and misspelled words of rules. */
function corrected(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const hasMeters = lexicon.fields.some(({ label }) =>
    /met(?:re|er)s?|length|width|height/i.test(label),
  )
  return tokens.flatMap((token, at): readonly Token[] => {
    const { kind, word } = token
    const isBehindNumber = tokens[at - 1]?.kind === 'number'
    const sign = isBehindNumber ? signWords.get(word) : undefined
    if (kind === 'mark' && sign !== undefined) return [{ ...token, kind: 'word', word: sign }]
    // "under 18s"
    const ages = kind === 'number' ? /^(\d{1,2})s$/.exec(word)?.[1] : undefined
    if (ages !== undefined)
      return [
        { ...token, word: ages },
        ...['years', 'old'].map((one) => ({ ...token, kind: 'word' as const, word: one })),
      ]
    // "its a collection"
    if (word === 'its' && /^(?:a|an|the|in|on|not|for|just)$/.test(tokens[at + 1]?.word ?? ''))
      return ['it', 'is'].map((one) => ({ ...token, word: one }))
    if (kind === 'number' && hasMeters && /^\d+(?:\.\d+)?m$/.test(word))
      return [
        { ...token, word: word.slice(0, -1) },
        { ...token, kind: 'word', word: 'm' },
      ]
    if (kind !== 'word' || isKnownWord(word) || lexicon.byStem.has(stem(word))) return [token]
    const full = shortWords.get(word)
    if (full !== undefined) return [{ ...token, word: full }]
    const meant =
      word.length > 3 && meantWord(lexicon, word) === null
        ? misspelled.find((one) => differByOne(one, word))
        : undefined
    return [meant === undefined ? token : { ...token, word: meant }]
  })
}

/** Decides what the clauses without a clear role are. */
function resolve(sentence: Sentence, clauses: readonly Clause[]) {
  const contents = new Map(clauses.map((one) => [one, contentOf(sentence, one.from, one.to)]))
  const hasTarget = () =>
    clauses.some(
      (one) => one.zone === 'target' && !one.isCause && contents.get(one)?.hasLabel === true,
    )
  const hasCondition = () => clauses.some((one) => one.zone === 'condition' && !one.isCause)
  for (const [index, clause] of clauses.entries()) {
    if (clause.zone !== 'open') continue
    const content = contents.get(clause)
    if (content === undefined || (!content.has && !content.hasPeople)) continue
    const before = clauses[index - 1]
    const isLabelled = isLabelOnly(sentence, clause)
    const next = clauses[index + 1]
    const isAlone = clauses.every(
      (one) =>
        one === clause ||
        (one.zone === 'condition' && one.opener !== null) ||
        contents.get(one)?.has !== true,
    )
    const isNamed =
      isLabelled &&
      !content.isCondition &&
      index === 0 &&
      next?.before === 'break' &&
      contents.get(next)?.isCondition === true &&
      !isLabelOnly(sentence, next)
    const starts =
      isNamed || (next?.zone === 'condition' && next.opener !== null && before?.zone !== 'target')
    if (content.hasLabel && (isAlone || (isLabelled && starts))) {
      clause.zone = 'target'
      clause.isTurned = startsWithNo(sentence, clause)
    } else if (content.isCondition && !isLabelled) clause.zone = 'condition'
    else if (before?.zone === 'target' && clause.before === 'break') {
      clause.zone = 'target'
      clause.isTurned = before.isTurned
      clause.isSaid = before.isSaid
    } else if (
      content.hasLabel &&
      before?.zone === 'condition' &&
      clause.joiner !== null &&
      hasTarget()
    )
      clause.zone = 'condition'
  }
  swapReceivers(clauses, contents)
  // "policy number -> insured": only a yes-or-no question can be a condition
  const [first, second, more] = clauses
  if (more === undefined && first?.zone === 'open' && second?.zone === 'open') {
    const answers = [first, second].map((one) => isAnswerable(sentence, one))
    if (answers[0] === false && answers[1] === true && !contents.get(first)?.isCondition) {
      first.zone = 'target'
      second.zone = 'condition'
      second.opener = 'if'
    }
  }
  const open = clauses.filter((one) => one.zone === 'open' && contents.get(one)?.hasLabel === true)
  for (const [index, clause] of open.entries()) {
    const isLast = index === open.length - 1
    const before = clauses[clauses.indexOf(clause) - 1]
    if (before?.zone === 'target' && clause.before === 'break') {
      clause.zone = 'target'
      clause.isTurned = before.isTurned
    } else if (!hasTarget() && (hasCondition() || isLast)) {
      clause.zone = 'target'
      clause.isTurned = startsWithNo(sentence, clause)
    } else if (hasTarget() && !hasCondition()) clause.zone = 'condition'
    else if (!hasTarget() && !hasCondition()) clause.zone = 'condition'
    else clause.zone = hasTarget() ? 'condition' : 'target'
  }
}

/** Exchanges what to ask and whom to ask: "ask members for their number", "diesels only for the DPF question". */
function swapReceivers(clauses: readonly Clause[], contents: ReadonlyMap<Clause, Content>) {
  const about = clauses.findIndex(
    (one) => one.zone === 'condition' && one.opener === 'for' && isAbout(contents.get(one)),
  )
  const asked = clauses.slice(0, Math.max(0, about))
  const [first] = asked
  const target = clauses[about]
  const isWhom = asked.every((one) => {
    const content = contents.get(one)
    return content?.has !== true || (content.isCondition && !content.hasLabel)
  })
  if (first === undefined || target === undefined || !isWhom) return
  const { isTurned } = asked.find(({ zone }) => zone === 'target') ?? first
  if (!asked.some((one) => contents.get(one)?.isCondition === true)) return
  for (const one of asked)
    if (contents.get(one)?.has === true) {
      if (one.zone === 'target') one.isTurned = false
      one.zone = 'condition'
      one.opener = 'for'
    }
  target.zone = 'target'
  target.opener = null
  target.isSaid = true
  target.isTurned = isTurned
}

const isAbout = (content: Content | undefined) => content?.hasLabel === true && !content.isCondition

/** True if the words name an option or a yes-or-no question. */
const isAnswerable = ({ mentions }: Sentence, { from, to }: Clause) =>
  bestCover(mentions, from, to, inCondition).some(
    ({ name }) => name.option !== null || isPolar(name.field),
  )

/** True if the words are a label rather than the options in it: "Band or DJ". */
function isLabelOnly(sentence: Sentence, { from, to }: Clause): boolean {
  const inside = sentence.mentions.filter((one) => one.from >= from && one.to <= to)
  const label = Math.max(
    0,
    ...inside
      .filter(
        ({ name, share, words }) =>
          name.option === null && (share > 0.6 || (words > 1 && share > 0.4)),
      )
      .map(inTarget),
  )
  const cover = bestCover(inside, from, to, inCondition)
  return (
    label > 0 && cover.length > 0 && label * 1.15 >= cover.reduce((sum, one) => sum + one.score, 0)
  )
}

function startsWithNo({ tokens, read }: Sentence, { from }: Clause): boolean {
  const isNo = /^(?:no|not|without|never)$/.test(tokens[from]?.word ?? '')
  if (isNo) read.add(from)
  return isNo
}

interface Group {
  targets: Clause[]
  conditions: Clause[]
}

function rulesOf(sentence: Sentence, reader: Reader, clauses: readonly Clause[]): Recognized {
  // "leave that out for them": nothing new
  const said = clauses.filter(
    (one) =>
      one.zone !== 'open' &&
      (one.zone !== 'condition' ||
        one.opener === 'else' ||
        contentOf(sentence, one.from, one.to).has ||
        unknownIn(sentence, one).length > 0),
  )
  // Explanations count only if nothing else gives the condition.
  const main = said.filter(({ isCause }) => !isCause)
  const hasMain = main.some(({ zone }) => zone === 'condition')
  const used = hasMain
    ? main
    : said
        .map((one) =>
          one.isCause && one.zone === 'target' ? { ...one, zone: 'open' as const } : one,
        )
        .filter(({ zone }) => zone !== 'open')
  let isOver = false
  for (const one of clauses) {
    if (one.zone === 'open' && isPolite(sentence, one) && clauses.indexOf(one) > 0) isOver = true
    if (one.zone === 'open' && !one.isCause && !isOver) {
      const words = unknownIn(sentence, one)
      if (words.length > 0 && !isPolite(sentence, one)) return { failed: words.join(' ') }
      // "work at night? then ..." is a condition, of whatever.
      const isAsked = sentence.tokens[one.to]?.word === '?'
      if (isAsked && one.to > one.from) return { failed: textOf(sentence, [one]) }
    }
  }
  const obstacle = obstacleIn(sentence)
  if (obstacle !== null) return { failed: obstacle }
  const groups: Group[] = []
  let now: Group = { targets: [], conditions: [] }
  let last: 'target' | 'condition' | null = null
  for (const clause of used) {
    const zone = clause.zone as 'target' | 'condition'
    const isElse = clause.opener === 'else'
    const isComplete =
      now.targets.some(
        (one) =>
          contentOf(sentence, one.from, one.to).hasLabel || one.from === one.to || !one.isTurned,
      ) && now.conditions.length > 0
    const startsNew =
      isComplete &&
      last !== zone &&
      (isElse ? false : last !== null) &&
      !(
        zone === 'condition' &&
        now.conditions.length > 0 &&
        (clause.opener === 'if' || clause.opener === 'unless' || clause.opener === 'except') &&
        groups.length === 0 &&
        used[0]?.zone === 'condition' &&
        !used.slice(used.indexOf(clause)).some((one) => one.zone === 'target')
      )
    if ((startsNew && !isElse) || (isComplete && clause.isSubject)) {
      groups.push(now)
      now = { targets: [], conditions: [] }
    }
    if (zone === 'target') now.targets.push(clause)
    else now.conditions.push(clause)
    last = zone
  }
  groups.push(now)
  const rules: FieldRule[] = []
  let cost = 0.2
  let about: readonly Field[] = []
  let before: Meaning | null = null
  for (const [index, { targets, conditions }] of groups.entries()) {
    const isElse = conditions.some(({ opener }) => opener === 'else')
    if (targets.length === 0 && index > 0 && rules.length > 0) {
      // "..., Elm Court has no garage" repeats in other words.
      return { failed: textOf(sentence, conditions) }
    }
    const read = targetsOf(sentence, targets, conditions, about)
    if ('failed' in read) return read
    about = read.fields.map(({ field }) => field)
    const ids = new Set(about.map(({ id }) => id))
    let meaning: Meaning
    if (isElse) {
      if (before === null) return { failed: 'otherwise' }
      meaning = not(before)
    } else {
      if (conditions.length === 0) return { failed: textOf(sentence, targets) }
      const condition = conditionOf(sentence, reader, conditions, ids)
      if ('failed' in condition) return { failed: condition.failed || textOf(sentence, conditions) }
      meaning = condition.meaning
      before = meaning
    }
    cost += 0.02 * read.unknown
    for (const { field, isTurned } of read.fields)
      rules.push({ field, shownWhen: isTurned ? not(meaning) : meaning })
  }
  if (rules.length === 0) return { failed: '' }
  const unread = unreadIn(
    sentence,
    clauses.filter((one) => one.isCause && !used.includes(one)),
  )
  if (unread !== null) return { failed: unread }
  // Two conditions for one field leave open whether both must hold.
  const shown = new Set(rules.map(({ field }) => field.id))
  return shown.size < rules.length ? { failed: textOf(sentence, used) } : { rules, cost }
}

/** Signals that turn a rule into its opposite */
const turning: readonly Signal[] = [
  'not',
  'hide',
  'vanish',
  'unable',
  'except',
  'unless',
  'neither',
  'nor',
  'else',
]
/** Words that deny or compare without being a signal */
const telling =
  /^(?:outside|beyond|instead|noone|nil|minus|least|most|than|maximum|minimum|between|[<>]=?)$/

/** The words around a negation, an amount or a comparison that no part of the reading uses. */
function unreadIn(
  { tokens, mentions, read }: Sentence,
  explanations: readonly Clause[],
): string | null {
  const isNamed = (at: number) =>
    mentions.some(
      ({ name, from, to, share }) =>
        from <= at &&
        at < to &&
        share > 0.45 &&
        name.tokens.some(({ word }) => word === tokens[at]?.word),
    )
  for (let at = 0; at < tokens.length; at += 1) {
    if (read.has(at) || isNamed(at)) continue
    if (explanations.some(({ from, to }) => from <= at && at < to)) continue
    const word = tokens[at]?.word ?? ''
    const roles = signalsAt(tokens, at)?.roles
    const isAmount =
      /^\d/.test(word) || (word !== 'one' && numberAt(tokens, at) !== null) || telling.test(word)
    // "and over 5 hours" is no end of "two years and over".
    const isEnd = phrasesAt(comparisonEnds, tokens, at).some(
      ({ end }) => end > at + 1 && numberAt(tokens, end) === null,
    )
    if (isAmount || isEnd || turning.some((one) => roles?.has(one) === true))
      return tokens
        .slice(at, at + 4)
        .map((one) => one.word)
        .join(' ')
  }
  return null
}

/** Words that ask for something else than a rule says: "not only for", "make it required". */
function obstacleIn({ tokens, inName }: Sentence): string | null {
  for (const [at, { word }] of tokens.entries()) {
    if (inName[at] === true) continue
    const next = tokens[at + 1]?.word ?? ''
    if (word === 'not' && /^(?:only|just|merely|always|necessarily)$/.test(next))
      return `not ${next}`
    if (
      /^(?:required|mandatory|optional|compulsory)$/.test(word) &&
      tokens.slice(0, at).some((one) => /^(?:make|mark|set)$/.test(one.word))
    )
      return word
  }
  return null
}

const textOf = ({ tokens }: Sentence, clauses: readonly Clause[]) =>
  clauses
    .map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    )
    .join(' ')

function isPolite(sentence: Sentence, { from, to }: Clause): boolean {
  return (
    to - from <= 6 &&
    sentence.tokens
      .slice(from, to)
      .some(({ word }) => /^(?:thanks|thank|dear|hi|hello|regards|cheers|hey|please)$/.test(word))
  )
}

function unknownIn(
  { tokens, inName }: Sentence,
  { from, to }: { from: number; to: number },
  cover: readonly Mention[] = [],
): readonly string[] {
  return tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    const at = from + index
    if (
      kind !== 'word' ||
      inName[at] === true ||
      cover.some((one) => one.from <= at && at < one.to)
    )
      return []
    return isKnownWord(word) ? [] : [word]
  })
}

/** True for a word that was read as a verb: "needed" in "is not needed". */
const isUsed = ({ used }: Clause, { from, to }: Mention) => to - from === 1 && used.has(from)

interface Target {
  readonly field: Field
  readonly isTurned: boolean
}

function targetsOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  conditions: readonly Clause[],
  about: readonly Field[],
): { readonly fields: readonly Target[]; readonly unknown: number } | { readonly failed: string } {
  const { tokens, mentions } = sentence
  const fields: Target[] = []
  let unknown = 0
  let isTurnedAll = false
  for (const clause of clauses) {
    const { from, to } = clause
    const inside = mentions.filter(
      (one) => one.from >= from && one.to <= to && one.name.option === null,
    )
    const cover = bestCover(inside, from, to, inTarget)
    const strong = cover.filter((one) => one.score >= 0.3 && !isUsed(clause, one))
    const other = otherIntent(sentence, clause, strong)
    if (other !== null) return { failed: other }
    const extra = unknownIn(sentence, clause, strong)
    unknown += extra.length
    if (strong.length === 0) {
      const isPronoun = tokens
        .slice(from, to)
        .some((_, index) => signalsAt(tokens, from + index)?.roles.has('pronoun') === true)
      const asked = askedBy(sentence, clause)
      if (asked !== null) {
        fields.push({ field: asked, isTurned: clause.isTurned })
        continue
      }
      const meant = about.length > 0 ? about : mentionedBefore(sentence, clause)
      if (isPronoun && meant.length > 0 && extra.length === 0) {
        fields.push(...meant.map((field) => ({ field, isTurned: clause.isTurned })))
        continue
      }
      if (extra.length === 0 && (cover.length === 0 || cover.every((one) => isUsed(clause, one)))) {
        // "not needed if they give once: date of the first debit"
        if (clause.isSaid && clause.isTurned) isTurnedAll = true
        continue
      }
      return { failed: extra.join(' ') || textOf(sentence, [clause]) }
    }
    // Without a verb such as "show", an unknown word may be a verb that asks for something else.
    if (extra.length > (clause.isSaid ? 2 : 0)) return { failed: extra.join(' ') }
    for (const [index, mention] of strong.entries()) {
      const previous = strong[index - 1]
      const isApart =
        previous === undefined ||
        tokens
          .slice(previous.to, mention.from)
          .some(({ word }) => /^(?:,|and|&|or|plus|n|as|both|also|\/|\?|")$/.test(word))
      // "the group size" names neither "People in the group" nor "Shoe size".
      if (!isApart && previous !== undefined && Math.min(previous.share, mention.share) < 0.9)
        return {
          failed: tokens
            .slice(previous.from, mention.to)
            .map(({ word }) => word)
            .join(' '),
        }
      const ways = [mention, ...rivalsOf(inside, mention, inTarget)]
      const telling = ways.map((one) => context(sentence, one, from, to))
      const best = ways.filter((_, index) => telling[index] === Math.max(...telling))
      const [meant, another] = best
      if (meant === undefined || another !== undefined)
        return {
          failed: tokens
            .slice(mention.from, mention.to)
            .map(({ word }) => word)
            .join(' '),
        }
      fields.push({ field: meant.name.field, isTurned: clause.isTurned })
    }
  }
  const last = clauses.at(-1)
  if (
    fields.length === 0 &&
    last !== undefined &&
    clauses.every((one) => one.isSaid && one.to === one.from)
  ) {
    const meant = about.length > 0 ? about : mentionedBefore(sentence, last)
    fields.push(...meant.map((field) => ({ field, isTurned: last.isTurned !== isTurnedAll })))
  }
  if (fields.length === 0) {
    const said = clauses[0] ?? conditions[0]
    return { failed: said === undefined ? '' : textOf(sentence, [said]) }
  }
  const unique = [...new Map(fields.map((one) => [one.field.id, one])).values()]
  const turned = unique.map((one) => ({ ...one, isTurned: one.isTurned !== isTurnedAll }))
  return { fields: turned, unknown }
}

/** How many other words of the label stand elsewhere in the sentence: "companies ... their name" means "Company name". */
function context(
  { tokens, lexicon }: Sentence,
  { name }: Mention,
  from: number,
  to: number,
): number {
  const stems = lexicon.labels.get(name.field)?.stems ?? new Set<string>()
  let found = 0
  for (const [at, { word }] of tokens.entries())
    if ((at < from || at >= to) && stems.has(stem(word))) found += 1
  return Math.min(2, found)
}

/** The field that "ask where" means: the only one whose label begins so. */
function askedBy({ tokens, lexicon }: Sentence, { from, isSaid }: Clause): Field | null {
  const word =
    [tokens[from - 1]?.word ?? '', tokens[from]?.word ?? ''].find((one) => /^wh|^how$/.test(one)) ??
    ''
  if (!isSaid || !/^(?:where|when|why|who|how|which|what)$/.test(word)) return null
  const begins = lexicon.fields.filter(
    (field) => lexicon.labels.get(field)?.tokens[0]?.word === word,
  )
  // "should be asked why"
  const reasons = lexicon.fields.filter((field) => lexicon.labels.get(field)?.stems.has('reason'))
  const ways = begins.length > 0 || word !== 'why' ? begins : reasons
  return ways.length === 1 ? (ways[0] ?? null) : null
}

/** The fields that a clause before this one names. */
function mentionedBefore(sentence: Sentence, { from, to }: Clause): readonly Field[] {
  const cover = bestCover(sentence.mentions, 0, from, (one) =>
    Math.max(inTarget(one), inCondition(one)),
  )
  const labels = cover.filter(({ name, share }) => name.option === null && share > 0.3)
  const last = labels.at(-1)
  const isPlural = sentence.tokens
    .slice(from, to)
    .some(({ word }) => /^(?:them|these|those|both)$/.test(word))
  const isList =
    labels.length > 1 &&
    sentence.tokens
      .slice(labels[0]?.to, labels[1]?.from)
      .every(({ word }) => /^(?:,|and|the|&)$/.test(word))
  if (isPlural && isList) return labels.slice(0, 2).map(({ name }) => name.field)
  return last === undefined ? [] : [last.name.field]
}

function otherIntent(
  { tokens, inName }: Sentence,
  clause: Clause,
  cover: readonly Mention[],
): string | null {
  if (clause.isSaid) return null
  for (let at = clause.from; at < clause.to; at += 1) {
    if (inName[at] === true || cover.some((one) => one.from <= at && at < one.to)) continue
    const [found] = phrasesAt(otherIntents, tokens, at)
    if (found !== undefined) return tokens[at]?.word ?? ''
  }
  return null
}
