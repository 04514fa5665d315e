import { allOf, anyOf, type Meaning, not } from '../meaning/meaning.ts'
import { adverbs, being, choosing, connectors, helping, joiners } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { joinedByRank } from './clauses/chain.ts'
import type { Clause } from './clauses/clause.ts'
import { clauseAt } from './clauses/clause-at.ts'
import { isInOption } from './predicates.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  map,
  memoized,
  optional,
  phrases,
  problemCost,
  type Reader,
  repeated,
} from './reader.ts'

type Join = 'and' | 'or' | 'comma'
interface Joined {
  readonly clauses: readonly Clause[]
  /** One entry for each clause but the first; comma: true if the joiner also has a comma */
  readonly joins: readonly { readonly join: Join; readonly comma: boolean }[]
}

/** Most clauses in one condition */
const mostClauses = 60

/**
 * Reads a whole condition: clauses joined by "and", "or" and commas, and an "unless ..." behind.
 * @param before Clause that the first one may continue.
 */
export function conditionAt(
  reader: Reader,
  start: number,
  before: Clause | null = null,
): readonly Found<Clause>[] {
  const key = `condition ${start} ${before?.about.map(({ id }) => id).join(' ')} ${before?.isPerson}`
  return memoized(reader, key, () => {
    const plain = joinedAt(reader, start, before, null)
    const excepted = andThen(plain, (clause, end) =>
      andThen(optional(reader, end, comma), (_comma, at) =>
        andThen(phrases(reader, at, connectors), (kind, from) =>
          kind === 'if'
            ? []
            : map(joinedAt(reader, from, clause, null), (exception) => ({
                ...clause,
                meaning: allOf([clause.meaning, not(exception.meaning)]),
              })),
        ),
      ),
    )
    return [...plain, ...excepted]
  })
}

const comma = phraseSet(', | ; | -')

/** Reads joined clauses. An announced list ("if any of these: ...") uses one joiner throughout. */
function joinedAt(
  reader: Reader,
  start: number,
  before: Clause | null,
  announced: 'and' | 'or' | null,
): readonly Found<Clause>[] {
  const first = map(
    unitAt(reader, start, before),
    (clause): Joined => ({
      clauses: [clause],
      joins: [],
    }),
  )
  const all = repeated(first, mostClauses - 1, ({ clauses, joins }, end) =>
    andThen(joinAt(reader, end), (join, at) =>
      map(unitAt(reader, at, clauses.at(-1) ?? null), (clause) => ({
        clauses: [...clauses, clause],
        joins: [...joins, join],
      })),
    ),
  )
  return all.flatMap((one) => fold(reader, one, start, announced))
}

function joinAt(reader: Reader, end: number): readonly Found<Joined['joins'][number]>[] {
  const hasComma = isWord(reader, end, ',', ';', '\n')
  let at = end
  while (isWord(reader, at, ',', ';', '\n', '*', '-') && at < end + 4) at += 1
  const worded = phrases(reader, at, joiners).map((one) => ({
    ...one,
    value: { join: one.value, comma: hasComma },
  }))
  // A list marker counts as a comma.
  return at > end && hasComma
    ? [...worded, found({ join: 'comma', comma: true } as const, at, 0.01)]
    : worded
}

/** Joins clauses. A comma takes the next joiner ("A, B and C"); "and" binds closer than "or". */
function fold(
  reader: Reader,
  one: Found<Joined>,
  start: number,
  announced: 'and' | 'or' | null,
): readonly Found<Clause>[] {
  const { clauses, joins } = one.value
  const last = clauses.at(-1)
  if (last === undefined) return []
  if (clauses.length === 1) return [{ ...one, value: last }]
  const words: ('and' | 'or')[] = []
  let word: 'and' | 'or' | null = announced
  for (const { join } of joins.toReversed()) {
    if (announced === null && join !== 'comma') word = join
    if (word === null) return []
    words.unshift(word)
  }
  const said = clauses.map(({ meaning }, index) => ({
    join: index === 0 ? null : (words[index - 1] ?? null),
    meaning,
  }))
  const clause: Clause = { ...last, meaning: joinedByRank(said) }
  const isMixed = words.includes('and') && words.includes('or')
  const firstOr = words.indexOf('or')
  const split = words.findIndex(
    (join, index) =>
      index > firstOr &&
      join === 'and' &&
      joins[index]?.comma === true &&
      joins[index]?.join === 'and',
  )
  if (!isMixed || firstOr < 0 || split < 0 || joins[firstOr]?.comma)
    return [{ ...one, value: clause }]
  // "A or B, and C" is ambiguous.
  const from = reader.tokens[start]?.start ?? 0
  const until = reader.tokens[one.end - 1]?.end ?? from
  const text = reader.text.slice(from, until)
  const cut = text.lastIndexOf(', and ')
  const choices =
    cut < 0
      ? []
      : [
          {
            label: 'Both halves',
            start: from,
            end: until,
            text: `(${text.slice(0, cut)}) and ${text.slice(cut + 6)}`,
          },
          {
            label: 'The “and” belongs to the last alternative only',
            start: from,
            end: until,
            text: text.slice(0, cut) + text.slice(cut + 1),
          },
        ]
  return [
    {
      ...one,
      value: clause,
      cost: one.cost + problemCost,
      remarks: [...one.remarks, { kind: 'ask', question: 'How far does the “or” reach?', choices }],
    },
  ]
}

const denials = phraseSet(
  'not | it is not true that | it is not the case that | it is false that | not the case that | not true that',
)
const anyLists = phraseSet(
  'any/either/one of _/the following/these/those _/conditions/is/are/applies/apply/things _/is/are/hold/holds/met/apply/applies/true _/true/met | any/either/one of | any/either/one of the/these conditions/following _/is/are/hold/holds/apply/applies/conditions _/true/met/apply/is/hold | at least one of _/the/these following/conditions/these _/is/are/holds/applies _/true/met | one or more of _/the/these following/conditions/these _/is/are/holds/applies _/true/met | any | either | any/one condition is/are _/true/met',
)
const allLists = phraseSet(
  'all of _/the following/these/those _/conditions/is/are/apply/things _/is/are/hold/met/apply/true _/true/met | all | all the/these conditions/following _/are/hold/apply/conditions _/true/met/apply/are/hold | all of | all conditions are/hold _/met/true | both of _/the following/these _/conditions/are/hold _/true/met/are | both conditions/of these | each of _/the following/these | the following _/is/are/conditions/holds/hold _/true/met/are | these _/conditions are/hold/apply _/true/met',
)

/** Reads one clause, or a group in brackets, a pair or a list. */
function unitAt(reader: Reader, start: number, before: Clause | null): readonly Found<Clause>[] {
  const key = `unit ${start} ${before?.about.map(({ id }) => id).join(' ')} ${before?.isPerson}`
  return memoized(reader, key, () => [
    ...andThen(optional(reader, start, adverbs), (_adverb, at) => clauseAt(reader, at, before)),
    ...andThen(isInOption(reader, start) ? [] : phrases(reader, start, denials), (_not, at) =>
      map(
        [
          ...inBrackets(reader, at, before),
          ...addCost(pairAt(reader, at, before), 0.01),
          ...addCost(clauseAt(reader, at, before), 0.05),
        ],
        (clause) => ({
          ...clause,
          meaning: not(clause.meaning),
        }),
      ),
    ),
    ...inBrackets(reader, start, before),
    ...pairAt(reader, start, before),
    ...listAt(reader, start, before),
    // "if A and if B"
    ...andThen(phrases(reader, start, connectors), (kind, at) =>
      map(addCost(clauseAt(reader, at, before), 0.01), (clause) =>
        kind === 'if' ? clause : { ...clause, meaning: not(clause.meaning) },
      ),
    ),
  ])
}

function inBrackets(reader: Reader, at: number, before: Clause | null): readonly Found<Clause>[] {
  if (!isWord(reader, at, '(', '[', '{')) return []
  return andThen(conditionAt(reader, at + 1, before), (clause, end) =>
    isWord(reader, end, ')', ']', '}') ? [found(clause, end + 1)] : [],
  )
}

/** Reads "either ... or ...", "both ... and ...", "neither ... nor ...". */
function pairAt(reader: Reader, start: number, before: Clause | null): readonly Found<Clause>[] {
  const word = reader.tokens[start]?.word ?? ''
  if (!['either', 'both', 'neither'].includes(word)) return []
  const join = word === 'both' ? ['and', '&'] : word === 'neither' ? ['nor', 'or'] : ['or']
  const combine = (a: Meaning, b: Meaning) =>
    word === 'both' ? allOf([a, b]) : word === 'either' ? anyOf([a, b]) : not(anyOf([a, b]))
  return andThen(unitsAt(reader, start + 1, before), (first, end) => {
    const at = isWord(reader, end, ',') ? end + 1 : end
    if (!isWord(reader, at, ...join)) return []
    const again = isWord(reader, at + 1, 'if', 'when') ? at + 2 : at + 1
    const isBare = word === 'neither' && !hasVerb(reader, start + 1, end)
    return andThen(unitsAt(reader, again, first), (second, to) =>
      // In "neither parent nor guardian email is given", "parent" is half a name, not an option.
      isBare && first.about[0] !== second.about[0]
        ? []
        : [found({ ...second, meaning: combine(first.meaning, second.meaning) }, to)],
    )
  })
}

function hasVerb(reader: Reader, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if ([being, helping, choosing].some((table) => phrases(reader, at, table).length > 0))
      return true
  }
  return false
}

/** Reads a part of a pair: one unit, or two joined by "and" without a comma. */
function unitsAt(reader: Reader, start: number, before: Clause | null): readonly Found<Clause>[] {
  const one = unitAt(reader, start, before)
  const two = andThen(one, (first, end) =>
    isWord(reader, end, 'and')
      ? map(unitAt(reader, end + 1, first), (second) => ({
          ...second,
          meaning: allOf([first.meaning, second.meaning]),
        }))
      : [],
  )
  return [...addCost(one, 0.006), ...two]
}

/** Reads "all of these: A; B; C", "any of (A, B)". */
function listAt(reader: Reader, start: number, before: Clause | null): readonly Found<Clause>[] {
  const lists = [
    ...map(phrases(reader, start, anyLists), () => 'or' as const),
    ...map(phrases(reader, start, allLists), () => 'and' as const),
  ]
  return andThen(lists, (join, end) => {
    let at = end
    while (isWord(reader, at, ':', '\n', '-', '*', ',')) at += 1
    const isMarked = at > end
    const inside = isWord(reader, at, '(', '[')
      ? andThen(joinedAt(reader, at + 1, before, join), (clause, to) =>
          isWord(reader, to, ')', ']') ? [found(clause, to + 1)] : [],
        )
      : []
    return [...inside, ...(isMarked ? joinedAt(reader, at, before, join) : [])]
  })
}
