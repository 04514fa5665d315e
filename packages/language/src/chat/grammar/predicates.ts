import type { Field } from '@ramiform/core/field'
import { isNoWord, isOneBox, isYesWord, noneOf, yesNoOf } from '../lexicon/answers.ts'
import { partMatches } from '../lexicon/matches.ts'
import {
  allOf,
  anyOf,
  isEmpty,
  isFilled,
  type Meaning,
  not,
  opposite,
  test,
} from '../meaning/meaning.ts'
import {
  adverbs,
  affirmation,
  amongWords,
  being,
  emptiness,
  equality,
  hasSomething,
  helping,
  inclusion,
  togetherWords,
} from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { comparisonAt } from './comparisons.ts'
import { absent, present } from './polar.ts'
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
} from './reader.ts'
import { textAt, type Values, valuesAt } from './values.ts'

/** Reads the words behind a field name: "is Pro", "contains x", "> 5", "has been left blank". */
export function predicateAt(
  reader: Reader,
  field: Field,
  start: number,
): readonly Found<Meaning>[] {
  return memoized(reader, `predicate ${field.id} ${start}`, () =>
    andThen(optional(reader, start, adverbs), (_, at) => [
      ...andThen(phrases(reader, at, being), (_is, end) => complementAt(reader, field, end)),
      ...verbAt(reader, field, at),
      ...andThen(phrases(reader, at, helping), (_do, end) => [
        ...verbAt(reader, field, end),
        ...(isWord(reader, end, 'not', 'never')
          ? map(
              andThen(optional(reader, end + 1, adverbs), (_adverb, to) => [
                ...verbAt(reader, field, to),
                ...complementAt(reader, field, to),
              ]),
              opposite,
            )
          : []),
      ]),
      // Without a verb: "age > 18", "country: France", "plan Pro"
      ...addCost(verblessAt(reader, field, at), 0.02),
      // "alone for more than 4 hours"
      ...(isWord(reader, at, 'for') ? addCost(comparisonAt(reader, field, at + 1), 0.03) : []),
    ]),
  )
}

/** Reads a predicate without a verb. A text value needs "is", "contains" or quotes. */
export function verblessAt(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  const isFree = (field.options ?? []).length === 0 && !['number', 'date'].includes(field.type)
  if (!isFree || isWord(reader, at, '"', "'", '=', '!=')) return complementAt(reader, field, at)
  return [...emptinessAt(reader, field, at), ...comparisonAt(reader, field, at)]
}

/** Reads a verb other than "is". */
function verbAt(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  return [
    ...andThen(phrases(reader, at, hasSomething), (kind, end) => [
      // "if co-funding exists" means the answer yes.
      isWord(reader, at, 'exists', 'exist')
        ? found(present(field), end)
        : found(kind === 'empty' ? isEmpty(field) : isFilled(field), end),
    ]),
    ...andThen(phrases(reader, at, inclusion), (_has, end) => inclusionOf(reader, field, end)),
    ...andThen(phrases(reader, at, equality), (kind, end) =>
      map(equalityOf(reader, field, end), (meaning) => (kind === 'is' ? meaning : not(meaning))),
    ),
    ...comparisonAt(reader, field, at),
  ]
}

/** True if "not" belongs to an option, such as "Not sure". */
export function isInOption(reader: Reader, at: number): boolean {
  const word = reader.tokens[at]?.word ?? ''
  const denied = (reader.lexicon.byStem.get(word) ?? []).filter(
    ({ option, stems }) => option !== null && stems.size > 1,
  )
  if (denied.length === 0) return false
  const namesWith = (one: string) => denied.filter(({ stems }) => stems.has(one))
  return partMatches(reader.lexicon, reader.tokens, at, namesWith).some(
    ({ end, cost }) => end > at + 1 && cost < 0.06,
  )
}

/** Prepositions before an option: "the lessons are for children", "it is by card" */
const leading = ['for', 'by', 'from', 'with', 'on', 'at', 'to']

/** Reads the words behind "is". */
export function complementAt(
  reader: Reader,
  field: Field,
  start: number,
): readonly Found<Meaning>[] {
  return memoized(reader, `complement ${field.id} ${start}`, () =>
    andThen(optional(reader, start, adverbs), (_, at) => [
      ...(isWord(reader, at, 'not', 'never') && !isInOption(reader, at)
        ? map(complementAt(reader, field, at + 1), opposite)
        : []),
      ...emptinessAt(reader, field, at),
      ...comparisonAt(reader, field, at),
      ...andThen(phrases(reader, at, equality), (kind, end) =>
        map(equalityOf(reader, field, end), (meaning) => (kind === 'is' ? meaning : not(meaning))),
      ),
      ...equalityOf(reader, field, at),
      ...((field.options ?? []).length > 0 && isWord(reader, at, ...leading)
        ? addCost(equalityOf(reader, field, at + 1), 0.02)
        : []),
      ...affirmationAt(reader, field, at),
      ...andThen(phrases(reader, at, inclusion), (_has, end) => inclusionOf(reader, field, end)),
    ]),
  )
}

function emptinessAt(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, at, emptiness), (kind, end) => [
    found(kind === 'empty' ? isEmpty(field) : isFilled(field), end, 0.005),
  ])
}

/** Reads "yes", "ticked", "selected" for the field itself. */
function affirmationAt(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, at, affirmation), (kind, end) => {
    const known = yesNoOf(field)
    if (known !== null)
      return [found(test(field, 'is', kind === 'yes' ? known.yes : known.no), end, 0.004)]
    const [option] = field.options ?? []
    // "any exemption is selected" does not mean the option None.
    const isAnswer =
      isYesWord(reader.tokens[at]?.word ?? '') || isNoWord(reader.tokens[at]?.word ?? '')
    if (noneOf(field) !== undefined && !isAnswer)
      return [found(kind === 'yes' ? present(field) : absent(field), end, 0.004)]
    if (!isOneBox(field) || option === undefined) return []
    return [found(kind === 'yes' ? test(field, 'includes', option) : isEmpty(field), end, 0.004)]
  })
}

/** Reads a value or a list of values. In a check box list a value is one of the ticked ones. */
export function equalityOf(reader: Reader, field: Field, start: number): readonly Found<Meaning>[] {
  const plain = andThen(valuesAt(reader, field, start), (values, end) => [
    found(equalsThese(field, values), end),
  ])
  const among = andThen(phrases(reader, start, amongWords), (_one, at) =>
    andThen(maybeMark(reader, at, ':', '(', '['), (_open, from) =>
      andThen(valuesAt(reader, field, from), (values, to) =>
        andThen(maybeMark(reader, to, ')', ']'), (_close, end) => [
          found(equalsThese(field, { ...values, joined: 'or' }), end, 0.002),
        ]),
      ),
    ),
  )
  const together = andThen(phrases(reader, start, togetherWords), (_both, at) =>
    andThen(valuesAt(reader, field, at), (values, end) => [
      found(
        allOf(values.values.map((value) => equalsThese(field, { values: [value], joined: 'one' }))),
        end,
        0.002,
      ),
    ]),
  )
  const only = isWord(reader, start, 'only', 'just', 'exactly', 'solely')
    ? andThen(valuesAt(reader, field, start + 1), (values, end) =>
        values.values.length === 1 ? [found(test(field, 'is', values.values[0] ?? ''), end)] : [],
      )
    : []
  return [...plain, ...among, ...together, ...only]
}

function maybeMark(
  reader: Reader,
  at: number,
  ...marks: readonly string[]
): readonly Found<null>[] {
  const here = found(null, at)
  return isWord(reader, at, ...marks) ? [here, found(null, at + 1)] : [here]
}

/**
 * Meaning of a list of values. For a field with one choice it means any of them, even with "and" ("for low
 * and medium"). For check boxes "and" means all of them.
 */
export function equalsThese(field: Field, { values, joined }: Values): Meaning {
  const is = field.type === 'checkbox' ? 'includes' : 'is'
  const tests = values.map((value) => test(field, is, value))
  const isOneChoice = field.type === 'radio' || field.type === 'select'
  return !isOneChoice && (joined === 'and' || (joined === 'one' && is === 'includes'))
    ? allOf(tests)
    : anyOf(tests)
}

/** Reads the words behind "contains" and "includes". */
function inclusionOf(reader: Reader, field: Field, start: number): readonly Found<Meaning>[] {
  if (field.type === 'checkbox' || field.type === 'radio' || field.type === 'select') {
    const exact = equalityOf(reader, field, start)
    if (field.type === 'checkbox') return exact
    return map(exact, (meaning) => containing(field, meaning))
  }
  if (field.type === 'number' || field.type === 'date') {
    return andThen(textAt(reader, start), (value, end) => [
      found<Meaning>(test(field, 'includes', value), end, problemCost, [
        {
          kind: 'refuse',
          reason: `“${field.label}” is a ${field.type}, so “contains” does not apply.`,
          hint: `Compare it instead: is, is more than, is less than.`,
        },
      ]),
    ])
  }
  return andThen([found('or' as const, start), ...thenOr(reader, start)], (how, at) =>
    andThen(textsAt(reader, at), (values, to) => {
      const tests = values.values.map((value) => test(field, 'includes', value))
      const joined = values.joined === 'one' ? how : values.joined
      return andThen(optional(reader, to, insideIt), (_in, end) => [
        found(joined === 'and' ? allOf(tests) : anyOf(tests), end),
      ])
    }),
  )
}

const insideIt = phraseSet(
  'in it | in there | in the text | anywhere | somewhere | somewhere in it | inside | inside it',
)

function thenOr(reader: Reader, at: number): readonly Found<'and' | 'or'>[] {
  return [
    ...phrases(reader, at, amongWords).map((one) => ({ ...one, value: 'or' as const })),
    ...phrases(reader, at, togetherWords).map((one) => ({ ...one, value: 'and' as const })),
  ]
}

function textsAt(reader: Reader, start: number): readonly Found<Values>[] {
  return valuesAt(reader, { id: ' text', type: 'text', label: '' }, start)
}

/** Meaning of "contains" for a field with one choice: every option with these words. */
function containing(field: Field, meaning: Meaning): Meaning {
  if (meaning.kind === 'test') {
    const options = (field.options ?? []).filter((option) => option.includes(meaning.value))
    return options.length > 1 ? test(field, 'includes', meaning.value) : meaning
  }
  if (meaning.kind === 'not') return not(containing(field, meaning.part))
  return { ...meaning, parts: meaning.parts.map((part) => containing(field, part)) }
}
