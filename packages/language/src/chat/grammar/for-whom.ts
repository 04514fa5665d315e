import { allOf, anyOf, type Meaning, not } from '../meaning/meaning.ts'
import { everybody } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { amountOfAt } from './amounts.ts'
import { chosenAt } from './choosing.ts'
import type { Clause } from './clauses/clause.ts'
import { comparisonAt } from './comparisons.ts'
import { conditionAt } from './conditions.ts'
import { doingAt, isPeopleNoun, lackedAt } from './doing.ts'
import { fieldAt, ofMention } from './fields.ts'
import { startsPhrase } from './grammar-words.ts'
import { absent, polarAt, present } from './polar.ts'
import { equalsThese } from './predicates.ts'
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
  type Reader,
} from './reader.ts'
import { valuesAt } from './values.ts'

const forWords = phraseSet(
  'for | only for | but only for/to | , but only for/to | to | only to | just for | if they are | if you are | only if they are | with | only with | from | only from | by | only by | of | about | when it is | in the case of | specifically for | just to | for the | only in | on | only on | @ | at',
)

const exceptWords = phraseSet(
  'except | except for | but not | but not for | excluding | other than | apart from | save for | but | , except | , except for | minus | , but not | , but not for | , but not to/from | but not to/from | , not _/for | and not for | _/, _/but never for/to | with the exception of | , excluding | aside from | besides | not including | except to | , apart from | who are not | that are not | who is not | which are not',
)

const who = phraseSet(
  'who | that | who have | with | which | whose | having | having a | where they | if they | when they | , who | who will | who would | who said they',
)

/** Reads "for everyone except students", "to people who said Yes to Newsletter", "only for Business customers". */
export function forWhomAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return memoized(reader, `for whom ${start}`, () =>
    andThen(phrases(reader, start, forWords), (_for, at) => [
      ...whoAt(reader, at),
      // "for windows and for doors"
      ...andThen(whoAt(reader, at), (first, end) =>
        isWord(reader, end, 'and', 'or') && isWord(reader, end + 1, 'for', 'to')
          ? map(whoAt(reader, end + 2), (second) => anyOf([first, second]))
          : [],
      ),
      ...map(addCost(conditionAt(reader, at), 0.08), ({ meaning }) => meaning),
    ]),
  )
}

/** Reads a group of people. */
export function whoAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return memoized(reader, `who ${start}`, () => {
    const at = isWord(reader, start, 'only', 'just') ? start + 1 : start
    return [
      ...andThen(groupsAt(reader, at), (_all, end) => [
        ...describedAt(reader, end),
        ...exceptAt(reader, end),
        ...addCost(doingAt(reader, end, []), 0.03),
        ...addCost(amountOfAt(reader, end, []), 0.03),
      ]),
      ...sizedAt(reader, at),
      // "under 18s"
      ...addCost(amountOfAt(reader, at, []), 0.04),
      ...everyBut(reader, at),
      ...kindsAt(reader, at),
      ...(isWord(reader, at, 'not', 'non') ? map(kindsAt(reader, at + 1), not) : []),
      // "3rd graders who can swim"
      ...andThen(kindsAt(reader, at), (kind, end) =>
        isWord(reader, end, 'who', 'that')
          ? map(addCost(describedAt(reader, end), 0.02), (more) => allOf([kind, more]))
          : [],
      ),
    ]
  })
}

const sized = phraseSet(
  '_/a/any group/groups/party/parties of | _/a/any group/groups/party/parties with',
)

/** Reads "parties of 20 or more" for the only field that asks for a number of people. */
function sizedAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  const counts = reader.lexicon.fields.filter(
    ({ type, label, id }) =>
      type === 'number' &&
      !reader.avoid.has(id) &&
      /guest|people|person|attendee|participant|visitor|party size|group size|heads/i.test(label),
  )
  const [only, another] = counts
  if (only === undefined || another !== undefined) return []
  return andThen(phrases(reader, start, sized), (_group, at) =>
    addCost(comparisonAt(reader, only, at), 0.06),
  )
}

export function groupsAt(reader: Reader, at: number): readonly Found<unknown>[] {
  return [
    ...phrases(reader, at, everybody),
    ...(isWord(reader, at, 'the', 'all', 'any', 'other') ? phrases(reader, at + 1, everybody) : []),
  ]
}

export function describedAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return [...lackingAt(reader, start), ...havingAt(reader, start)]
}

const lacking = phraseSet(
  'without | without a/an/any | who/that do/does not have _/a/an/any | who/that have/has no',
)

/** Reads "(people) without a parking permit". */
function lackingAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, start, lacking), (_without, at) =>
    addCost(lackedAt(reader, at), 0.03),
  )
}

function havingAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, start, who), (_who, at) =>
    map(
      [
        ...conditionAt(reader, at, personBefore),
        ...(isWord(reader, at - 1, 'with', 'having', 'have', 'whose', 'a')
          ? [...conditionAt(reader, at), ...map(kindsAt(reader, at), spokenOf)]
          : []),
      ],
      ({ meaning }) => meaning,
    ),
  )
}

const spokenOf = (meaning: Meaning): Clause => ({ meaning, about: [], isPerson: true })

/** Reads "(everyone) except students", "... except for people who pick up in store". */
export function exceptAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  // "but only for sailors" is no exception.
  const excepting = phrases(reader, start, exceptWords).filter(
    ({ end }) =>
      !isWord(reader, end, 'only', 'just') &&
      !(isWord(reader, end, 'if', 'when', 'no') && isWord(reader, end - 1, 'but', ',')),
  )
  return andThen(excepting, (_except, at) =>
    map(
      [
        ...whoAt(reader, at),
        ...andThen(phrases(reader, at, forWords), (_for, to) => whoAt(reader, to)),
      ],
      not,
    ),
  )
}

const every = phraseSet(
  'every | any | all | each | any other | every other | all other | all the | all of the',
)

/** Reads "every product except Basic" for the field with that name. */
function everyBut(reader: Reader, start: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, start, every), (_every, at) =>
    fieldAt(reader, at).flatMap((mention) =>
      ofMention(reader, mention, (field, end) =>
        andThen(phrases(reader, end, exceptWords), (_but, to) =>
          andThen(valuesAt(reader, field, to), ({ values }, last) => [
            found(
              not(
                anyOf(
                  values.map((value) => equalsThese(field, { values: [value], joined: 'one' })),
                ),
              ),
              last,
              0.02,
            ),
          ]),
        ),
      ),
    ),
  )
}

const personBefore: Clause = { meaning: { kind: 'all', parts: [] }, about: [], isPerson: true }

/** Reads people or things named by an answer: "students", "Business customers". "Dogs and cats" means either. */
function kindsAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  return memoized(reader, `kinds ${start}`, () => {
    const chosen = addCost(map(chosenAt(reader, start, []), eitherOf), 0.02)
    const nouned = chosen.flatMap((one) =>
      isPeopleNoun(reader.tokens[one.end]?.word)
        ? [{ ...one, end: one.end + 1 }]
        : isPlural(reader, one.end)
          ? [{ ...one, end: one.end + 1, cost: one.cost + 0.06 }]
          : [],
    )
    const polar = addCost(
      map(polarAt(reader, start), ({ field, isDenied }) =>
        isDenied === true ? absent(field) : present(field),
      ),
      0.05,
    )
    // "pet owners"
    const owners = polar.flatMap((one) =>
      isPeopleNoun(reader.tokens[one.end]?.word) ? [{ ...one, end: one.end + 1 }] : [],
    )
    // "learners of German"
    const twice = andThen(nouned, (kind, end) =>
      isWord(reader, end, 'of', 'from', 'in', 'on', 'at')
        ? map(addCost(chosenAt(reader, end + 1, []), 0.03), (other) => allOf([kind, other]))
        : [],
    )
    const kinds = [...chosen, ...nouned, ...twice, ...polar, ...owners]
    // "dogs older than 1 year"
    const amounts = andThen(kinds, (kind, end) =>
      andThen(optional(reader, end, measured), (_with, at) =>
        map(addCost(amountOfAt(reader, at, []), 0.02), (amount) => allOf([kind, amount])),
      ),
    )
    return [...kinds, ...amounts]
  })
}

const measured = phraseSet(
  'with | of | for | having | lasting | taking | costing | staying | that/which last/lasts/take/takes/cost/costs',
)

/** True for a plural noun behind an option: "heating problems". */
function isPlural(reader: Reader, at: number): boolean {
  const { kind, word } = reader.tokens[at] ?? { kind: 'mark', word: '' }
  if (kind !== 'word' || word.length < 4 || !/[^s]s$/.test(word) || startsPhrase(word)) return false
  // A word of the form has a meaning of its own, and "a coach's parents" are no coaches.
  const isOption = (reader.lexicon.byStem.get(stem(word)) ?? []).some(
    ({ option }) => option !== null,
  )
  return !isOption && !isWord(reader, at - 1, "'s", "'")
}

/** "For A and B" means people who chose A or B. */
function eitherOf(meaning: Meaning): Meaning {
  return meaning.kind === 'all' ? anyOf(meaning.parts) : meaning
}
