import { readDay } from '@ramiform/core/conditions/reading'
import type { Token } from './tokens.ts'

/** A date in a sentence: one day, or both days that it can mean. */
export interface WrittenDate {
  readonly days: readonly string[]
  readonly end: number
}

/** Each month in English, and in German, French and Spanish without accents */
const monthNames = [
  'january jan januar janner janvier enero',
  'february feb februar fevrier febrero',
  'march mar marz mars marzo',
  'april apr avril abril',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet julio',
  'august aug aout agosto',
  'september sep sept septembre septiembre',
  'october oct oktober octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember decembre diciembre',
].map((names) => names.split(' '))

export const months = monthNames.map(([english = '']) => english)

export function monthOf(word = ''): number | null {
  const found = monthNames.findIndex((names) => names.includes(word.replace(/\.$/, '')))
  return found < 0 ? null : found + 1
}

/** Reads the date at a token: ISO, "5 March 2026", "March 5th, 2026", "25/12/2026". */
export function dateAt(tokens: readonly Token[], at: number): WrittenDate | null {
  const word = tokens[at]?.word ?? ''
  const [first = 0, second = 0, third = 0] = word.split(/[-/.]/).map(Number)
  if (/^\d{4}(?:-\d\d-\d\d|[/.]\d{1,2}[/.]\d{1,2})$/.test(word))
    return written([day(first, second, third)], at + 1)
  if (/^\d{1,2}[/.]\d{1,2}[/.](?:\d{2}|\d{4})$/.test(word)) {
    const year = third < 100 ? third + 2000 : third
    const dayFirst = day(year, second, first)
    // In a date with dots the day comes first.
    return written(word.includes('.') ? [dayFirst] : [dayFirst, day(year, first, second)], at + 1)
  }
  return inWords(tokens, at)
}

function inWords(tokens: readonly Token[], start: number): WrittenDate | null {
  let at = start
  const skip = (...words: readonly string[]) => {
    while (words.includes(tokens[at]?.word ?? '')) at += 1
  }
  const take = (read: (word?: string) => number | null) => {
    const found = read(tokens[at]?.word)
    if (found !== null) at += 1
    return found
  }
  skip('the')
  const before = take(ordinal)
  if (before !== null) skip('of', '.', 'de')
  const month = take(monthOf)
  skip('.', ',', 'the')
  const date = before ?? take(ordinal)
  skip(',', 'de')
  const year = tokens[at]?.word ?? ''
  if (month === null || date === null || !/^\d{4}$/.test(year)) return null
  return written([day(Number(year), month, date)], at + 1)
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
