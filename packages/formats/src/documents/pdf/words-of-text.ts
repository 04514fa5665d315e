import { symbolOf } from '../symbol.ts'
import type { Words } from './page.ts'

/** Pieces of text of a page with their places, without rotated text. */
export function wordsOfText(
  items: readonly object[],
  left: number,
  bottom: number,
): readonly Words[] {
  const words: Words[] = []
  for (const item of items) {
    if (!('str' in item) || !('transform' in item)) continue
    const { str, transform, width } = item as {
      str: string
      transform: readonly number[]
      width: number
    }
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform
    const size = Math.hypot(b, d) || Math.abs(a)
    if (str === '' || Math.abs(b) > Math.abs(a) || size === 0) continue
    const text = /[\uf000-\uf0ff]/.test(str)
      ? [...str].map((one) => symbolOf('', one)).join('')
      : str
    if (text.trim() === '') continue
    words.push({
      text,
      size,
      left: x - left,
      right: x - left + width,
      bottom: y - bottom,
      top: y - bottom + size * 0.8,
    })
  }
  return words
}
