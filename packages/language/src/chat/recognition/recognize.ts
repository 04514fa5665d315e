import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { type Lexicon, lexiconOf, type Name } from '../lexicon/lexicon.ts'
import { type FieldRule, fieldsOf, type Meaning, not, valuesOf } from '../meaning/meaning.ts'
import { inEnglish } from '../words/languages.ts'
import { singular, stem } from '../words/stem.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { whichAnswer, whichTarget } from './asking.ts'
import { resolve } from './clause-roles.ts'
import { clausesOf } from './clauses.ts'
import { conditionOf } from './condition.ts'
import { bestCover } from './cover.ts'
import { grouped } from './groups.ts'
import { hasWord, textAround, textOf } from './parts.ts'
import { unquoted } from './quotes.ts'
import type { Clause, Sentence, Source } from './sentence.ts'
import { contentOf, sentenceOf } from './sentence.ts'
import { hasRole } from './signals.ts'
import { corrected, plainRequest, spelledList } from './spelling.ts'
import { otherIntent, targetsOf, unknownIn, wordsOf } from './targets.ts'
import { unreadIn } from './unread.ts'
import { TooMuchWork, type Work } from './work.ts'

export type Recognized =
  | {
      readonly rules: readonly FieldRule[]
      readonly cost: number
      /** Sentences about what was assumed, such as a misspelled name */
      readonly assumed: readonly string[]
      /** Words of conditions that the rules leave out */
      readonly unused: readonly string[]
    }
  | Failure

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
  if (fields.length === 0) return { failed: '' }
  if (tokens.length > longest) return { failed: '', isTooLong: true }
  try {
    return read(text, tokens, lexiconOf(fields), work)
  } catch (error) {
    if (error instanceof TooMuchWork) return { failed: '' }
    throw error
  }
}

function read(text: string, typed: readonly Token[], lexicon: Lexicon, work: Work): Recognized {
  const { tokens: plain, quotes } = unquoted(text, typed, lexicon)
  const { tokens: written, groups } = grouped(
    plainRequest(spelledList(corrected(plain, lexicon))),
    lexicon,
  )
  const source: Source = { text, lexicon, quotes, groups, work }
  const found = sentenceOf(source, written)
  const translated = inEnglish(text, written, found.inName)
  const english = translated === null ? found : sentenceOf(source, translated)
  const people = withPeople(english)
  const sentence = people === null ? english : sentenceOf(source, people)
  const clauses = clausesOf(sentence, translated !== null)
  resolve(sentence, clauses)
  const topic = askedFirst(sentence, clauses)
  return rulesOf(sentence, clauses.slice(topic.length), topic)
}

/** The words with "people" for "patients" in a form that begins with "Patient name"; null if it has none. */
function withPeople({ tokens, mentions, lexicon }: Sentence): readonly Token[] | null {
  const subjects = new Set([...lexicon.subjects, ...together])
  // "Gästen" for "Gast"
  const isSubject = (word: string) =>
    subjects.has(stem(word)) ||
    [...subjects].some(
      (one) => one.length > 3 && word.startsWith(one) && endings.has(word.slice(one.length)),
    )
  if (!tokens.some(({ word }) => isSubject(word))) return null
  const cover = bestCover(mentions, 0, tokens.length, ({ score }) => score)
  return tokens.map((token, at) => {
    const { kind, word } = token
    const mention = cover.find(({ from, to }) => from <= at && at < to)
    const isOther = mention !== undefined && (mention.words > 1 || mention.share > 0.6)
    const isOwner = tokens[at + 1]?.word === "'s"
    const isOne = singular(word) === word && !/^(?:children|kinder|staff|men|women)$/.test(word)
    // "show guardian if ..."
    const isObject = isOne && hasRole(tokens, at - 1, 'show', 'hide')
    if (kind !== 'word' || !isSubject(word) || isOther || isOwner || isObject) return token
    return { ...token, word: isOne ? 'person' : 'people' }
  })
}

/** Endings of German plurals */
const endings = wordSet`e en er ern n nen innen`

/** People who answer together */
const together = ['household', 'family', 'couple'].map(stem)

interface Group {
  targets: Clause[]
  conditions: Clause[]
}

/** The question of the first clause that "if yes" answers: "Do you smoke? If yes, ..." */
function askedFirst(sentence: Sentence, [first, next, ...more]: readonly Clause[]): Field[] {
  if (first === undefined || next === undefined || first.isSaid || next.opener !== 'if') return []
  const { tokens, mentions } = sentence
  const isAsked = tokens[first.to]?.word === '?' || tokens[first.to - 1]?.word === '?'
  const hasLabel = ({ from, to }: Clause) => contentOf(sentence, from, to).hasLabel
  const hasTarget = more.some((one) => one.zone === 'target' && hasLabel(one))
  if (!isAsked || !hasTarget || hasLabel(next)) return []
  const label = mentions.find(
    ({ name, from, to, share }) =>
      name.option === null && share > 0.9 && from === first.from && to >= first.to - 1,
  )
  return label === undefined ? [] : [label.name.field]
}

function rulesOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  topic: readonly Field[],
): Recognized {
  // "leave that out for them": nothing new
  const said = clauses.filter(
    (one) =>
      one.zone !== 'open' &&
      !isSaidAgain(sentence, one) &&
      (one.zone !== 'condition' ||
        one.opener === 'else' ||
        topic.length > 0 ||
        contentOf(sentence, one.from, one.to).has ||
        unknownIn(sentence, one).length > 0),
  )
  const empty = clauses.filter((one) => one.opener !== null && !said.includes(one))
  const exception = empty.find(({ isTurned }) => isTurned)
  if (exception !== undefined) return { failed: wordsOf(sentence, [exception]) }
  // Explanations count only if nothing else gives the condition.
  const causes = said.filter(({ isCause }) => isCause)
  const main = said.filter(({ isCause }) => !isCause)
  // "A is pointless if B, so hide": nothing new
  const isEmpty = main.every(({ from, to, zone }) => zone === 'target' && from === to)
  const hasMain = !isEmpty && main.some(({ zone }) => zone === 'condition')
  const isCauseOnly = isEmpty && causes.some(({ zone }) => zone === 'target')
  // "members get it anyway, so do not ask"
  const isHidden = main.some(({ isTurned }) => isTurned)
  const used = hasMain
    ? main
    : isCauseOnly
      ? causes.map((one) => ({
          ...one,
          isTurned: one.isTurned || (one.zone === 'target' && isHidden),
        }))
      : said.filter(({ isCause, zone }) => !isCause || zone !== 'target')
  const thanks = clauses.findIndex(
    (one, at) => at > 0 && one.zone === 'open' && isPolite(sentence, one),
  )
  for (const one of clauses.slice(0, thanks < 0 ? clauses.length : thanks)) {
    if (one.zone !== 'open' || one.isCause) continue
    const words = isPolite(sentence, one) ? [] : unknownIn(sentence, one)
    // "work at night? then ..." is a condition, of whatever.
    const isAsked = one.to > one.from && sentence.tokens[one.to]?.word === '?'
    if (words.length > 0 || isAsked)
      return { failed: textAround(sentence, words) || wordsOf(sentence, [one]) }
  }
  const rules: FieldRule[] = []
  let about: readonly Field[] = []
  let before: Meaning | null = null
  for (const [index, { targets, conditions }] of groupsOf(sentence, used).entries()) {
    const isElse = conditions.some(({ opener }) => opener === 'else')
    if (targets.length === 0 && index > 0 && rules.length > 0) {
      // "..., Elm Court has no garage" repeats in other words.
      return { failed: wordsOf(sentence, conditions) }
    }
    // "only if attending": a condition of whatever
    const [first, next] = conditions
    if (conditions.length === clauses.length && (first?.opener ?? next?.opener) != null) {
      const before = { from: 0, to: first?.from ?? 0 }
      const words = unknownIn(sentence, before)
      if (words.length > 0) return { failed: textAround(sentence, words) }
      const isOther = clauses.some((one) => otherIntent(sentence, { ...one, from: 0 }, []) !== null)
      const read = conditionOf(sentence, conditions, new Set(), topic)
      const named = bestCover(sentence.mentions, 0, sentence.tokens.length, ({ score }) => score)
      const isAll = (known: readonly Field[]) =>
        named.every(({ name, share }) => share < 0.3 || known.includes(name.field))
      if (!isOther && 'meaning' in read && isAll(fieldsOf(read.meaning)))
        return whichTarget(sentence, { from: 0, to: 0 })
    }
    const read = targetsOf(sentence, targets, conditions, about)
    if ('failed' in read) return read
    about = read.fields.map(({ field }) => field)
    const ids = new Set(about.map(({ id }) => id))
    if (conditions.length === 0) {
      const words = targets.flatMap((one) => unknownIn(sentence, one))
      return { failed: textAround(sentence, words) || wordsOf(sentence, targets) }
    }
    if (isElse && before === null) return { failed: 'otherwise' }
    if (!isElse || before === null) {
      const condition = conditionOf(sentence, conditions, ids, topic)
      if ('failed' in condition) {
        const { failed, turned } = condition
        const [target, another] = about
        return turned !== undefined && target !== undefined && another === undefined
          ? whichAnswer(sentence, turned, target)
          : { ...condition, failed: failed || wordsOf(sentence, conditions) }
      }
      before = condition.meaning
    }
    for (const { field, isTurned } of read.fields)
      rules.push({ field, shownWhen: isTurned !== isElse ? not(before) : before })
  }
  if (rules.length === 0) return { failed: '' }
  const unread = unreadIn(
    sentence,
    clauses.filter(
      (one) => one.isCause && !used.some(({ from, to }) => from === one.from && to === one.to),
    ),
  )
  if (unread !== null) return { failed: unread }
  // "A only if they have any, and B not for members": the first condition names nothing.
  const lost = empty.find(
    (one) =>
      one.opener === 'if' &&
      clauses[clauses.indexOf(one) + 1]?.zone === 'target' &&
      clauses.slice(0, clauses.indexOf(one)).some(({ zone }) => zone === 'target'),
  )
  if (lost !== undefined) return { failed: wordsOf(sentence, [lost]) }
  // "show A if B, otherwise hide A" says one rule twice.
  const byText = new Map(
    rules.map((one) => [JSON.stringify([one.field.id, one.shownWhen]), one] as const),
  )
  const unique = [...byText.values()]
  // Two conditions for one field leave open whether both must hold.
  const shown = new Set(unique.map(({ field }) => field.id))
  return shown.size < unique.length
    ? { failed: wordsOf(sentence, used) }
    : { rules: unique, ...doubtsOf(sentence, used, unique) }
}

/** Groups the clauses into rules, each with what to show and when. */
function groupsOf(sentence: Sentence, clauses: readonly Clause[]): readonly Group[] {
  let now: Group = { targets: [], conditions: [] }
  const groups = [now]
  let last: Clause['zone'] | null = null
  for (const [index, clause] of clauses.entries()) {
    const { zone, opener } = clause
    const isTarget = zone === 'target'
    const isComplete =
      now.conditions.length > 0 &&
      now.targets.some(
        (one) =>
          one.from === one.to || !one.isTurned || contentOf(sentence, one.from, one.to).hasLabel,
      )
    // "A and B: if ..., show them"
    if (
      isComplete &&
      isTarget &&
      now.targets.every(({ isSaid }) => !isSaid) &&
      !hasWord(sentence.tokens, clause.from, clause.to, /^(?!(?:it|them|these|those|both)$)/)
    ) {
      now.targets = now.targets.map((one) => ({ ...one, isTurned: clause.isTurned }))
      continue
    }
    const isChained =
      (opener === 'if' || opener === 'unless' || opener === 'except') &&
      groups.length === 1 &&
      clauses[0]?.zone === 'condition' &&
      clauses.slice(index).every((one) => one.zone === 'condition')
    const startsNew = opener === 'else' || clause.isSubject || (last !== zone && !isChained)
    if (isComplete && startsNew) {
      now = { targets: [], conditions: [] }
      groups.push(now)
    }
    if (isTarget) now.targets.push(clause)
    else now.conditions.push(clause)
    last = zone
  }
  return groups
}

/** "..., otherwise not", "the others don't" */
function isSaidAgain({ tokens, read }: Sentence, { opener, from, to }: Clause): boolean {
  // "otherwise do not show it": the verb is a clause of its own.
  if (opener !== 'else' || hasRole(tokens, to, 'show', 'hide')) return false
  const said = tokens.slice(from, to).map(({ word }) => word)
  const helping = /^(?:do|does|should|need|to|have|is|it|them|sees?|gets?)$/
  const denying = said.filter((word) => !helping.test(word))
  const isAgain = denying.length > 0 && denying.every((one) => /^(?:not|skips?|nothing)$/.test(one))
  if (isAgain) for (let at = from - 4; at < to; at += 1) read.add(at)
  return isAgain
}

/** What makes a reading doubtful: other words, words that were not read, misspelled words. */
function doubtsOf(sentence: Sentence, used: readonly Clause[], rules: readonly FieldRule[]) {
  const { tokens, text, mentions, notes } = sentence
  const read = new Set(rules.flatMap(({ field, shownWhen }) => [field, ...fieldsOf(shownWhen)]))
  const values = new Set(rules.flatMap(({ shownWhen }) => valuesOf(shownWhen)))
  const isUsed = ({ field, option }: Name) =>
    read.has(field) && (option === null || values.has(option))
  const typed = mentions.filter((one) => one.typed !== undefined && isUsed(one.name))
  const assumed = typed.map(
    (one) => `“${textOf(sentence, one)}” was read as “${one.name.option ?? one.name.field.label}”.`,
  )
  const isPlain = used.every(
    ({ zone, isSaid, opener, before }) =>
      (zone === 'target' ? isSaid : opener === 'if' || opener === 'unless' || opener === 'else') ||
      before === 'break',
  )
  const start = (at: number) => (/^(?:the|a|an)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at)
  const words = (places: ReadonlySet<number>) =>
    [...places].map((at) => textOf(sentence, { from: start(at), to: at + 1 }))
  const ignored = words(notes.ignored)
  const isExact = isPlain && !notes.isRough && ignored.length === 0
  // "show B too but only if ..." leaves open whether the condition of A counts as well.
  const isOpen =
    rules.length > 1 && /\b(?:too|also|as well),?\s+(?:but )?only (?:if|when|for)\b/i.test(text)
  const cost = (isOpen ? 0.6 : 0) + (isExact ? 0.02 : 0.2) + (assumed.length > 0 ? 0.18 : 0)
  return {
    cost,
    assumed: [...new Set(assumed), ...ignored.map((word) => `“${word}” was not used.`)],
    unused: words(notes.unused),
  }
}

const isPolite = ({ tokens }: Sentence, { from, to }: Clause) =>
  to - from <= 6 &&
  hasWord(
    tokens,
    from,
    to,
    /^(?:thanks|thank|dear|hi|hello|regards|cheers|hey|please|bonjour|hola|hallo|danke|merci|gracias)$/,
  )
