import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { fieldsOf, not } from '../meaning/meaning.ts'
import { answering } from '../synonyms.ts'
import { atomsOf } from './atoms.ts'
import { clausesOf } from './clauses.ts'
import { within } from './cover.ts'
import { grouped } from './groups.ts'
import { joined, type ReadCondition, type ReadPart } from './joining.ts'
import { type Atom, atom, contentWords, doubtIn, type Part, partsOf, textOf } from './parts.ts'
import { type Clause, type Sentence, sentenceOf } from './sentence.ts'
import { continuedIn, sharedIn, statementIn } from './statement.ts'
import { unreadIn } from './unread.ts'

/** Reads the clauses of a condition. */
export function conditionOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  targets: ReadonlySet<string>,
  about: readonly Field[] = [],
): ReadCondition {
  const { tokens } = sentence
  const parts = withAnswers(
    sentence,
    clauses.flatMap((clause) => partsOf(sentence, clause)),
  )
  const read: ReadPart[] = []
  let topic = about
  for (const [index, part] of parts.entries()) {
    const doubtful = doubtIn(sentence, part)
    if (doubtful !== null) return { failed: doubtful }
    // "those extras are ticked" means the answers of which something else was said.
    const inside = within(sentence.mentions, part)
    const those = inside.find(
      ({ name, from }) =>
        from > part.from &&
        name.option === null &&
        name.field.type === 'checkbox' &&
        /^(?:those|these|this|that)$/.test(tokens[from - 1]?.word ?? ''),
    )
    if (those !== undefined) return { failed: textOf(sentence, { ...those, from: those.from - 1 }) }
    const last = read.at(-1)?.atoms.at(-1)
    const statement =
      sharedIn(sentence, parts, index, targets) ??
      wholeStatement(sentence, part, targets, topic, last)
    const found = statement ?? atomsOf(sentence, part, targets, topic)
    if (typeof found === 'string') return { failed: found }
    if ('failed' in found) return found
    const atoms = 'meaning' in found ? [found] : found
    if (statement !== null) for (let at = part.from; at < part.to; at += 1) sentence.read.add(at)
    if (atoms.length === 0) {
      const isNamed = inside.some(({ score }) => score > 0.5)
      const words = isNamed ? textOf(sentence, part) : contentWords(sentence, part)
      // "and who are coming", "coming or not sure": a further condition, of no field.
      const isClaim =
        (part.join ?? parts[index + 1]?.join ?? null) !== null &&
        tokens.slice(part.from, part.to).some(({ word }) => answering.has(word))
      if (words !== '' || isClaim) return { failed: words || textOf(sentence, part) }
      continue
    }
    topic = [...new Set(atoms.map(({ field }) => field))]
    read.push({ part, atoms })
  }
  return read.length === 0 ? { failed: '' } : joined(sentence, read)
}

/** Joins a question with the answer behind it: "whoever pays" and "by card". */
function withAnswers({ mentions }: Sentence, parts: readonly Part[]): Part[] {
  const joinedParts: Part[] = []
  for (const part of parts) {
    const before = joinedParts.at(-1)
    const namesIn = (one: Part) => within(mentions, one).filter(({ score }) => score > 0.35)
    const asked = before === undefined ? [] : namesIn(before).map(({ name }) => name)
    const isAnswer =
      part.join === null &&
      part.clause.opener === 'for' &&
      asked.every(({ option }) => option === null) &&
      namesIn(part).some(
        ({ name, share }) =>
          name.option !== null && share > 0.6 && asked.some(({ field }) => field === name.field),
      )
    if (before !== undefined && isAnswer) before.to = part.to
    else joinedParts.push({ ...part })
  }
  return joinedParts
}

/** A part that is one whole statement: "city is Bergen", "(A or B)", "or empty". */
function wholeStatement(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
  topic: readonly Field[],
  last: Atom | undefined,
): Atom | string | Failure | null {
  const statement = groupIn(sentence, part, targets) ?? statementIn(sentence, part, targets)
  const [about, another] = topic
  if (statement !== null || about === undefined || another !== undefined || last === undefined)
    return statement
  const hasName = within(sentence.mentions, part).some(
    ({ name, score }) => score > 0.5 && !targets.has(name.field.id),
  )
  return hasName ? null : continuedIn(sentence, part, about, last)
}

/** Reads a condition in brackets. */
function groupIn(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
): Atom | string | Failure | null {
  const { tokens, lexicon, groups } = sentence
  const at = tokens.findIndex(({ word }, place) => place >= part.from && groups.has(word))
  const before = tokens.slice(part.from, at).map(({ word }) => word)
  const inner = groups.get(tokens[at]?.word ?? '')
  const isAlone = before.every((one) => /^(?:not|either|both|if|when)$/.test(one))
  if (inner === undefined || at + 1 !== part.to || !isAlone) return null
  const nested = grouped(inner, lexicon, groups.size)
  const source = { ...sentence, groups: new Map([...groups, ...nested.groups]) }
  const own = sentenceOf(source, nested.tokens)
  const clauses = clausesOf(own, false).map((one): Clause => ({ ...one, zone: 'condition' }))
  const read = conditionOf(own, clauses, targets)
  if ('failed' in read) return read.failed || textOf(own, { from: 0, to: inner.length })
  const unread = unreadIn(own, [])
  if (unread !== null) return unread
  const [field] = fieldsOf(read.meaning)
  if (field === undefined) return null
  const meaning = before.includes('not') ? not(read.meaning) : read.meaning
  return atom(field, meaning, part.from, part.to)
}
