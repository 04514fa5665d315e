import type { Field } from '@ramiform/core/field'
import { rangeOf } from '../lexicon/answers.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { allOf, anyOf, type Comparison, type Meaning, test } from '../meaning/meaning.ts'
import { comparingVerbs, comparisonEnds, comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'
import { inUnitOf, isTimeOrSize, isUnit } from '../words/unit-sizes.ts'

/** Number or day to compare with. A year covers all of its days, from first to last. */
interface Amount {
  readonly value: string
  readonly isDate: boolean
  readonly end: number
}

/** One or two limits, such as "more than 5" or "between 5 and 10". */
interface Bounds {
  readonly limits: readonly { readonly is: Comparison; readonly amount: Amount }[]
  readonly end: number
}

/** A comparison as understood; no meaning if the words do not fit the field. */
export interface Compared {
  readonly meaning: Meaning | null
  readonly end: number
}

export const units = new Set(
  `years year yrs yr old olds of age dollars dollar euros euro pounds usd eur gbp percent people persons person stars star
  points point items item employees guests tickets days day hours weeks months kg km miles characters times kids
  children units pieces staff adults members users seats hour hrs hr minute minutes mins min second seconds cm centimetre centimetres
  centimeters mm metre metres meter meters m ft foot feet inch inches yard yards kilometre kilometres kilometers mile kwh
  kw watts kilogram kilograms kilos gram grams g lb lbs stone litre litres liters ml sqm sqft acres acre week month nights
  night degrees degree celsius fahrenheit c f grand quid bucks cent cents pence gb mb
  nachte nachten tage tagen wochen monate monaten stunden nuits jours semaines mois heures noches dias semanas meses horas
  personen personnes personas`.split(/\s+/),
)

export const isNumeric = (field: Field) =>
  ['number', 'quantity', 'price', 'date'].includes(field.type) ||
  ((field.options ?? []).length > 1 &&
    (field.options ?? []).filter((one) => rangeOf(one) !== null).length > 1)

/** `\b` knows no letters with accents. */
const ageLabel = /(?<!\p{L})(?:age|old|alter|âge|edad|età|leeftijd)(?!\p{L})/iu

/** True for a number field that asks for an age. */
export const isAge = (field: Field | null) => field?.type === 'number' && ageLabel.test(field.label)

const beforeAmount = new Set(
  'the a an age of value number rating score only in year eur usd gbp chf'.split(' '),
)

const isRate = /^(?:a|per|each|every)$/

/** The amount at a token, with its unit: "18", "EUR 10,000", "6 hours a day", "half a year". */
function amountAt(tokens: readonly Token[], start: number): Amount | null {
  let at = start
  while (beforeAmount.has(tokens[at]?.word ?? '')) at += 1
  const date = dateAt(tokens, at)
  if (date !== null) {
    const [day = '', another] = date.days
    return another === undefined ? { value: day, isDate: true, end: date.end } : null
  }
  const number = numberAt(tokens, at) ?? oneUnit(tokens, start)
  if (number === null) return null
  let { end } = number
  for (let count = 0; count < 3; count += 1) {
    const unit = end > number.end && isRate.test(tokens[end]?.word ?? '') ? end + 1 : end
    if (!units.has(tokens[unit]?.word ?? '')) break
    end = unit + 1
  }
  return { value: number.number, isDate: false, end }
}

/** Reads "a year" as 1 and "half an hour" as 0.5. The unit follows. */
function oneUnit(tokens: readonly Token[], at: number): { number: string; end: number } | null {
  const isHalf = tokens[at]?.word === 'half'
  const from = isHalf ? at + 1 : at
  const isOne =
    /^an?$/.test(tokens[from]?.word ?? '') &&
    isTimeOrSize(tokens[from + 1]?.word) &&
    numberAt(tokens, from) === null
  return isOne ? { number: isHalf ? '0.5' : '1', end: from + 1 } : null
}

/** Words for an age of 18 years */
const ages = phraseTable({
  less: '_/a minor | minors | _/a underage | under age | not of age',
  least: '_/an adult | adults | grown ups | of _/legal age',
})

const rangeStarts = new Set('between from within anywhere somewhere in the range of a'.split(' '))

/** The longest comparison at a token: "more than 5", "18 or older", "between 5 and 10", "exceeds 5". */
export function boundsAt(tokens: readonly Token[], lexicon: Lexicon, at: number): Bounds | null {
  const found: Bounds[] = []
  for (const table of [comparisons, comparingVerbs])
    for (const { value, end } of phrasesAt(table, tokens, at)) {
      const amount = amountAt(tokens, end)
      if (amount !== null) found.push({ limits: [{ is: value, amount }], end: amount.end })
    }
  const amount = amountAt(tokens, at)
  if (amount !== null) {
    for (let from = amount.end; from >= at + 1 && from > amount.end - 3; from -= 1)
      for (const { value, end } of phrasesAt(comparisonEnds, tokens, from))
        if (tokens[end]?.word !== 'than')
          found.push({ limits: [{ is: value, amount }], end: unitEnd(tokens, end) })
  }
  const range = rangeAt(tokens, at)
  if (range !== null) found.push(range)
  for (const { value, end } of phrasesAt(ages, tokens, at)) {
    // An option "Adult" means itself.
    if (lexicon.byStem.has(stem(tokens[end - 1]?.word ?? ''))) continue
    const of = { value: '18', isDate: false, end }
    found.push({ limits: [{ is: value, amount: of }], end })
  }
  return found.toSorted((a, b) => b.end - a.end)[0] ?? null
}

function unitEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < from + 3) {
    const at = isRate.test(tokens[end]?.word ?? '') ? end + 1 : end
    if (!units.has(tokens[at]?.word ?? '')) break
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
  const isBetween = at > start && tokens[at - 1]?.word === 'between'
  const joins = isBetween
    ? /^(?:and|to|-|&)$/
    : at > start
      ? /^(?:to|-|through|till|until|and)$/
      : /^(?:to|-|through|till|until)$/
  const high = joins.test(join) ? amountAt(tokens, low.end + 1) : null
  if (high === null || high.isDate !== low.isDate) return null
  const isInclusive = /^inclusive(?:ly)?$/.test(tokens[high.end]?.word ?? '')
  const limits = [
    { is: 'least', amount: low },
    { is: 'most', amount: high },
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
  const values = limits.map(({ is, amount }) => {
    const isYear = field.type === 'date' && !amount.isDate && /^\d{4}$/.test(amount.value)
    const day = is === 'more' || is === 'most' ? '12-31' : '01-01'
    if (isYear) return { is, value: `${amount.value}-${day}` }
    if ((field.type === 'date') !== amount.isDate) return null
    const value = amount.isDate ? amount.value : inUnit(lexicon, field, said, amount.value)
    return value === null ? null : { is, value }
  })
  // A car that is older than 2010 has a lower year.
  const isYear = /\b(?:year|build|version|model|baujahr|année|año)\b/i.test(field.label)
  if (field.type === 'number' && isYear && tokens[at]?.word === 'older' && values[0] != null)
    return { meaning: test(field, 'less', values[0].value), end }
  const known = values.filter((one) => one !== null)
  const isText = /^(?:text|email|textarea|phone|url|checkbox)$/.test(field.type)
  if (isText || known.length < limits.length) return { meaning: null, end }
  const options = field.options ?? []
  const ranges = options.map((option) => ({ option, range: rangeOf(option) }))
  const areNumbers = ranges.every(
    ({ option, range }) => range !== null && String(range.from) === option,
  )
  if (options.length === 0 || areNumbers)
    return { meaning: allOf(known.map(({ is, value }) => test(field, is, value))), end }
  return { meaning: chosenBy(field, ranges, known), end }
}

/** The options that meet a comparison, such as "11-50"; null if an option meets it only in part. */
function chosenBy(
  field: Field,
  ranges: readonly { option: string; range: { from: number; to: number } | null }[],
  limits: readonly { is: Comparison; value: string }[],
): Meaning | null {
  const truths = ranges.map(({ option, range }) => {
    if (range === null) return { option, holds: false }
    const each = limits.map(({ is, value }) => optionHolds(is, range, Number(value)))
    const holds = each.includes(false) ? false : each.includes(null) ? null : true
    return { option, holds }
  })
  const fitting = truths.filter(({ holds }) => holds === true)
  const numbers = ranges.filter(({ range }) => range !== null).length
  if (numbers < 2 || fitting.length === 0 || truths.some(({ holds }) => holds === null)) return null
  return anyOf(fitting.map(({ option }) => test(field, 'is', option)))
}

/** True if all numbers of an option match, false if none does, null if some do. */
function optionHolds(
  is: Comparison,
  { from, to }: { from: number; to: number },
  value: number,
): boolean | null {
  const ways = {
    more: [from > value, to > value],
    least: [from >= value, to >= value],
    less: [to < value, from < value],
    most: [to <= value, from <= value],
  } as const
  const [all, some] = ways[is]
  return all ? true : some ? null : false
}
