import { fontFamily, type Measure } from './flow-measures.ts'

/** Measures text width with the browser's fonts. */
export function screenMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return roughMeasure
  const known = new Map<string, number>()
  return (text, weight, size) => {
    const font = `${weight} ${size}px ${fontFamily}`
    const key = `${font} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      context.font = font
      width = context.measureText(text).width
      known.set(key, width)
    }
    return width
  }
}

/** Estimates text width without a DOM: characters of Inter are slightly wider than half the font size. */
export const roughMeasure: Measure = (text, weight, size) =>
  text.length * size * (weight > 400 ? 0.56 : 0.54)

/** Shortens a text to a width, with an ellipsis when it was cut. */
export function fitted(text: string, width: number, measured: (text: string) => number): string {
  if (measured(text) <= width) return text
  const letters = [...text]
  let fits = 0
  let tooLong = letters.length
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (measured(`${letters.slice(0, middle).join('').trimEnd()}…`) <= width) fits = middle
    else tooLong = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}
