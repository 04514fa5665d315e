import { countWords, readLabel } from './label.ts'
import { isScale } from './one-or-many.ts'

/** A question with options on the same line, without boxes: `Are you a member?  Yes / No`. */
export interface InlineOptions {
  readonly label: string
  readonly options: readonly string[]
}

export function inlineOptions(text: string): InlineOptions | null {
  // Instructions may follow the options.
  const line = text
    .trim()
    .replace(/\s*\((?:delete|circle|tick|please|strike|underline)[^()]{0,40}\)\s*$/i, '')
  if (line.length > 300) return null
  const bracket = /^(.{2,}?)\s*[([]([^()[\]]{3,80})[)\]]\s*[:?.]?$/.exec(line)
  const isOnlyHow = bracket !== null && readLabel(line).text === readLabel(bracket[1] ?? '').text
  if (bracket !== null && !isOnlyHow) {
    const options = separated(bracket[2] ?? '', isCircled(line))
    if (options.length > 1) return { label: bracket[1] ?? '', options }
  }
  const polar =
    /^(.{3,}?[\s\t:?])\s*\(?(yes|y)\s*[/|\t ]\s*(no|n)\)?(?:\s*[/|\t ]\s*(n\/a|not applicable|maybe|don['’]?t know|unsure|not sure|sometimes))?\s*[.:]?$/i.exec(
      line,
    )
  if (polar !== null) {
    const [, label = '', yes = '', , other] = polar
    if (countWords(label) > 0) {
      const words = yes.length > 1 ? ['Yes', 'No'] : ['Yes', 'No']
      return { label, options: other === undefined ? words : [...words, other] }
    }
  }
  // Split at the last colon or question mark with a list behind it.
  for (const mark of line.matchAll(/[:?：？]\s*|\t/g)) {
    const label = line.slice(0, mark.index + 1).trim()
    const behind = line.slice(mark.index + mark[0].length)
    if (countWords(label) === 0) continue
    const scale = scaleWithEnds(behind)
    if (scale !== null) return { label, options: scale }
    const aside = /^[([][^()[\]]{0,60}[)\]]\s*/.exec(behind)?.[0] ?? ''
    const rest = behind.slice(aside.length)
    const options = separated(rest, isCircled(label) || isCircled(aside))
    if (options.length > 1) return { label, options }
  }
  return null
}

/** Options of `(not at all) 1 2 3 4 5 (extremely)`: the numbers, with the names of the ends */
function scaleWithEnds(text: string): readonly string[] | null {
  const end = '\\([^()]{2,40}\\)|\\p{L}[\\p{L} ]{1,40}?'
  const pattern = `^(?<low>${end})\\s*(?<numbers>\\d{1,2}(?:\\s+\\d{1,2}){2,10})\\s*(?<high>${end})$`
  const {
    low = '',
    numbers = '',
    high = '',
  } = new RegExp(pattern, 'u').exec(text.trim())?.groups ?? {}
  const points = numbers.split(/\s+/)
  const isCounted = points.every((point, at) => Number(point) === Number(points[0]) + at)
  if (numbers === '' || !isCounted) return null
  const named = (point: string, name: string) => `${point} (${name.replace(/^\(|\)$/g, '').trim()})`
  return points.map((point, at) =>
    at === 0 ? named(point, low) : at === points.length - 1 ? named(point, high) : point,
  )
}

function isCircled(text: string): boolean {
  return (
    readLabel(text).choose !== null ||
    /\b(?:circle|underline|delete as|strike (?:out|through))\b/i.test(text)
  )
}

/** Choices that a text lists; with `isTold` also short words between commas or spaces. */
export const choicesInWords = separated

function separated(text: string, isTold: boolean): readonly string[] {
  const plain = text.replace(/\s*[.:;]\s*$/, '').trim()
  if (
    /(?:^|[^a-z])(?:[dmy]{1,4}\s*[/.-]\s*){1,2}[dmy]{2,4}\b|https?:|\bwww\b|\d[/-]\d/i.test(plain)
  )
    return []
  if (/[/|]/.test(plain)) {
    const parts = pieces(plain, /\s*[/|]\s*/)
    const isSpaced = /\s[/|]\s/.test(plain)
    return parts.length > 1 && (isSpaced || isTold || isScale(parts)) ? parts : []
  }
  if (plain.includes('\t')) {
    const parts = pieces(plain, /\t+/)
    return parts.length > 1 && (isTold || isScale(parts)) ? parts : []
  }
  if (/^(?:\d{1,2}\s+){2,}\d{1,2}$/.test(plain)) return plain.split(/\s+/)
  if (isTold && /[,;]/.test(plain)) return pieces(plain, /\s*[,;]\s*(?:or\s+)?|\s+or\s+/)
  if (isTold) {
    const parts = pieces(plain, /\s+or\s+|\s{2,}/)
    if (parts.length > 1) return parts
    const single = plain.split(' ')
    return single.length > 1 &&
      (isScale(single) || (single.length > 2 && single.every(({ length }) => length <= 4)))
      ? single
      : []
  }
  return []
}

function pieces(text: string, separator: RegExp): readonly string[] {
  const parts = text.split(separator).map((part) => part.trim())
  const canBe = (part: string) =>
    part !== '' &&
    part.length <= 50 &&
    countWords(part) <= 6 &&
    countWords(part) > 0 &&
    !/[?:]$/.test(part)
  return parts.length > 1 && parts.length <= 20 && parts.every(canBe) ? parts : []
}
