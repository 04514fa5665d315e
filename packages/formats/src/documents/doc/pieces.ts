import type { Numbers } from '../compound/numbers.ts'

/** A piece of text and the position of its characters, which leads to their properties. */
export interface Piece {
  readonly text: string
  readonly offset: number
  readonly bytesEach: 1 | 2
}

/** Offsets in the file header */
const clxPlace = 0x01a2
const textLength = 0x4c
const mostCharacters = 4_000_000

/** Reads the pieces of text in order. Empty if their table is damaged. */
export function piecesIn(word: Numbers, table: Numbers): readonly Piece[] {
  let at = word.long(clxPlace)
  const end = at + word.long(clxPlace + 4)
  // Skip the properties before the piece table.
  while (at < end && table.byte(at) === 1) at += 3 + table.short(at + 1)
  if (at >= end || table.byte(at) !== 2) return []
  const size = table.long(at + 1)
  const start = at + 5
  const count = Math.floor((size - 4) / 12)
  const wanted = Math.min(word.long(textLength), mostCharacters)
  const pieces: Piece[] = []
  for (let index = 0; index < count && start + size <= table.length; index += 1) {
    const first = table.long(start + index * 4)
    const last = Math.min(table.long(start + (index + 1) * 4), wanted)
    if (last <= first) break
    const place = table.long(start + (count + 1) * 4 + index * 8 + 2)
    const isNarrow = (place & 0x40000000) !== 0
    const offset = isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff
    const bytesEach = isNarrow ? 1 : 2
    const bytes = word.slice(offset, offset + (last - first) * bytesEach)
    const text = new TextDecoder(isNarrow ? 'windows-1252' : 'utf-16le').decode(bytes)
    pieces.push({ text, offset, bytesEach })
  }
  return pieces
}
