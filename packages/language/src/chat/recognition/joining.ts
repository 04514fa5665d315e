import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { allOf, anyOf, type Meaning, not, test } from '../meaning/meaning.ts'
import { meant } from './denials.ts'
import { type Atom, hasWord, type Part, textOf } from './parts.ts'
import type { Sentence } from './sentence.ts'

/** A condition, or the reason why there is none. */
export type ReadCondition = { readonly meaning: Meaning } | Failure

export interface ReadPart {
  readonly part: Part
  readonly atoms: readonly Atom[]
}

interface Item {
  readonly join: Part['join']
  readonly hasComma: boolean
  /** Conditions beside the list */
  others: readonly Meaning[]
  /** Options of one field: "A, B or C" */
  list: Meaning | null
  readonly field: Field | null
  readonly isNot: boolean
  /** "attending A and B" is both */
  readonly isDoing: boolean
  readonly part: Part
}

/** True for one of several answers: "and" needs both. */
const isIncluded = ({ meaning }: Atom) => meaning.kind === 'test' && meaning.is === 'includes'

const meaningOf = ({ others, list, part }: Item): Meaning => {
  const meaning = allOf(list === null ? others : [...others, list])
  return part.clause.isTurned && part.clause.opener !== 'unless' ? not(meaning) : meaning
}

/** True for "people attending ...", "anyone who chose ...". */
const isDoing = ({ tokens }: Sentence, part: Part, { from, to }: Atom) =>
  hasWord(tokens, part.from, Math.max(from, to - 1), /^(?:who|that)$|.{3}ing$/)

/** The answer "Both", if "both A and B" of one question is said and it has that answer. */
function bothOf({ tokens }: Sentence, part: Part, { field }: Atom): Meaning | null {
  const option = (field.options ?? []).find((one) => /^both\b/i.test(one))
  const isSaid = hasWord(tokens, part.from, part.to, /^both$/)
  return option !== undefined && isSaid && field.type !== 'checkbox'
    ? test(field, 'is', option)
    : null
}

/** Joins the parts: options of one field first, then "and", then "or". */
export function joined(sentence: Sentence, read: readonly ReadPart[]): ReadCondition {
  const items: Item[] = []
  for (const { part, atoms } of read) {
    const last = items.at(-1)
    const [first] = atoms
    const tail = atoms.at(-1)
    if (first === undefined || tail === undefined) continue
    const isMore =
      last?.list !== undefined &&
      last.list !== null &&
      atoms.length === 1 &&
      first.isOption &&
      first.isNamed !== true &&
      (part.clause === last.part.clause || part.clause.opener !== 'if') &&
      last.field?.id === first.field.id &&
      last.part.clause.isTurned === part.clause.isTurned &&
      (last.isNot || !first.isNot)
    if (isMore && last.list !== null) {
      const opener = part.clause.opener ?? items[0]?.part.clause.opener
      const isForPeople = (opener === 'for' || opener == null) && !last.isDoing
      const isUnion = part.join !== 'and' || !isIncluded(first) || part.isGroup || isForPeople
      const both = bothOf(sentence, last.part, first)
      if (both !== null) {
        last.list = both
        continue
      }
      last.list = last.isNot
        ? withDenied(last.list, first.meaning)
        : listOf(last.list, first.meaning, isUnion, part.join)
      continue
    }
    // "cooks under 18 or over 65": both bounds are of the cooks.
    const bounds = read[read.findIndex((one) => one.part === last?.part)]?.atoms ?? []
    const bound = bounds.at(-1)
    const isBound =
      last !== undefined &&
      part.join === 'or' &&
      part.clause === last.part.clause &&
      atoms.length === 1 &&
      !first.isOption &&
      bounds.length > 1 &&
      bound?.isOption === false &&
      bound.field.id === first.field.id
    if (isBound) {
      const [before, ...earlier] = last.others.toReversed()
      if (before !== undefined)
        last.others = [...earlier.toReversed(), anyOf([before, meant(first)])]
      continue
    }
    // "3rd and 4th graders who can swim": the first answer belongs to the list, the rest counts for all.
    const isShared =
      last?.list != null &&
      !part.hasComma &&
      atoms.length > 1 &&
      first.isOption &&
      !first.isNot &&
      !last.isNot &&
      last.field?.id === first.field.id &&
      tail.field.id !== first.field.id
    if (isShared && last?.list != null) {
      last.list = listOf(
        last.list,
        first.meaning,
        part.join !== 'and' || !isIncluded(first) || part.clause.opener === 'for',
        part.join,
      )
      items.push({
        join: 'and',
        hasComma: false,
        others: atoms.slice(1).map(meant),
        list: null,
        field: null,
        isNot: false,
        isDoing: false,
        part,
      })
      continue
    }
    const isNot = tail.isNot || part.isNeither
    const same = atoms.filter((one) => one.isOption && one.field.id === tail.field.id)
    const isList =
      tail.isOption &&
      (same.length === 1 || (tail.field.type !== 'checkbox' && same.every((one) => !one.isNot)))
    const rest = isList ? atoms.filter((one) => !same.includes(one)) : atoms
    const options = part.isNeither ? same.map(({ meaning }) => meaning) : same.map(meant)
    const list = isList ? (part.isNeither ? not(anyOf(options)) : anyOf(options)) : null
    items.push({
      join: part.join,
      hasComma: part.hasComma,
      others: rest.map((one) =>
        part.isNeither ? meant({ ...one, isNot: !one.isNot }) : meant(one),
      ),
      list,
      field: isList ? tail.field : null,
      isNot,
      isDoing: isDoing(sentence, part, first),
      part,
    })
  }
  const [only] = items
  if (only === undefined) return { failed: '' }
  // "except for guests who come by car and stay in a suite" excepts both together, or each.
  const [excepted, ...more] = items.filter(({ part }) => part.clause.opener === 'except')
  const isOpen = more.some(
    ({ join, part, field }) => join === 'and' && !part.isGroup && field?.id !== excepted?.field?.id,
  )
  if (isOpen) return { failed: between(sentence, items) }
  const start = items.findIndex(({ part }) => part.clause.opener === 'unless')
  if (start >= 0) {
    // "unless A or B": the whole list is denied.
    const denied = together(items.slice(start))
    const before = start === 0 ? null : together(items.slice(0, start))
    if (denied === null || (start > 0 && before === null))
      return { failed: between(sentence, items) }
    return { meaning: before === null ? not(denied) : allOf([before, not(denied)]) }
  }
  const meaning = together(items)
  return meaning === null ? { failed: between(sentence, items) } : { meaning }
}

const between = (sentence: Sentence, items: readonly Item[]) =>
  textOf(sentence, { from: items[0]?.part.from ?? 0, to: items.at(-1)?.part.to ?? 0 })

/** Joins by "and" or "or"; null if the words leave open what belongs together. */
function together(items: readonly Item[]): Meaning | null {
  const [first] = items
  const isForPeople =
    first !== undefined &&
    first.part.clause.opener !== 'if' &&
    first.part.clause.opener !== 'unless'
  const joins = items.map((one, index) =>
    index === 0 ? null : one.part.isGroup && one.join === 'and' && isForPeople ? 'or' : one.join,
  )
  // "for over 60s and juniors" are two groups, or one.
  const isBare = items.some(
    (one, index) =>
      index > 0 &&
      joins[index] === 'and' &&
      one.part.to - one.part.from < 3 &&
      one.part.clause === first?.part.clause &&
      first.part.clause.opener === 'for',
  )
  if (isBare) return null
  const kinds = new Set(joins.filter((one) => one === 'and' || one === 'or'))
  // "sometimes or often, under 6 hours": nothing says how the end belongs to the rest.
  if (joins.at(-1) === 'comma' && kinds.has('or')) return null
  if (kinds.size <= 1) return (kinds.has('or') ? anyOf : allOf)(items.map(meaningOf))
  // A comma before the joiner separates two halves.
  const split = items.findIndex(
    (one, index) => index > 0 && one.hasComma && joins[index] !== 'comma',
  )
  if (split <= 0) return isForPeople ? null : byRank(items, joins)
  const halves = [items.slice(0, split), items.slice(split)].map(together)
  const [a, b] = halves
  if (a === null || b === null || a === undefined || b === undefined) return null
  return (joins[split] === 'or' ? anyOf : allOf)([a, b])
}

/** "A or B and C" in a condition: "and" binds closer. */
function byRank(items: readonly Item[], joins: readonly Part['join'][]): Meaning {
  const groups: Meaning[][] = []
  for (const [index, item] of items.entries()) {
    const group = groups.at(-1)
    if (group === undefined || joins[index] === 'or') groups.push([meaningOf(item)])
    else group.push(meaningOf(item))
  }
  return anyOf(groups.map((group) => allOf(group)))
}

/** Adds an option to a list; the last joiner counts for the commas before it. */
function listOf(list: Meaning, more: Meaning, isUnion: boolean, join: Part['join']): Meaning {
  const before = list.kind === 'all' || list.kind === 'any' ? list.parts : [list]
  const how = join === 'comma' && list.kind === 'all' ? allOf : isUnion ? anyOf : allOf
  return how([...before, more])
}

/** "not A or B" */
function withDenied(denied: Meaning, more: Meaning): Meaning {
  if (denied.kind !== 'not') return allOf([denied, not(more)])
  const { part } = denied
  return not(anyOf([...(part.kind === 'any' ? part.parts : [part]), more]))
}
