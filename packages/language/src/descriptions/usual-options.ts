import { months } from '../chat/words/dates.ts'
import { capital } from './direct-question.ts'

/** Default options of common questions */
const usual: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:t-?\s?shirt|shirt|tee|hoodie|jersey|uniform|clothing) sizes?$/i,
    ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ],
  [
    /\b(?:how satisfied|satisfaction)\b/i,
    ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied'],
  ],
]

export function usualOptions(label: string): readonly string[] {
  return usual.find(([words]) => words.test(label))?.[1] ?? []
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
  const found = /^(?:from )?(\w{1,9})\s*(?:-|–|to|through)\s*(\w{1,9})$/i.exec(text.trim())
  const [, first = '', last = ''] = found ?? []
  for (const row of [sizes, days, months.map(capital)]) {
    const place = (word: string) =>
      row.findIndex(
        (one) =>
          one.toLowerCase() === word.toLowerCase() ||
          (row !== sizes && word.length > 2 && one.toLowerCase().startsWith(word.toLowerCase())),
      )
    const [from, to] = [place(first), place(last)]
    if (from !== -1 && to > from) return row.slice(from, to + 1)
  }
  const [least, most] = [Number(first), Number(last)]
  if (!/^\d+$/.test(first) || !/^\d+$/.test(last) || most <= least || most - least > 30) return []
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
}

/** Reads and removes `from 1 to 5`, `(0-10)`, `out of 10`, `5 stars`. */
export function takeScale(
  text: string,
): { readonly rest: string; readonly scale: readonly [number, number] } | null {
  const found = range.exec(text)
  const isScale =
    found !== null &&
    (/scale|rat(?:e|ing)|likely|stars?|score|satisf|level/i.test(text) ||
      found[0].includes('(') ||
      (found.index > 0 &&
        found.index + found[0].length === text.length &&
        /[05]$/.test(found[2] ?? '')))
  if (found !== null && isScale && !/\d\s*$/.test(text.slice(0, found.index))) {
    return { rest: without(text, found), scale: [Number(found[1]), Number(found[2])] }
  }
  const star = stars.exec(text) ?? (/rate|rating|score/i.test(text) ? outOf.exec(text) : null)
  if (star === null) return null
  const top = star[1]?.toLowerCase() ?? ''
  return { rest: without(text, star), scale: [1, numbers[top] ?? Number(top)] }
}

function without(text: string, found: RegExpExecArray): string {
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return rest.replaceAll(/\s+/g, ' ').trim()
}

export function steps([from, to]: readonly [number, number]): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}
