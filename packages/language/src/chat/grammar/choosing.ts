import type { Field } from '@ramiform/core/field'
import { isCommonWord } from '../lexicon/lexicon.ts'
import { wholeMatches } from '../lexicon/matches.ts'
import { allOf, anyOf, isEmpty, isFilled, type Meaning, not } from '../meaning/meaning.ts'
import { adverbs, amongWords, choosing, prepositions, togetherWords } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { comparisonAt } from './comparisons.ts'
import { fieldsAt } from './field-lists.ts'
import { equalityOf } from './predicates.ts'
import { quotesAt } from './quotes.ts'
import {
  addCost,
  andThen,
  charsBetween,
  type Found,
  found,
  isWord,
  map,
  memoized,
  optional,
  phrases,
  problemCost,
  type Reader,
  textBetween,
} from './reader.ts'
import { fieldChoice } from './which-field.ts'

/** Reads "said Yes to Newsletter", "picked Business", "didn't choose anything". */
export function choosingAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const key = `choosing ${start} ${about.map(({ id }) => id).join(' ')}`
  return memoized(reader, key, () => choiceAt(reader, start, about))
}

function choiceAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  // "used to live there" says that they no longer do.
  if (isWord(reader, start, 'used') && isWord(reader, start + 1, 'to')) return []
  return andThen(phrases(reader, start, choosing), (_chose, verbEnd) =>
    andThen(optional(reader, verbEnd, adverbs), (_really, at) => [
      ...chosenFor(reader, at),
      ...chosenAt(reader, at, about),
      ...somethingAt(reader, at, about),
      ...andThen(phrases(reader, at, between), (_on, to) =>
        addCost(chosenAt(reader, to, about), 0.01),
      ),
      // "prefer to be reached by phone"
      ...(isWord(reader, at, 'to') && isWord(reader, at + 1, 'be') && isNearLabel(reader, at + 2)
        ? andThen(phrases(reader, at + 3, between), (_by, to) =>
            addCost(chosenAt(reader, to, about), 0.03),
          )
        : []),
      // "like to drink tea"
      ...(isWord(reader, at, 'to') ? addCost(choosingAt(reader, at + 1, about), 0.01) : []),
      ...(isWord(reader, at - 1, 'to') ? addCost(choosingAt(reader, at, about), 0.01) : []),
    ]),
  )
}

/** True if the word is related to a label: "attending" where "Attendance" is asked for. */
export function isNearLabel(reader: Reader, at: number): boolean {
  const word = reader.tokens[at]?.word ?? ''
  if (word.length < 4 || isCommonWord(word)) return false
  return (
    reader.lexicon.byBeginning.has(word.slice(0, 5)) ||
    (reader.lexicon.labelsByStem.get(stem(word)) ?? []).length > 0
  )
}

export const between = phraseSet(
  'on | in | at | by | with | to | for | from | about | into | us to | as | of | against',
)

/** Most tokens between a value and its field */
const farthestField = 16

/** Reads a value followed by its field: "Yes to Newsletter", "Red or Blue for the colour". */
function chosenFor(reader: Reader, at: number): readonly Found<Meaning>[] {
  const founds: Found<Meaning>[] = []
  for (let place = at + 1; place < at + farthestField && place < reader.tokens.length; place += 1) {
    for (const preposition of phrases(reader, place, prepositions)) {
      for (const mentions of fieldsAt(reader, preposition.end)) {
        if (mentions.cost > 3 && mentions.remarks.some(({ kind }) => kind === 'refuse')) continue
        const { fields, joined } = mentions.value
        const said = fields.map(({ field }) =>
          givenTo(reader, field, at).filter(({ end }) => end === place),
        )
        const meanings = said.flatMap((ways) => ways.toSorted((a, b) => a.cost - b.cost)[0] ?? [])
        if (meanings.length < fields.length) continue
        const parts = meanings.map(({ value }) => value)
        founds.push({
          value: joined === 'or' ? anyOf(parts) : allOf(parts),
          end: mentions.end,
          cost: mentions.cost + meanings.reduce((sum, { cost }) => sum + cost, 0) - 0.01,
          remarks: [...meanings.flatMap(({ remarks }) => remarks), ...mentions.remarks],
        })
      }
    }
  }
  return founds
}

const otherThan = phraseSet(
  'anything/something/everything other than | anything/something/everything but | anything/something/everything except | anything/something else than | anything besides | other than | any option/answer/value but/except | any option/answer/value other than | not | neither | none of',
)

/** Reads the answer to a known field: a value, a list, "anything but", "at least". */
function givenTo(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  return [
    ...equalityOf(reader, field, at),
    ...comparisonAt(reader, field, at),
    ...map(
      andThen(phrases(reader, at, otherThan), (_other, end) => equalityOf(reader, field, end)),
      not,
    ),
    ...(isWord(reader, at, 'something', 'anything') ? [found(isFilled(field), at + 1)] : []),
    ...(isWord(reader, at, 'nothing') ? [found(isEmpty(field), at + 1)] : []),
  ]
}

/** Reads a value without its field; the field is the one that offers this option. */
export function chosenAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const founds = new Map<number, { field: Field; one: Found<Meaning> }[]>()
  const offering = [...offeringAt(reader, at)]
  const few = offering.length > mostOffering ? offering.slice(0, 3) : offering
  for (const field of new Set([...few, ...about.filter((one) => offering.includes(one))])) {
    for (const one of givenTo(reader, field, at)) {
      if (one.remarks.length > 0) continue
      founds.set(one.end, [...(founds.get(one.end) ?? []), { field, one }])
    }
  }
  return [...founds].flatMap(([end, ways]) => onlyOne(reader, at, end, ways, about))
}

/** Above this number of fields only three are tried: enough to see that the option is ambiguous. */
const mostOffering = 24

/** Fields with an option at this place, also behind "either", "both", "anything but" and articles. */
function offeringAt(reader: Reader, start: number): ReadonlySet<Field> {
  const fields = new Set<Field>()
  const places = new Set([start])
  for (const at of places) {
    if (places.size > 12) break
    for (const table of [amongWords, togetherWords, otherThan]) {
      for (const { end } of phrases(reader, at, table)) places.add(end)
    }
    if (
      isWord(
        reader,
        at,
        ...'the a an option answer only just options : choice value exactly'.split(' '),
      )
    )
      places.add(at + 1)
    for (const from of [at, ...quotesAt(reader, at).map((quote) => quote.from)]) {
      for (const { name } of wholeMatches(reader.lexicon, reader.tokens, from)) {
        if (name.option !== null && !reader.avoid.has(name.field.id)) fields.add(name.field)
      }
      const word = reader.tokens[from]?.word ?? ''
      if (isCommonWord(word)) continue
      for (const name of reader.lexicon.byStem.get(stem(word)) ?? []) {
        if (name.option !== null && !reader.avoid.has(name.field.id)) fields.add(name.field)
      }
    }
  }
  return fields
}

function onlyOne(
  reader: Reader,
  at: number,
  end: number,
  ways: readonly { readonly field: Field; readonly one: Found<Meaning> }[],
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const preferred = ways.filter(({ field }) => about.includes(field))
  const best = Math.min(...ways.map(({ one }) => one.cost))
  // A whole option is preferred to a part of another one.
  const near = preferred.length > 0 ? preferred : ways.filter(({ one }) => one.cost < best + 0.03)
  const [only] = near
  if (only === undefined) return []
  const fields = [...new Set(near.map(({ field }) => field))]
  if (fields.length === 1) return [{ ...only.one, cost: only.one.cost + 0.03 }]
  const typed = textBetween(reader, at, end)
  const span = charsBetween(reader, at, end)
  const choices = fields.slice(0, 12).map((field) => {
    const label = fieldChoice(reader, field, span)
    return { label: label.label, ...span, text: `${typed} for ${label.text}` }
  })
  return [
    found(only.one.value, end, problemCost + best, [
      {
        kind: 'ask',
        question: `Several fields can be answered with “${typed}”. Which one do you mean?`,
        choices,
      },
    ]),
  ]
}

export const something = new Set(['something', 'anything'])

/** Reads "something" and "nothing" as an answer to the field mentioned before. */
function somethingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const word = reader.tokens[at]?.word ?? ''
  const field = about.length === 1 ? about[0] : undefined
  if (field === undefined) return []
  if (something.has(word)) return [found(isFilled(field), at + 1, 0.03)]
  if (word === 'nothing') return [found(isEmpty(field), at + 1, 0.03)]
  return []
}
