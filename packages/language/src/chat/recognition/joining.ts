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

interface Item extends ReadPart {
  /** Conditions beside the list */
  readonly others: Meaning[]
  /** Options of one field: "A, B or C" */
  list: Meaning | null
  readonly field: Field | null
  readonly isNot: boolean
  /** "attending A and B" is both */
  readonly isDoing: boolean
}

/** True for one of several answers: "and" needs both. */
const isIncluded = ({ meaning }: Atom) => meaning.kind === 'test' && meaning.is === 'includes'

const meaningOf = ({ others, list, part }: Item): Meaning => {
  const meaning = allOf(list === null ? others : [...others, list])
  return part.clause.isTurned && part.clause.opener !== 'unless' ? not(meaning) : meaning
}

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
    const [first, ...more] = atoms
    if (first === undefined) continue
    if (last?.list != null && isNext(last, part, first, more)) {
      const opener = part.clause.opener ?? items[0]?.part.clause.opener
      const isForPeople = (opener === 'for' || opener == null) && !last.isDoing
      const isUnion = part.join !== 'and' || !isIncluded(first) || part.isGroup || isForPeople
      last.list =
        bothOf(sentence, last.part, first) ??
        // "not A or B" denies both.
        (last.isNot
          ? listOf(last.list, not(first.meaning), false, part.join)
          : listOf(last.list, first.meaning, isUnion, part.join))
      if (more.length > 0)
        items.push(itemOf(sentence, { ...part, join: 'and', hasComma: false }, more))
    } else if (last !== undefined && isBound(last, part, atoms))
      last.others.push(anyOf([...last.others.splice(-1), meant(first)]))
    else items.push(itemOf(sentence, part, atoms))
  }
  const meaning = joinedItems(items)
  const [from = 0, to = 0] = [items[0]?.part.from, items.at(-1)?.part.to]
  return meaning === null ? { failed: textOf(sentence, { from, to }) } : { meaning }
}

/** True if a part begins with the next answer of a list. Further answers count for the whole list: "3rd and 4th graders who can swim". */
const isNext = (last: Item, part: Part, first: Atom, more: readonly Atom[]) =>
  first.isOption &&
  first.isNamed !== true &&
  last.field?.id === first.field.id &&
  (part.clause === last.part.clause || part.clause.opener !== 'if') &&
  part.clause.isTurned === last.part.clause.isTurned &&
  (last.isNot || !first.isNot) &&
  (more.length === 0 || (!part.hasComma && !last.isNot && more.at(-1)?.field.id !== first.field.id))

/** "cooks under 18 or over 65": both bounds are of the cooks. */
function isBound({ part: before, atoms }: Item, part: Part, [bound, more]: readonly Atom[]) {
  const last = atoms.at(-1)
  return (
    part.join === 'or' &&
    part.clause === before.clause &&
    more === undefined &&
    bound?.isOption === false &&
    atoms.length > 1 &&
    last?.isOption === false &&
    last.field.id === bound.field.id
  )
}

function itemOf({ tokens }: Sentence, part: Part, atoms: readonly Atom[]): Item {
  const said = part.isNeither ? atoms.map((one) => ({ ...one, isNot: true })) : atoms
  const [first, last] = [said[0], said.at(-1)]
  const same = said.filter(({ isOption, field }) => isOption && field.id === last?.field.id)
  const isList =
    last?.isOption === true &&
    (same.length === 1 ||
      (last.field.type !== 'checkbox' && same.every(({ isNot }) => isNot === part.isNeither)))
  // "people attending ...", "anyone who chose ..."
  const isDoing =
    first !== undefined &&
    hasWord(tokens, part.from, Math.max(first.from, first.to - 1), /^(?:who|that)$|.{3}ing$/)
  return {
    part,
    atoms,
    others: said.filter((one) => !isList || !same.includes(one)).map(meant),
    list: isList ? (part.isNeither ? allOf : anyOf)(same.map(meant)) : null,
    field: isList ? last.field : null,
    isNot: last?.isNot === true,
    isDoing,
  }
}

/** Null if the words leave open what belongs together. */
function joinedItems(items: readonly Item[]): Meaning | null {
  // "except for guests who come by car and stay in a suite" excepts both together, or each.
  const [excepted, ...more] = items.filter(({ part }) => part.clause.opener === 'except')
  const isOpen = more.some(
    ({ part, field }) => part.join === 'and' && !part.isGroup && field?.id !== excepted?.field?.id,
  )
  if (isOpen) return null
  const start = items.findIndex(({ part }) => part.clause.opener === 'unless')
  if (start < 0) return together(items)
  // "unless A or B": the whole list is denied.
  const before = together(items.slice(0, start))
  const denied = together(items.slice(start))
  if (before === null || denied === null) return null
  return start === 0 ? not(denied) : allOf([before, not(denied)])
}

/** Joins by "and" or "or"; null if the words leave open what belongs together. */
function together(items: readonly Item[]): Meaning | null {
  const clause = items[0]?.part.clause
  const isForPeople = clause?.opener !== 'if' && clause?.opener !== 'unless'
  const joins = items.map(({ part }, index) =>
    index === 0 ? null : part.isGroup && part.join === 'and' && isForPeople ? 'or' : part.join,
  )
  // "for over 60s and juniors" are two groups, or one.
  const isBare = items.some(
    ({ part }, index) =>
      joins[index] === 'and' &&
      part.to - part.from < 3 &&
      part.clause === clause &&
      clause.opener === 'for',
  )
  const hasOr = joins.includes('or')
  // "sometimes or often, under 6 hours": nothing says how the end belongs to the rest.
  if (isBare || (joins.at(-1) === 'comma' && hasOr)) return null
  if (!hasOr || !joins.includes('and')) return (hasOr ? anyOf : allOf)(items.map(meaningOf))
  // A comma before the joiner separates two halves; otherwise "and" binds closer in a condition.
  const comma = items.findIndex(
    ({ part }, index) => index > 0 && part.hasComma && joins[index] !== 'comma',
  )
  const split = comma > 0 ? comma : isForPeople ? 0 : joins.indexOf('or')
  if (split === 0) return null
  const before = together(items.slice(0, split))
  const behind = together(items.slice(split))
  if (before === null || behind === null) return null
  return (joins[split] === 'or' ? anyOf : allOf)([before, behind])
}

/** Adds an option to a list; the last joiner counts for the commas before it. */
function listOf(list: Meaning, more: Meaning, isUnion: boolean, join: Part['join']): Meaning {
  const before = list.kind === 'all' || list.kind === 'any' ? list.parts : [list]
  const isAll = !isUnion || (join === 'comma' && list.kind === 'all')
  return (isAll ? allOf : anyOf)([...before, more])
}
