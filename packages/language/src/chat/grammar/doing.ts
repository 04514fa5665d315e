import type { Field } from '@ramiform/core/field'
import { isCommonWord } from '../lexicon/lexicon.ts'
import { wholeMatches } from '../lexicon/matches.ts'
import { allOf, type Meaning, not, opposite, test } from '../meaning/meaning.ts'
import { adverbs, being, helping } from '../synonyms.ts'
import { phraseSet } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { amountOfAt, amountsAt } from './amounts.ts'
import { between, choosingAt, chosenAt, isNearLabel } from './choosing.ts'
import { comparisonAt } from './comparisons.ts'
import { fieldAt, ofMention } from './fields.ts'
import { fillingAt, skippingAt, someOfAt } from './filling.ts'
import { absent, isPolar, polarAt, present, yesTo } from './polar.ts'
import { complementAt, isInOption } from './predicates.ts'
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

/** Reads an action or a state of people: "picked Business", "left it blank", "are over 18", "own a car". */
export function doingAt(
  reader: Reader,
  start: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  const key = about.map(({ id }) => id).join(' ')
  return memoized(reader, `doing ${start} ${key}`, () =>
    andThen(optional(reader, start, adverbs), (_adverb, at) => [
      ...inOwnWords(reader, at),
      ...lastingAt(reader, at),
      // "never smoke" with an option "Never"; "attending in person" with an option "In person"
      ...addCost(chosenAt(reader, at, about), 0.06),
      ...affirmedDoingAt(reader, at, about),
      ...andThen(phrases(reader, at, helping), (_do, end) => [
        ...affirmedDoingAt(reader, end, about),
        ...(isWord(reader, end, 'not') ? addCost(chosenAt(reader, end, about), 0.05) : []),
        ...andThen(negationAt(reader, end), (_not, to) =>
          andThen(optional(reader, to, adverbs), (_also, from) =>
            deniedDoingAt(reader, from, about),
          ),
        ),
        ...(isWord(reader, end, 'not') ? refusedAt(reader, end + 1) : []),
        ...(isWord(reader, end, 'not') ? flatlyDenied(reader, end + 1) : []),
        ...andThen(optional(reader, end, adverbs), (_also, to) =>
          affirmedDoingAt(reader, to, about),
        ),
      ]),
      ...andThen(negationAt(reader, at), (_not, end) => deniedDoingAt(reader, end, about)),
      ...andThen(phrases(reader, at, refusing), (_not, end) => deniedDoingAt(reader, end, about)),
    ]),
  )
}

const refusing = phraseSet(
  'never | fail/fails/failed to | refuse/refuses/refused to | do/does not want to | am/are/is/was/were unable/unwilling to',
)

/** Reads "attending in person" where "Attendance" is asked for, "leaving for a new job". */
function nearlyAskedAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  if (!isNearLabel(reader, at)) return []
  // "bus yes and attend yes": the word names the field, so the answer is not one of the field before.
  const named = about.filter((field) => !isWordOfOther(reader, at, field))
  return [
    ...addCost(chosenAt(reader, at + 1, named), 0.05),
    // "sailors from Spain" says more than "from Spain".
    ...(/(?:ing|ed)$/.test(reader.tokens[at]?.word ?? '')
      ? andThen(phrases(reader, at + 1, between), (_for, to) =>
          addCost(chosenAt(reader, to, about), 0.06),
        )
      : []),
  ]
}

/** True if labels of other fields have this word, and the label of this field does not. */
function isWordOfOther(reader: Reader, at: number, field: Field): boolean {
  const names = reader.lexicon.labelsByStem.get(stem(reader.tokens[at]?.word ?? '')) ?? []
  return names.length > 0 && names.every((name) => name.field !== field)
}

/** Words between "not" and a refused option */
const wished = new Set(
  'want wants wish wishes like care to be being get getting have us our any to'.split(' '),
)

/** Reads "do not want to be contacted" as the option "Don't contact me", if only one option says so. */
function refusedAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  let at = start
  while (wished.has(reader.tokens[at]?.word ?? '')) at += 1
  const first = stem(reader.tokens[at]?.word ?? '')
  if (at === start || isCommonWord(reader.tokens[at]?.word ?? '')) return []
  const names = (reader.lexicon.byStem.get(first) ?? []).filter(
    ({ option, field, denials, stems }) =>
      option !== null &&
      !reader.avoid.has(field.id) &&
      denials.has('not') &&
      [...stems].every((one) => one === first || denials.has(one) || wished.has(one)),
  )
  const options = new Set(names.map(({ field, option }) => `${field.id} ${option}`))
  const [name] = names
  if (options.size !== 1 || name === undefined) return []
  const is = name.field.type === 'checkbox' ? 'includes' : 'is'
  const refused = found(test(name.field, is, name.option ?? ''), at + 1, 0.1)
  // Includes a final preposition: "contacted by us", "written to"
  return isWord(reader, at + 1, 'to', 'about', 'us')
    ? [refused, { ...refused, end: at + 2 }]
    : [refused]
}

const yesses = new Set('always sometimes often rarely usually partly maybe mostly'.split(' '))

/** Reads "cannot reproduce it" as No for a question with the options Always, Sometimes and No. */
function flatlyDenied(reader: Reader, start: number): readonly Found<Meaning>[] {
  const first = stem(reader.tokens[start]?.word ?? '')
  const names = (reader.lexicon.labelsByStem.get(first) ?? []).filter(({ field, tokens }) => {
    const options = field.options ?? []
    const others = options.filter((option) => option !== 'No')
    return (
      !reader.avoid.has(field.id) &&
      ['radio', 'select'].includes(field.type) &&
      others.length === options.length - 1 &&
      others.some((option) => yesses.has(option.toLowerCase())) &&
      others.every((option) => yesses.has(option.toLowerCase()) || option === 'Yes') &&
      ['can', 'do', 'does', 'did', 'could'].includes(tokens[0]?.word ?? '')
    )
  })
  const [name, another] = names
  if (name === undefined || another !== undefined) return []
  const founds: Found<Meaning>[] = []
  const said = new Set<string>()
  for (let at = start; at < start + 10; at += 1) {
    const { kind, word } = reader.tokens[at] ?? { kind: 'mark', word: '' }
    if (kind !== 'word') break
    if (name.stems.has(stem(word))) said.add(stem(word))
    else if (!isCommonWord(word)) break
    if (said.size === name.stems.size)
      founds.push(found(test(name.field, 'is', 'No'), at + 1, 0.06 + 0.002 * (at - start)))
  }
  return founds
}

/** Most words between a verb and its duration */
const mostLasting = 8

/** Reads "been a sailor for over 5 years" as an amount of the one field that has these words. */
function lastingAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  const said: string[] = []
  for (let at = start; at < start + mostLasting; at += 1) {
    const { kind, word } = reader.tokens[at] ?? { kind: 'mark', word: '' }
    if (kind !== 'word' || word === 'not') return []
    if (isWord(reader, at, 'for', 'on') && said.length > 0)
      return amountOfSaid(reader, at + 1, said)
    if (!isCommonWord(word) && word !== 'worked') said.push(stem(word))
  }
  return []
}

function amountOfSaid(
  reader: Reader,
  at: number,
  said: readonly string[],
): readonly Found<Meaning>[] {
  const fields = reader.lexicon.fields.filter((field) => {
    const stems = reader.lexicon.labels.get(field)?.stems
    return (
      field.type === 'number' &&
      !reader.avoid.has(field.id) &&
      said.every((one) => stems?.has(one) === true)
    )
  })
  const [only, another] = fields
  if (only === undefined || another !== undefined) return []
  return addCost(comparisonAt(reader, only, at), 0.08)
}

/** Reads an answer in the first person: "(they) don't know" is the option "I don't know", not a negation. */
function inOwnWords(reader: Reader, at: number): readonly Found<Meaning>[] {
  const names = wholeMatches(reader.lexicon, reader.tokens, at).filter(
    ({ name }) => name.option !== null && name.isVariant && !reader.avoid.has(name.field.id),
  )
  const fields = new Set(names.map(({ name }) => name.field))
  if (fields.size !== 1) return []
  return names.map(({ name, end }) => {
    const is = name.field.type === 'checkbox' ? 'includes' : 'is'
    return found(test(name.field, is, name.option ?? ''), end, 0.01)
  })
}

function negationAt(reader: Reader, at: number): readonly Found<null>[] {
  return isWord(reader, at, 'not', 'never') && !isInOption(reader, at) ? [found(null, at + 1)] : []
}

/** Readings whose negation is their opposite. */
function plainDoingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  return [
    ...choosingAt(reader, at, about),
    ...someOfAt(reader, at),
    ...fillingAt(reader, at, about),
    ...skippingAt(reader, at, about),
    ...amountsAt(reader, at, about),
    ...beingAt(reader, at),
  ]
}

function affirmedDoingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  return [
    ...nearlyAskedAt(reader, at, about),
    ...plainDoingAt(reader, at, about),
    ...dwellingAt(reader, at),
    ...havingAt(reader, at),
    ...yesTo(polarAt(reader, at), true),
  ]
}

function deniedDoingAt(
  reader: Reader,
  at: number,
  about: readonly Field[],
): readonly Found<Meaning>[] {
  return [
    ...map(plainDoingAt(reader, at, about), opposite),
    ...yesTo(polarAt(reader, at), false),
    ...andThen(phrases(reader, at, having), (_have, end) => addCost(lackedAt(reader, end), 0.06)),
  ]
}

/** Reads "are a student", "are from France", "are Business customers". */
function beingAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  const verbs = phrases(reader, start, being)
  const starts =
    verbs.length === 0 && isWord(reader, start - 1, 'am', 'are', 'is', 'was', 'were', 'not')
      ? [found(null, start)]
      : verbs
  return andThen(starts, (_are, verbEnd) => {
    const isDenied = isWord(reader, verbEnd, 'not')
    const at = isDenied ? verbEnd + 1 : verbEnd
    const from = isWord(reader, at, ...'from in a an the on with for interested'.split(' '))
      ? [at, at + 1, at + 2]
      : [at]
    const plain = from
      .flatMap((place) => addCost(chosenAt(reader, place, []), 0.01 + (place - at) * 0.005))
      .flatMap((one) => {
        const more = [one]
        if (isPeopleNoun(reader.tokens[one.end]?.word))
          more.push({ ...one, end: one.end + 1, cost: one.cost + 0.005 })
        return more
      })
    return [
      ...(isDenied ? map(plain, not) : plain),
      ...(isDenied ? map(amountOfAt(reader, at, []), opposite) : []),
      ...(isDenied ? yesTo(polarAt(reader, at), false) : []),
    ]
  })
}

const peopleNouns = new Set(
  'people owners owner customers customer users user people clients client members member respondents visitors plan accounts account subscribers ones person folks guests applicants types attendees attendee participants participant students student patients patient speakers buyers orders order tickets ticket households device devices company companies option options users teams team bookings booking cases case requests request products product answers'.split(
    ' ',
  ),
)

export const isPeopleNoun = (word = '') => peopleNouns.has(word)

const dwelling = phraseSet('live/lives/living/stay/stays/staying/are/is/work/works on/in/at | on')

const having = phraseSet('have | has | had | have got | has got | with')

/** Reads what is missing: "a car" in "do not have a car". */
export function lackedAt(reader: Reader, at: number): readonly Found<Meaning>[] {
  return [
    ...yesTo(polarAt(reader, at), false),
    ...fieldAt(reader, at).flatMap((mention) =>
      ofMention(reader, mention, (field, to) => [found(absent(field), to, 0.02)]),
    ),
  ]
}

/** Reads "neither pets nor a car". */
function neitherAt(reader: Reader, start: number): readonly Found<Meaning>[] {
  if (!isWord(reader, start, 'neither')) return []
  return andThen(lackedAt(reader, start + 1), (first, end) =>
    isWord(reader, end, 'nor', 'or')
      ? map(lackedAt(reader, end + 1), (second) => allOf([first, second]))
      : [],
  )
}

/** Reads "live on floor 2 or above". */
function dwellingAt(reader: Reader, at: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, at, dwelling), (_live, end) =>
    fieldAt(reader, end).flatMap((mention) =>
      mention.value.field.type === 'number'
        ? ofMention(reader, mention, (field, to) => complementAt(reader, field, to))
        : [],
    ),
  )
}

/** Reads "have a phone number": it was given. A question whether they have one is preferred. */
function havingAt(reader: Reader, at: number): readonly Found<Meaning>[] {
  return andThen(phrases(reader, at, having), (_have, end) => [
    ...neitherAt(reader, end),
    ...fieldAt(reader, end).flatMap((mention) =>
      ofMention(reader, mention, (field, to) => [
        found(present(field), to, isPolar(field) ? 0.04 : 0.08),
        ...complementAt(reader, field, to),
      ]),
    ),
    ...(isWord(reader, end, 'no') ? lackedAt(reader, end + 1) : []),
  ])
}
