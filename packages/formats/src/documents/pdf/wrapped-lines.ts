import type { Line } from '../questions/block.ts'
import { countWords } from '../questions/label.ts'
import { wordsOf } from '../questions/parts.ts'
import type { PlacedLine } from './text-lines.ts'

/** Joins a sentence that continues on the next line. */
export function joinWrapped(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = []
  for (const current of lines) {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before, current)) {
      const parts = [
        ...before.line.parts,
        { kind: 'words' as const, text: ' ' },
        ...current.line.parts,
      ]
      joined[joined.length - 1] = {
        ...before,
        bottom: current.bottom,
        line: { kind: 'line', parts },
      }
    } else joined.push(current)
  }
  return joined
}

function goesOn(before: PlacedLine, { line, left, top, size }: PlacedLine): boolean {
  const isWords = (parts: Line['parts']) => parts.every(({ kind }) => kind === 'words')
  const [first, ...behind] = before.line.parts
  const isBoxed = first?.kind === 'box' && behind.length > 0
  if (!isWords(isBoxed ? behind : before.line.parts) || !isWords(line.parts)) return false
  const text = wordsOf(before.line.parts)
  const next = wordsOf(line.parts)
  // A scale that continues on the next line
  if (/\d \d{1,2}$/.test(text) && /^\d{1,2}(?: \d{1,2})*$/.test(next))
    return before.bottom - top < size * 0.8
  return (
    before.bottom - top < size * 0.8 &&
    Math.abs(before.left - left) < 40 &&
    Math.abs(before.size - size) < 1 &&
    before.right - before.left > 220 &&
    countWords(text) > 5 &&
    !/[:?.!]\s*$/.test(text) &&
    /^[\p{Ll}(]/u.test(next)
  )
}
