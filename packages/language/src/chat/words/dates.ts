import { readDay } from '@ramiform/core/conditions/reading'
import type { Token } from './tokens.ts'

/** A date in a sentence: one day, or both days that it can mean. */
export interface WrittenDate {
  readonly days: readonly string[]
  readonly end: number
}

export const months =
  'january february march april may june july august september october november december'.split(' ')

/** German, French and Spanish months, without accents */
const translated = [
  'januar janner janvier enero',
  'februar fevrier febrero',
  'marz mars marzo',
  'april avril abril',
  'mai mayo',
  'juni juin junio',
  'juli juillet julio',
  'august aout agosto',
  'september septembre septiembre',
  'oktober octobre octubre',
  'november novembre noviembre',
  'dezember decembre diciembre',
].map((names) => names.split(' '))

export function monthOf(word = ''): number | null {
  const letters = word.replace(/\.$/, '')
  if (letters.length < 3) return null
  const found = months.findIndex(
    (month) =>
      month === letters ||
      month.slice(0, 3) === letters ||
      (letters === 'sept' && month === 'september'),
  )
  const other = translated.findIndex((names) => names.includes(letters))
  if (other >= 0) return other + 1
  return found < 0 ? null : found + 1
}

/** Reads the date at a token: ISO, "5 March 2026", "March 5th, 2026", "25/12/2026". */
export function dateAt(tokens: readonly Token[], at: number): WrittenDate | null {
  const word = tokens[at]?.word ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return written([word], at + 1)
  const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(word)
  if (yearFirst !== null) {
    const [, year, month, date] = yearFirst.map(Number)
    return written([day(year ?? 0, month ?? 0, date ?? 0)], at + 1)
  }
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})$/.exec(word)
  if (slashed !== null) {
    const [, first = '', second = '', yearText = ''] = slashed
    const year = yearText.length === 2 ? Number(yearText) + 2000 : Number(yearText)
    // In a date with dots the day comes first.
    const ways = word.includes('.')
      ? [day(year, Number(second), Number(first))]
      : [day(year, Number(second), Number(first)), day(year, Number(first), Number(second))]
    return written(ways, at + 1)
  }
  return inWords(tokens, at)
}

function inWords(tokens: readonly Token[], start: number): WrittenDate | null {
  let at = start
  const skip = (...words: readonly string[]) => {
    while (words.includes(tokens[at]?.word ?? '')) at += 1
  }
  skip('the')
  let dayNumber = ordinal(tokens[at]?.word)
  if (dayNumber !== null) {
    at += 1
    skip('of', '.', 'de')
  }
  const month = monthOf(tokens[at]?.word)
  if (month === null) return null
  at += 1
  skip('.', ',')
  if (dayNumber === null) {
    skip('the')
    dayNumber = ordinal(tokens[at]?.word)
    if (dayNumber === null) return null
    at += 1
  }
  skip(',', 'de')
  const year = tokens[at]?.word ?? ''
  if (!/^\d{4}$/.test(year)) return null
  return written([day(Number(year), month, dayNumber)], at + 1)
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

function ordinal(word = ''): number | null {
  if (ordinals.includes(word)) return ordinals.indexOf(word) + 1
  const found = /^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(word)
  return found === null ? null : Number(found[1])
}

const day = (year: number, month: number, date: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** Drops days that are not in the calendar. */
function written(days: readonly string[], end: number): WrittenDate | null {
  const real = [...new Set(days)].filter((one) => !Number.isNaN(readDay(one)))
  return real.length === 0 ? null : { days: real, end }
}
