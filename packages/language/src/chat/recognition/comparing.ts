import type { Field } from '@ramiform/core/field'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { allOf, anyOf, type Comparison, type Meaning, test } from '../meaning/meaning.ts'
import { comparingVerbs, comparisonEnds, comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { singular, stem } from '../words/stem.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { inUnitOf, isTimeOrSize, isUnit } from '../words/unit-sizes.ts'
import { wordSet } from '../words/word-set.ts'

/** Number or day to compare with. A year covers all of its days, from first to last. */
interface Amount {
  readonly value: string
  readonly isDate: boolean
}

interface Limit extends Amount {
  readonly is: Comparison
}

/** One or two limits, such as "more than 5" or "between 5 and 10". */
interface Bounds {
  readonly limits: readonly Limit[]
  readonly end: number
}

const limited = (amount: Amount, end: number, ...ways: readonly Comparison[]): Bounds => ({
  limits: ways.map((is) => ({ ...amount, is })),
  end,
})

/** A comparison as understood; no meaning if the words do not fit the field. */
export interface Compared {
  readonly meaning: Meaning | null
  readonly end: number
}

/** Nouns behind an amount, beside the units that convert into each other */
const counted = wordSet`old of age person people star point item employee guest ticket character kid child children piece staff adult member user
  seat second kwh kw watt litre liter ml sqm sqft acre degree celsius grand cent penny pence gb mb
  nachte nachten tage tagen wochen monate monaten stunden nuit jour semaine mois heure noches dia semana meses hora
  personen personne persona`

/** True for a unit, or a noun that amounts count. */
export const isUnitWord = (word = '') =>
  isUnit(word) || counted.has(word) || counted.has(singular(word))

export const isNumeric = (field: Field) =>
  ['number', 'quantity', 'price', 'date'].includes(field.type) ||
  (field.options ?? []).filter((one) => rangeOf(one) !== null).length > 1

/** `\b` knows no letters with accents. */
const ageLabel = /(?<!\p{L})(?:age|old|alter|âge|edad|età|leeftijd)(?!\p{L})/iu

/** True for a number field that asks for an age. */
export const isAge = (field: Field | null) => field?.type === 'number' && ageLabel.test(field.label)

const beforeAmount = wordSet`the a an age of value number rating score only in year eur usd gbp chf`

const isRate = /^(?:a|per|each|every)$/

/** The amount at a token, with its unit: "18", "EUR 10,000", "6 hours a day", "half a year". */
function amountAt(tokens: readonly Token[], start: number): (Amount & { end: number }) | null {
  let at = start
  while (beforeAmount.has(tokens[at]?.word ?? '')) at += 1
  const date = dateAt(tokens, at)
  if (date !== null) {
    const [day = '', another] = date.days
    return another === undefined ? { value: day, isDate: true, end: date.end } : null
  }
  const number = numberAt(tokens, at)
  if (number !== null)
    return { value: number.number, isDate: false, end: unitEnd(tokens, number.end) }
  // "a year" is 1, "half an hour" 0.5. The unit follows.
  const isHalf = tokens[start]?.word === 'half'
  const one = isHalf ? start + 1 : start
  const isOne = /^an?$/.test(tokens[one]?.word ?? '') && isTimeOrSize(tokens[one + 1]?.word)
  return isOne
    ? { value: isHalf ? '0.5' : '1', isDate: false, end: unitEnd(tokens, one + 1) }
    : null
}

/** Words for an age of 18 years */
const ages = phraseTable({
  less: '_/a minor | minors | _/a underage | under age | not of age',
  least: '_/an adult | adults | grown ups | of _/legal age',
})

const rangeStarts = wordSet`between from within anywhere somewhere in the range of a`

/** The longest comparison at a token: "more than 5", "18 or older", "between 5 and 10", "a minor". */
export function boundsAt(tokens: readonly Token[], lexicon: Lexicon, at: number): Bounds | null {
  const found = phrasesAt(ages, tokens, at)
    // An option "Adult" means itself.
    .filter(({ end }) => !lexicon.byStem.has(stem(tokens[end - 1]?.word ?? '')))
    .map(({ value, end }) => limited(adult, end, value))
  return longest([writtenBounds(tokens, at), ...found])
}

const adult = { value: '18', isDate: false }

const longest = (found: readonly (Bounds | null)[]) =>
  found.filter((one) => one !== null).toSorted((a, b) => b.end - a.end)[0] ?? null

/** A comparison with an amount that the words state. */
function writtenBounds(tokens: readonly Token[], at: number): Bounds | null {
  const verbs = [comparisons, comparingVerbs].flatMap((table) => phrasesAt(table, tokens, at))
  const found = verbs.map(({ value, end }) => {
    const amount = amountAt(tokens, end)
    return amount && limited(amount, amount.end, value)
  })
  const amount = amountAt(tokens, at)
  if (amount !== null)
    // "18 or older", and "18 years or older" where the phrase begins with the unit
    for (let from = amount.end; from > Math.max(at, amount.end - 3); from -= 1)
      for (const { value, end } of phrasesAt(comparisonEnds, tokens, from))
        if (tokens[end]?.word !== 'than') found.push(limited(amount, unitEnd(tokens, end), value))
  return longest([...found, rangeAt(tokens, at)])
}

function unitEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < from + 3) {
    const at = isRate.test(tokens[end]?.word ?? '') ? end + 1 : end
    if (!isUnitWord(tokens[at]?.word)) break
    end = at + 1
  }
  return end
}

/** "between 5 and 10", "from 5 to 10", "5-10". Both ends are included. */
function rangeAt(tokens: readonly Token[], start: number): Bounds | null {
  let at = start
  while (rangeStarts.has(tokens[at]?.word ?? '')) at += 1
  const low = amountAt(tokens, at)
  if (low === null) return null
  const join = tokens[low.end]?.word ?? ''
  const isJoined =
    /^(?:to|-|through|till|until)$/.test(join) || (at > start && /^(?:and|&)$/.test(join))
  const high = isJoined ? amountAt(tokens, low.end + 1) : null
  if (high === null || high.isDate !== low.isDate) return null
  const isInclusive = /^inclusive(?:ly)?$/.test(tokens[high.end]?.word ?? '')
  const limits = [
    { ...low, is: 'least' },
    { ...high, is: 'most' },
  ] as const
  return { limits, end: isInclusive ? high.end + 1 : high.end }
}

/** An amount in the unit of a field; null if it has a unit that does not fit. */
export function inUnit(
  lexicon: Lexicon,
  field: Field,
  said: readonly Token[],
  amount: string,
): string | null {
  // Years are no "How many children?".
  const isCount =
    /\b(?:how many|number of)\b/i.test(field.label) && !/\byears?\b/i.test(field.label)
  const words = lexicon.labels.get(field)?.tokens ?? []
  // The day of "Age on race day" is no unit.
  const unitAt = words.findLastIndex(({ word }) => word === 'in' || word === '(')
  const label = !isAge(field) ? words : unitAt < 0 ? [] : words.slice(unitAt)
  const isYears = said.some(({ word }) => /^(?:years?|yrs?)$/.test(word))
  return isCount && isYears && !label.some(({ word }) => isUnit(word))
    ? null
    : inUnitOf(label, said, amount)
}

/** Reads a comparison with the answer to a field. */
export function comparedAt(
  tokens: readonly Token[],
  lexicon: Lexicon,
  field: Field,
  at: number,
): Compared | null {
  const bounds = boundsAt(tokens, lexicon, at)
  if (bounds === null) return null
  const { limits, end } = bounds
  const said = tokens.slice(at, end)
  const values = limits.map(({ is, value, isDate }) => {
    const isYear = field.type === 'date' && !isDate && /^\d{4}$/.test(value)
    if (isYear)
      return { is, value: `${value}-${is === 'more' || is === 'most' ? '12-31' : '01-01'}` }
    if ((field.type === 'date') !== isDate) return null
    const amount = isDate ? value : inUnit(lexicon, field, said, value)
    return amount === null ? null : { is, value: amount }
  })
  // A car that is older than 2010 has a lower year.
  const isYear = /\b(?:year|build|version|model|baujahr|année|año)\b/i.test(field.label)
  if (field.type === 'number' && isYear && tokens[at]?.word === 'older' && values[0] != null)
    return { meaning: test(field, 'less', values[0].value), end }
  const known = values.filter((one) => one !== null)
  const isText = /^(?:text|email|textarea|phone|url|checkbox)$/.test(field.type)
  if (isText || known.length < limits.length) return { meaning: null, end }
  const options = field.options ?? []
  if (options.every((option) => String(rangeOf(option)?.from) === option))
    return { meaning: allOf(known.map(({ is, value }) => test(field, is, value))), end }
  return { meaning: chosenBy(field, rangeIn(known)), end }
}

/** Numbers that an option covers or that a comparison allows */
interface Range {
  readonly from: number
  readonly to: number
}

/** The numbers within some limits; "more than 5" begins a little above 5. */
function rangeIn(limits: readonly Pick<Limit, 'is' | 'value'>[]): Range {
  const ends = (including: Comparison, beyond: Comparison, step: number) =>
    limits.flatMap(({ is, value }) => {
      if (is === including) return [Number(value)]
      return is === beyond ? [Number(value) + step] : []
    })
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...ends('least', 'more', 1e-9)),
    to: Math.min(Number.POSITIVE_INFINITY, ...ends('most', 'less', -1e-9)),
  }
}

/** Numbers that an option covers: "3", "11-50", "200+", "under 18". Null for any other option. */
export function rangeOf(option: string): Range | null {
  const tokens = tokensOf(option)
  const amount = amountAt(tokens, 0)
  const bounds = longest([
    writtenBounds(tokens, 0),
    amount === null ? null : limited(amount, amount.end, 'least', 'most'),
  ])
  const isNumbers = bounds?.end === tokens.length && !bounds.limits.some(({ isDate }) => isDate)
  return isNumbers ? rangeIn(bounds.limits) : null
}

/** The options that meet a comparison, such as "11-50"; null if an option meets it only in part. */
function chosenBy(field: Field, wanted: Range): Meaning | null {
  const ranges = (field.options ?? []).flatMap((option) => {
    const range = rangeOf(option)
    return range === null ? [] : [{ option, ...range }]
  })
  const met = ranges.filter(({ from, to }) => from <= wanted.to && to >= wanted.from)
  const isUnclear = met.some(({ from, to }) => from < wanted.from || to > wanted.to)
  if (ranges.length < 2 || met.length === 0 || isUnclear) return null
  return anyOf(met.map(({ option }) => test(field, 'is', option)))
}
