import { symbolOf } from '../symbol.ts'
import type { Words } from './page.ts'

/** The part of the library's page type that is used */
interface TextPage {
  streamTextContent(): ReadableStream<{ readonly items: readonly object[] }>
}

/** Pieces; more than a page of text has */
const mostPieces = 20_000
const mostCharacters = 200_000

/** Reads the text pieces of a page. `isCut`: there are more. */
export async function textOfPage(
  page: TextPage,
): Promise<{ readonly items: readonly object[]; readonly isCut: boolean }> {
  const items: object[] = []
  let characters = 0
  const reader = page.streamTextContent().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { items, isCut: false }
    for (const item of value.items) {
      items.push(item)
      if ('str' in item) characters += String(item.str).length
    }
    if (items.length <= mostPieces && characters <= mostCharacters) continue
    await reader.cancel(new Error('There is more text than a page of a form has.'))
    return { items: items.slice(0, mostPieces), isCut: true }
  }
}

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
