import type { Field } from '@ramiform/core/field'
import { rangeOf } from '../lexicon/answers.ts'
import { allOf, anyOf, type Comparison, type Meaning, test } from '../meaning/meaning.ts'
import { comparingVerbs, comparisonEnds, comparisons } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { inUnitOf, isTimeOrSize } from '../words/unit-sizes.ts'
import {
  addCost,
  andThen,
  charsBetween,
  type Found,
  found,
  isWord,
  map,
  phrases,
  problemCost,
  type Reader,
  skipWords,
  textBetween,
} from './reader.ts'
import { dateValueAt, valueAt } from './values.ts'

/** Number or day to compare with. A year covers all of its days, from first to last. */
export interface Amount {
  readonly from: string
  readonly to: string
  readonly isDate: boolean
}

export const units = new Set(
  `years year yrs yr old of age dollars dollar euros euro pounds usd eur gbp percent people persons person stars star
  points point items item employees guests tickets days day hours weeks months kg km miles characters times kids
  children units pieces staff adults members users seats hour hrs hr minute minutes mins min second seconds cm centimetre centimetres
  centimeters mm metre metres meter meters m ft foot feet inch inches yard yards kilometre kilometres kilometers mile kwh
  kw watts kilogram kilograms kilos gram grams g lb lbs stone litre litres liters ml sqm sqft acres acre week month nights
  night degrees degree grand quid bucks cent cents pence gb mb`.split(/\s+/),
)

const counted =
  /^(?:people|persons?|employees|guests|tickets|kids|children|staff|adults|members|users|seats|items?|pieces)$/

/** True for a measure such as hours or kilometres; false for things that are counted, such as people. */
export const isUnit = (word: string) => units.has(word) && !counted.test(word)

const beforeAmount = new Set(
  'the a an age of value number rating score only in year eur usd gbp chf'.split(' '),
)

export function amountAt(reader: Reader, start: number): readonly Found<Amount>[] {
  const at = skipWords(reader, start, beforeAmount)
  const founds: Found<Amount>[] = []
  const quote = isWord(reader, at, '"', "'") ? at + 1 : at
  if (dateAt(reader.tokens, quote) !== null) {
    founds.push(
      ...map(dateValueAt(reader, noField, at), (day) => ({ from: day, to: day, isDate: true })),
    )
  }
  const number = numberAt(reader.tokens, quote) ?? oneUnit(reader, start)
  if (number === null) return addCost(founds, at > start ? 0.005 : 0)
  const isClosed = isWord(reader, number.end, '"', "'")
  // A quoted text that begins with a number is a text.
  if (quote > at && !isClosed) return founds
  const end = quote > at ? number.end + 1 : number.end
  const value = { from: number.number, to: number.number, isDate: false }
  for (let to = end; to < end + 4; to += 1) {
    founds.push(found(value, to, 0.003 * (to - end)))
    // "6 hours a day"
    const isRate = to > end && isWord(reader, to, 'a', 'per', 'each', 'every')
    if (!units.has(reader.tokens[isRate ? to + 1 : to]?.word ?? '')) break
    if (isRate) to += 1
  }
  return addCost(founds, at > start ? 0.005 : 0)
}

/** Reads "a year" as 1 and "half an hour" as 0.5. The unit follows. */
function oneUnit(reader: Reader, at: number): { number: string; end: number } | null {
  const isHalf = isWord(reader, at, 'half')
  const from = isHalf ? at + 1 : at
  const isOne = isWord(reader, from, 'a', 'an') && isTimeOrSize(reader.tokens[from + 1]?.word)
  return isOne ? { number: isHalf ? '0.5' : '1', end: from + 1 } : null
}

const noField: Field = { id: '', type: 'date', label: 'The date' }

/** Reads a comparison for a field: "more than 5", "18 or older", "between 5 and 10", "exceeds 5". */
export function comparisonAt(reader: Reader, field: Field, at: number): readonly Found<Meaning>[] {
  return [
    ...boundAt(reader, at).flatMap((one) => compared(reader, field, at, one)),
    ...rangeAt(reader, at).flatMap((one) => within(reader, field, at, one)),
    // "severity >= high": the order of options is not known.
    ...((field.options ?? []).length === 0
      ? []
      : andThen(phrases(reader, at, comparisons), (_more, from) =>
          (numberAt(reader.tokens, from) === null ? valueAt(reader, field, from) : [])
            .filter(({ remarks }) => remarks.length === 0)
            .map(({ end, cost }) => whichOption(reader, field, at, end, cost)),
        )),
  ]
}

/** Words for an age of 18 years */
const ages = phraseTable({
  less: '_/a minor | minors | _/a underage | under age | not of age',
  least: '_/an adult | adults | grown ups | of _/legal age',
})

export interface Bound {
  readonly is: Comparison
  readonly amount: Amount
}

export function boundAt(reader: Reader, at: number): readonly Found<Bound>[] {
  const before = andThen(
    [...phrases(reader, at, comparisons), ...phrases(reader, at, comparingVerbs)],
    (is, end) => map(amountAt(reader, end), (amount): Bound => ({ is, amount })),
  )
  const behind = andThen(amountAt(reader, at), (amount, end) =>
    map(phrases(reader, end, comparisonEnds), (is): Bound => ({ is, amount })),
  )
  const unitsBehind = behind.flatMap((one) => {
    const further = [one]
    for (let end = one.end; end < one.end + 3; end += 1) {
      if (end > one.end && isWord(reader, end, 'a', 'per', 'each', 'every')) continue
      if (!units.has(reader.tokens[end]?.word ?? '')) break
      further.push({ ...one, end: end + 1, cost: one.cost + 0.003 })
    }
    return further
  })
  const aged = phrases(reader, at, ages)
    // An option "Adult" means itself.
    .filter(({ end }) => !reader.lexicon.byStem.has(stem(reader.tokens[end - 1]?.word ?? '')))
    .map(({ value, end }) => {
      const text = `“${textBetween(reader, at, end)}” was read as ${value === 'less' ? 'under 18' : '18 or older'}.`
      const amount = { from: '18', to: '18', isDate: false }
      return found<Bound>({ is: value, amount }, end, 0.05, [{ kind: 'assumed', text }])
    })
  return [...before, ...unitsBehind, ...aged]
}

const rangeStarts = new Set('between from within anywhere somewhere in the range of a'.split(' '))

/** Reads "between 5 and 10", "from 5 to 10", "5-10". Both ends are included. */
export function rangeAt(
  reader: Reader,
  start: number,
): readonly Found<readonly [Amount, Amount]>[] {
  const at = skipWords(reader, start, rangeStarts)
  const isBetween = at > start && isWord(reader, at - 1, 'between')
  return andThen(amountAt(reader, at), (low, end) => {
    const joins = isBetween
      ? ['and', 'to', '-', '&']
      : ['to', '-', 'through', 'till', 'until', ...(at > start ? ['and'] : [])]
    if (!isWord(reader, end, ...joins)) return []
    return map(amountAt(reader, end + 1), (high) => [low, high] as const)
  }).flatMap((one) => {
    if (!isWord(reader, one.end, 'inclusive', 'inclusively')) return [one]
    return [one, { ...one, end: one.end + 1 }]
  })
}

function compared(
  reader: Reader,
  field: Field,
  at: number,
  one: Found<Bound>,
): readonly Found<Meaning>[] {
  const { is, amount } = one.value
  const misfit = misfitOf(reader, field, at, one.end, amount)
  if (misfit !== null) return [{ ...misfit, cost: misfit.cost + one.cost }]
  const { from, to } = boundsOf(reader, field, amount, at, one.end)
  const value = is === 'more' || is === 'most' ? to : from
  const holds = (option: { from: number; to: number }) => optionHolds(is, option, Number(value))
  return chosen(reader, field, at, one, holds) ?? [{ ...one, value: test(field, is, value) }]
}

function within(
  reader: Reader,
  field: Field,
  at: number,
  one: Found<readonly [Amount, Amount]>,
): readonly Found<Meaning>[] {
  const [low, high] = one.value
  const misfit =
    misfitOf(reader, field, at, one.end, low) ?? misfitOf(reader, field, at, one.end, high)
  if (misfit !== null) return [misfit]
  const { from } = boundsOf(reader, field, low, at, one.end)
  const { to } = boundsOf(reader, field, high, at, one.end)
  const holds = (option: { from: number; to: number }) => {
    const least = optionHolds('least', option, Number(from))
    const most = optionHolds('most', option, Number(to))
    return least === null || most === null
      ? least === false || most === false
        ? false
        : null
      : least && most
  }
  const meaning = allOf([test(field, 'least', from), test(field, 'most', to)])
  return chosen(reader, field, at, one, holds) ?? [{ ...one, value: meaning }]
}

/** First and last day of a year in a date field; an amount in the unit of a number field. */
function boundsOf(reader: Reader, field: Field, amount: Amount, at: number, end: number) {
  if (field.type === 'number' && !amount.isDate) {
    const label = reader.lexicon.labels.get(field)?.tokens ?? []
    const size = inUnitOf(label, reader.tokens.slice(at, end), amount.from) ?? amount.from
    return { from: size, to: size }
  }
  if (field.type !== 'date' || amount.isDate || !/^\d{4}$/.test(amount.from)) return amount
  return { from: `${amount.from}-01-01`, to: `${amount.to}-12-31` }
}

function misfitOf(
  reader: Reader,
  field: Field,
  at: number,
  end: number,
  amount: Amount,
): Found<Meaning> | null {
  const said = textBetween(reader, at, end)
  const refuse = (reason: string, hint: string): Found<Meaning> =>
    found<Meaning>(test(field, 'more', amount.from), end, problemCost, [
      { kind: 'refuse', reason, hint },
    ])
  const label = reader.lexicon.labels.get(field)?.tokens ?? []
  if (inUnitOf(label, reader.tokens.slice(at, end), amount.from) === null) {
    return refuse(
      `“${said}” has another unit than “${field.label}”.`,
      'Say the amount in the unit of the field.',
    )
  }
  if (field.type === 'number' && amount.isDate) {
    return refuse(
      `“${field.label}” is answered with a number, and “${said}” compares it with a date.`,
      'Compare it with a number.',
    )
  }
  if (field.type === 'date' && !amount.isDate && !/^\d{4}$/.test(amount.from)) {
    return refuse(
      `“${field.label}” is a date, and “${said}” is not a date. A rule cannot calculate an age from a date.`,
      'Compare it with a day, for example: before 2008-01-01. Or ask for the age in a number field.',
    )
  }
  if (isText(field)) {
    return refuse(
      `“${field.label}” is a text field and cannot be compared with “${said}”.`,
      'Compare a number or date field, or say what the text is or contains.',
    )
  }
  if (field.type === 'checkbox') {
    return refuse(
      `“${field.label}” accepts several answers. A rule cannot count them.`,
      `Say which answers it includes, for example: if “${field.label}” includes “${field.options?.[0] ?? '...'}”.`,
    )
  }
  return null
}

const isText = ({ type }: Field) => ['text', 'email', 'textarea', 'phone', 'url'].includes(type)

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

/** Turns a comparison into the options that match, such as "11-50". Null for a field without such options. */
function chosen(
  reader: Reader,
  field: Field,
  at: number,
  one: Found<unknown>,
  holds: (option: { from: number; to: number }) => boolean | null,
): readonly Found<Meaning>[] | null {
  const options = field.options ?? []
  if (options.length === 0 || field.type === 'checkbox') return null
  const read = options.map((option) => ({ option, range: rangeOf(option) }))
  const isNumber = read.every(
    ({ option, range }) => range !== null && String(range.from) === option,
  )
  if (isNumber) return null
  const truths = read.map(({ option, range }) => ({
    option,
    holds: range === null ? false : holds(range),
  }))
  const numbers = read.filter(({ range }) => range !== null).length
  const fitting = truths.filter((truth) => truth.holds === true).map(({ option }) => option)
  if (numbers >= 2 && fitting.length > 0 && truths.every((truth) => truth.holds !== null)) {
    return [{ ...one, value: anyOf(fitting.map((option) => test(field, 'is', option))) }]
  }
  return [whichOption(reader, field, at, one.end, one.cost)]
}

function whichOption(
  reader: Reader,
  field: Field,
  at: number,
  end: number,
  cost: number,
): Found<Meaning> {
  const span = charsBetween(reader, at, end)
  const choices = (field.options ?? [])
    .slice(0, 12)
    .map((option) => ({ label: option, ...span, text: `"${option}"` }))
  const said = textBetween(reader, at, end)
  return found<Meaning>(test(field, 'is', ''), end, problemCost + cost, [
    {
      kind: 'ask',
      question: `“${field.label}” has options. Which of them do you mean by “${said}”?`,
      choices,
    },
  ])
}
