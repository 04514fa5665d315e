import type { Field } from '@ramiform/core/field'
import { rangeOf } from '../lexicon/answers.ts'
import { isCommonWord } from '../lexicon/lexicon.ts'
import type { Meaning } from '../meaning/meaning.ts'
import { amountVerbs } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { inUnitOf, isTimeOrSize } from '../words/unit-sizes.ts'
import { boundAt, comparisonAt, isUnit, rangeAt } from './comparisons.ts'
import { fieldAt, type Mention, ofMention } from './fields.ts'
import {
  addCost,
  andThen,
  type Found,
  found,
  isWord,
  phrases,
  type Reader,
  textBetween,
} from './reader.ts'

/** Reads "have more than 50 employees", "order between 5 and 10 tickets", "are over 18". */
export function amountsAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const starts = [found(null, start), ...phrases(reader, start, amountVerbs)]
  return andThen(starts, (_have, at) => amountOfAt(reader, at, about))
}

/** "more than one guest is coming" */
const attending = phraseSet(
  'is/are/will _/be coming/attending/joining/expected/involved/present/staying/travelling/traveling/invited/affected/living',
)

export function amountOfAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const ends = [...boundAt(reader, at), ...rangeAt(reader, at)].map(({ end }) => end)
  return [...new Set(ends)].flatMap((end) => {
    const of = isWord(reader, end, 'of', 'for', 'in', 'on', 'as', 'since', '(', "'", "'s")
      ? [end, end + 1]
      : [end]
    const named = of
      .flatMap((place) => fieldAt(reader, place))
      .flatMap((mention) =>
        ofMention(reader, mention, (field) =>
          comparisonAt(reader, field, at)
            .filter((one) => one.end === end && !isCounted(reader, field, mention.value))
            .map((one) => ({
              ...one,
              end: bracketEnd(reader, end, mention.end),
              cost: one.cost + 0.005,
            })),
        ),
      )
    const age = isWord(reader, at - 1, 'born') ? birthField(reader) : ageField(reader)
    const [topic] = about
    const isOfAge =
      isWord(reader, at - 1, 'born', 'aged') ||
      isPerson(reader.tokens[at - 1]?.word) ||
      /old|young|age|minor|adult|^(?:under|over|above|below)$/.test(wordsBetween(reader, at, end))
    const nouned = nounField(reader, at, end)
    const field = nouned ?? (isOfAge && age !== null ? age : about.length === 1 ? topic : undefined)
    const bare =
      field === undefined
        ? []
        : addCost(
            comparisonAt(reader, field, at).filter(
              (one) => one.end === end && one.remarks.every(({ kind }) => kind === 'assumed'),
            ),
            0.05,
          )
    return andThen([...named, ...bare], (meaning, to) => [
      found(meaning, to),
      ...phrases(reader, to, attending).map((one) => found(meaning, one.end, 0.01)),
    ])
  })
}

const isPerson = (word = '') =>
  /^(?:people|persons?|someone|anyone|everyone|those|users|patients|customers|guests|visitors|applicants|members|students|participants)$/.test(
    word,
  )

/** True for "3 boats" in a form that asks for the length of a boat. */
function isCounted(reader: Reader, { label }: Field, { from, to }: Mention): boolean {
  const said = textBetween(reader, from, to)
  return to === from + 1 && /[^s]s$/i.test(said) && measure.test(label) && !measure.test(said)
}

const wordsBetween = (reader: Reader, from: number, to: number) => {
  const words = reader.tokens.slice(from, to).map(({ word }) => word)
  return (
    words.find((word) => /old|young|age|minor|adult/.test(word)) ??
    words.find((word) => /^(?:under|over|above|below)$/.test(word)) ??
    ''
  )
}

/** True for options such as "11-50" and "200+". */
const hasRanges = ({ options = [] }: Field) =>
  options.length > 1 && options.every((option) => rangeOf(option) !== null)

const measure =
  /\b(?:length|height|width|weight|depth|cost|price|budget|age|ages|income|value|bill|salary|rent|speed)\b/i

const peopleWords = new Set(['people', 'person', 'persons', 'guests', 'heads'])

const peopleLabels = new Set(
  'guest party group person people attende participant employe head team crowd size'
    .split(' ')
    .map(stem),
)

/** The only number field that counts this noun: "three stars or fewer" where the field is "Stars". */
function nounField(reader: Reader, from: number, end: number): Field | null {
  const numbers = reader.lexicon.fields.filter(
    (field) => (field.type === 'number' || hasRanges(field)) && !reader.avoid.has(field.id),
  )
  for (const { kind, word } of reader.tokens.slice(from, end)) {
    if (kind !== 'word' || isCommonWord(word) || word === 'old') continue
    const fits = numbers.filter((field) => {
      const stems = reader.lexicon.labels.get(field)?.stems ?? new Set<string>()
      // "Three boats" is no answer to "Length of the boat".
      if (stems.has(stem(word))) return isUnit(word) || !measure.test(field.label)
      return peopleWords.has(word) && [...peopleLabels].some((one) => stems.has(one))
    })
    // "they stay a week or longer" for "Length of stay in days"
    const converted =
      fits.length > 0 ? fits : numbers.filter((field) => isInUnits(reader, field, word))
    const [only, another] = converted
    if (only !== undefined && another === undefined) return only
  }
  return null
}

/** True if the label has a unit that this one converts to, and is no rate such as hours per week. */
function isInUnits(reader: Reader, field: Field, word: string): boolean {
  const label = reader.lexicon.labels.get(field)?.tokens ?? []
  if (!isTimeOrSize(word) || label.some((token) => /^(?:per|weekly|daily|each)$/.test(token.word)))
    return false
  const unit = label.filter((token) => isTimeOrSize(token.word))
  const said = [{ kind: 'word' as const, word, start: 0, end: 0 }]
  return unit.length > 0 && inUnitOf(unit, said, '1') !== null
}

/** Position behind a field in brackets: "longer than 3 days (number of days)". */
const bracketEnd = (reader: Reader, open: number, end: number) =>
  isWord(reader, open, '(') && isWord(reader, end, ')') ? end + 1 : end

/** The only date field that can be a birthday. */
function birthField(reader: Reader): Field | null {
  const dates = reader.lexicon.fields.filter(({ type }) => type === 'date')
  const births = dates.filter(({ label }) => /birth|born|\bdob\b/i.test(label))
  const [only, another] = births.length > 0 ? births : dates
  return only !== undefined && another === undefined ? only : null
}

/** The only field that asks for an age. */
function ageField(reader: Reader): Field | null {
  const names = (reader.lexicon.byStem.get(stem('age')) ?? []).filter(
    ({ option, field }) => option === null && field.type !== 'date',
  )
  // "Age" is preferred to "Ages of the children".
  const least = Math.min(...names.map(({ stems }) => stems.size))
  const [only, another] = names
    .filter(({ stems }) => stems.size === least)
    .map(({ field }) => field)
  return only !== undefined && another === undefined ? only : null
}
