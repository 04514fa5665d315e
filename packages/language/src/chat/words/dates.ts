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
const numbers = new Map(monthNames.flatMap((names, at) => names.map((name) => [name, at + 1])))

export const monthOf = (word = ''): number | null => numbers.get(word.replace(/\.$/, '')) ?? null

/** Reads the date at a token: ISO, "5 March 2026", "March 5th, 2026", "25/12/2026". */
export function dateAt(tokens: readonly Token[], at: number): WrittenDate | null {
  const word = tokens[at]?.word ?? ''
  // Every date has a digit; the longest is "the fifth of March, 2026".
  if (!tokens.slice(at, at + 8).some((one) => /^\d/.test(one.word))) return null
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

/** "5 March 2026", "the fifth of March, 2026", "March 5th, 2026" */
function inWords(tokens: readonly Token[], start: number): WrittenDate | null {
  const [first, second, year] = tokens
    .slice(start, start + 8)
    .map(({ word }, index) => ({ word, end: start + index + 1 }))
    .filter(({ word }, index) => word !== 'the' && (index === 0 || !/^(?:of|de|[.,])$/.test(word)))
  const [month, date] = monthOf(first?.word) === null ? [second, first] : [first, second]
  const [monthNumber, dayNumber] = [monthOf(month?.word), ordinal(date?.word)]
  if (monthNumber === null || dayNumber === null || !/^\d{4}$/.test(year?.word ?? '')) return null
  return written([day(Number(year?.word), monthNumber, dayNumber)], year?.end ?? start)
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

/** True for the stop of a short word or a day, and not of a sentence: "the policy no. for", "am 3. Mai". */
export const isShortened = (tokens: readonly Token[], at: number) =>
  (/^(?:no|nr|num|org|tel|approx|max|min|incl|ref|ca|bzw)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:for|if|when|only|unless|and|or|is|fur|bei|wenn|nur|und)$/.test(
      tokens[at + 1]?.word ?? '',
    )) ||
  // "i.e. the kids club"
  (/^[eg]$/.test(tokens[at - 1]?.word ?? '') &&
    tokens[at - 2]?.word === '.' &&
    tokens[at - 2]?.end === tokens[at - 1]?.start) ||
  (tokens[at - 1]?.kind === 'number' && monthOf(tokens[at + 1]?.word) !== null)
