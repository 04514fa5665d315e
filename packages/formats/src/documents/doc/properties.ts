import type { Numbers } from '../compound/numbers.ts'

/** Properties of a stretch of the file: their codes and the offsets of their values. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** Index of the paragraph style */
  readonly style: number
  readonly values: ReadonlyMap<number, Uint8Array>
}

export type Properties = (offset: number) => Stretch | undefined

const pageBytes = 512
const mostStretches = 400_000

/** Reads the properties of paragraphs (`isOfParagraphs`) or of characters, by position. */
export function propertiesIn(
  word: Numbers,
  table: Numbers,
  place: number,
  isOfParagraphs: boolean,
): Properties {
  const start = word.long(place)
  const count = Math.floor((word.long(place + 4) - 4) / 8)
  const stretches: Stretch[] = []
  for (let index = 0; index < count && start + count * 8 <= table.length; index += 1) {
    const page = (table.long(start + (count + 1) * 4 + index * 4) & 0x3fffff) * pageBytes
    if (page + pageBytes > word.length) continue
    stretches.push(...stretchesOf(word, page, isOfParagraphs))
    if (stretches.length > mostStretches) break
  }
  stretches.sort((one, other) => one.from - other.from)
  return (offset) => {
    let low = 0
    let high = stretches.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((stretches[middle]?.from ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    const found = stretches[low]
    return found !== undefined && offset >= found.from && offset < found.to ? found : undefined
  }
}

function stretchesOf(word: Numbers, page: number, isOfParagraphs: boolean): readonly Stretch[] {
  const runs = word.byte(page + pageBytes - 1)
  const stretches: Stretch[] = []
  for (let run = 0; run < runs; run += 1) {
    const from = word.long(page + run * 4)
    const to = word.long(page + (run + 1) * 4)
    const entry = page + (runs + 1) * 4 + run * (isOfParagraphs ? 13 : 1)
    const at = word.byte(entry) * 2
    if (at === 0) {
      stretches.push({ from, to, style: 0, values: new Map() })
      continue
    }
    let begin = page + at
    let size = word.byte(begin)
    begin += 1
    if (isOfParagraphs) {
      if (size === 0) {
        size = word.byte(begin) * 2
        begin += 1
      } else size = size * 2 - 1
    }
    const style = isOfParagraphs ? word.short(begin) : 0
    const first = isOfParagraphs ? begin + 2 : begin
    const last = Math.min(begin + size, page + pageBytes)
    stretches.push({ from, to, style, values: valuesOf(word, first, last) })
  }
  return stretches
}

/** Bytes of a value by the top bits of its code; 0: the value begins with its length */
const valueBytes = [1, 1, 2, 4, 2, 2, 0, 3]

function valuesOf(word: Numbers, first: number, last: number): ReadonlyMap<number, Uint8Array> {
  const values = new Map<number, Uint8Array>()
  for (let at = first; at + 2 < last; ) {
    const code = word.short(at)
    at += 2
    let bytes = valueBytes[code >> 13] ?? 1
    if (bytes === 0) {
      // Table properties have a two-byte length.
      if (code === 0xd608) {
        bytes = word.short(at) - 1
        at += 2
      } else {
        bytes = word.byte(at)
        at += 1
      }
    }
    values.set(code, word.slice(at, Math.min(at + bytes, last)))
    at += Math.max(1, bytes)
  }
  return values
}

/** True if a property is on. */
export function isSet(stretch: Stretch | undefined, code: number): boolean {
  return ((stretch?.values.get(code)?.[0] ?? 0) & 1) === 1
}
