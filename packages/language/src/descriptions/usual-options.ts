import { months } from '../chat/words/dates.ts'
import { capital } from './direct-question.ts'

const garment = /\b(?:t-?\s?shirt|shirt|tee|hoodie|jersey|uniform|clothing) sizes?$/i
const satisfaction = ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied']

/** Default options of common questions. */
export function usualOptions(label: string): readonly string[] {
  if (garment.test(label)) return ['XS', 'S', 'M', 'L', 'XL', 'XXL']
  return /\b(?:how satisfied|satisfaction)\b/i.test(label) ? satisfaction : []
}

const scaleWords = /\b(?:ratings?|rate|stars?|scores?|nps|net promoter)\b/i
const recommending = /\b(?:nps|net promoter|(?:how )?likely|likelihood)\b/i

/** Default range of a rating. */
export function usualScale(label: string): readonly [number, number] | null {
  if (recommending.test(label)) return [0, 10]
  return scaleWords.test(label) ? [1, 5] : null
}

const range =
  /\s*[,:–—-]?\s*[([]?\s*(?:rated\s+|answered\s+|measured\s+)?(?:\b(?:on|using|with|in)\s+)?(?:a\s+|the\s+)?(?:(?:rating\s+)?scale\s+)?(?:of\s+|from\s+|between\s+)?\b([01])\s*(?:-|–|—|\bto\b|\band\b|\bthrough\b|\.\.)\s*(10|[3-9])\b(?:\s*(?:stars?|points?|scale|rating))*\s*[)\]]?/i
const outOf = /\s*\(?\s*(?:out of|of)\s+(10|5|five|ten)(?:\s+stars?)?\s*\)?/i
const stars =
  /\s*[([]?\b(?:a\s+)?(5|five|10|ten|3|three|4|four)[- ](?:stars?|point)(?:\s+(?:rating|scale|system))?\s*[)\]]?/i

const numbers: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, ten: 10 }

const sizes = 'XXS XS S M L XL XXL XXXL'.split(' ')
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/** Expands "XS to XL", "Mon-Fri" and "1-12". */
export function optionsBetween(text: string): readonly string[] {
  const [, first = '', last = ''] =
    /^(?:from )?(\w{1,9})\s*(?:-|–|to|through)\s*(\w{1,9})$/i.exec(text.trim()) ?? []
  for (const row of [sizes, days, months.map(capital)]) {
    const place = (word: string) =>
      row.findIndex((one) => {
        const isShortened = row !== sizes && word.length > 2
        const known = isShortened ? one.slice(0, word.length) : one
        return known.toLowerCase() === word.toLowerCase()
      })
    const [from, to] = [place(first), place(last)]
    if (from !== -1 && to > from) return row.slice(from, to + 1)
  }
  const [least, most] = [Number(first), Number(last)]
  const areNumbers = /^\d+$/.test(first) && /^\d+$/.test(last)
  return areNumbers && most > least && most - least <= 30 ? steps([least, most]) : []
}

/** Reads and removes `from 1 to 5`, `(0-10)`, `out of 10`, `5 stars`. */
export function takeScale(
  text: string,
): { readonly rest: string; readonly scale: readonly [number, number] } | null {
  const found = range.exec(text)
  if (found !== null && isScale(text, found))
    return { rest: without(text, found), scale: [Number(found[1]), Number(found[2])] }
  const star = stars.exec(text) ?? (/rate|rating|score/i.test(text) ? outOf.exec(text) : null)
  if (star === null) return null
  const top = star[1]?.toLowerCase() ?? ''
  return { rest: without(text, star), scale: [1, numbers[top] ?? Number(top)] }
}

/** True for a range in brackets, at the end, or of a text about ratings. */
function isScale(text: string, { 0: range, 2: most = '', index }: RegExpExecArray): boolean {
  const isLast = index > 0 && index + range.length === text.length && /[05]$/.test(most)
  const isNamed = /scale|rat(?:e|ing)|likely|stars?|score|satisf|level/i.test(text)
  return (isNamed || isLast || range.includes('(')) && !/\d\s*$/.test(text.slice(0, index))
}

/** The scale of a text that names nothing else: "1-5", "out of 10". */
export function scaleOf(text: string): readonly [number, number] | null {
  const scaled = takeScale(`rating (${text})`)
  return scaled !== null && /^rating\W*$/i.test(scaled.rest) ? scaled.scale : null
}

const without = (text: string, { 0: part, index }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + part.length)}`.replaceAll(/\s+/g, ' ').trim()

export const steps = ([from, to]: readonly [number, number]): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
