import { fitted } from './measure-text.ts'

/** A label on one or two lines. */
export interface WrappedLabel {
  readonly lines: readonly string[]
  /** true when the label did not fit on two lines */
  readonly isCut: boolean
}

/** Wraps a label to two lines of about equal width. Longer labels end in an ellipsis. */
export function wrapLabel(
  label: string,
  width: number,
  measured: (text: string) => number,
): WrappedLabel {
  const text = label.trim().replace(/\s+/g, ' ')
  const fits = (line: string) => measured(line) <= width
  if (fits(text)) return { lines: [text], isCut: false }
  const pairs = breaksOf(text).map((at): [string, string] => [
    text.slice(0, at).trim(),
    text.slice(at).trim(),
  ])
  const whole = pairs.filter((pair) => pair.every(fits))
  const longest = ([first, second]: [string, string]) => Math.max(measured(first), measured(second))
  const [balanced] = whole.toSorted((a, b) => longest(a) - longest(b))
  if (balanced !== undefined) return { lines: balanced, isCut: false }
  const [first, rest] = pairs.findLast(([line]) => fits(line)) ?? betweenLetters(text, fits)
  const second = fitted(rest, width, measured)
  return { lines: [first, second], isCut: second !== rest }
}

/** Positions after spaces and hyphens. */
const breaksOf = (text: string) => [...text.matchAll(/[ -](?=.)/g)].map(({ index }) => index + 1)

/** Splits a word that is longer than a line, as languages without spaces need it. */
function betweenLetters(text: string, fits: (line: string) => boolean): [string, string] {
  const letters = [...text]
  let most = 1
  while (most < letters.length && fits(letters.slice(0, most + 1).join(''))) most += 1
  return [letters.slice(0, most).join(''), letters.slice(most).join('')]
}
