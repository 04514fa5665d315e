import type { Field } from '@ramiform/core/field'
import type { Reader } from '../grammar/reader.ts'
import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts'
import { type FieldRule, type Meaning, not } from '../meaning/meaning.ts'
import { inEnglish } from '../words/languages.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { resolve } from './clause-roles.ts'
import { clausesOf } from './clauses.ts'
import { conditionOf } from './condition.ts'
import { mentionsIn } from './mentions.ts'
import type { Clause, Sentence } from './sentence.ts'
import { contentOf, sentenceOf } from './sentence.ts'
import { corrected } from './spelling.ts'
import { targetsOf, unknownIn, wordsOf } from './targets.ts'
import { obstacleIn, unreadIn } from './unread.ts'
import { TooMuchWork, type Work } from './work.ts'

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

export function read(
  text: string,
  typed: readonly Token[],
  lexicon: Lexicon,
  work: Work,
): Recognized {
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
      if (isAsked && one.to > one.from) return { failed: wordsOf(sentence, [one]) }
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
      return { failed: wordsOf(sentence, conditions) }
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
      if (conditions.length === 0) return { failed: wordsOf(sentence, targets) }
      const condition = conditionOf(sentence, reader, conditions, ids)
      if ('failed' in condition)
        return { failed: condition.failed || wordsOf(sentence, conditions) }
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
  return shown.size < rules.length ? { failed: wordsOf(sentence, used) } : { rules, cost }
}

function isPolite(sentence: Sentence, { from, to }: Clause): boolean {
  return (
    to - from <= 6 &&
    sentence.tokens
      .slice(from, to)
      .some(({ word }) => /^(?:thanks|thank|dear|hi|hello|regards|cheers|hey|please)$/.test(word))
  )
}
