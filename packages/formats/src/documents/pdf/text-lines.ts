import type { Line, Part } from '../questions/block.ts'
import { joinedWords, partsOf } from '../questions/parts.ts'
import { type Box, type Drawn, middle, overlap, type Words } from './page.ts'

/** A line of a page, with its place. */
export interface PlacedLine extends Box {
  readonly line: Line
  readonly size: number
}

interface Piece extends Box {
  readonly part: Part
}

/** Gaps between words and between columns, relative to the letter size */
const wordGap = 0.18
const columnGap = 1.1

/** Joins words, ruled lines and boxes of a page or a cell into lines, from top to bottom. */
export function linesOf(words: readonly Words[], drawn: Drawn): readonly PlacedLine[] {
  const rows = rowsOf(words)
  const blanks = blanksOf(drawn.across, rows)
  const placed = rows.map((row): PlacedLine & { pieces: Piece[] } => {
    const box = aroundAll(row)
    const size = Math.max(...row.map((one) => one.size))
    return { ...box, size, line: { kind: 'line', parts: [] }, pieces: textPieces(row) }
  })
  const loose: Piece[] = []
  for (const blank of blanks)
    addTo(
      placed,
      { ...blank, part: { kind: 'blank', width: Math.round((blank.right - blank.left) / 5) } },
      loose,
    )
  for (const box of drawn.boxes)
    addTo(placed, { ...box, part: { kind: 'box', isRound: box.isRound } }, loose)
  const alone = rowsOfPieces(loose).map((pieces) => ({
    ...aroundAll(pieces),
    size: 10,
    line: { kind: 'line' as const, parts: [] },
    pieces,
  }))
  return [...placed, ...alone]
    .sort((one, other) => other.bottom - one.bottom)
    .map(({ pieces, ...rest }) => ({
      ...rest,
      line: { kind: 'line', parts: inOrder(pieces, rest.size) },
    }))
}

/** Pieces of text on one baseline, from left to right; the rows from top to bottom. */
export function rowsOf(words: readonly Words[]): readonly (readonly Words[])[] {
  const sorted = [...words].sort((one, other) => other.bottom - one.bottom || one.left - other.left)
  const rows: Words[][] = []
  let base = Number.NaN
  for (const one of sorted) {
    const row = rows.at(-1)
    if (
      row !== undefined &&
      Math.abs(one.bottom - base) <= Math.max(1.5, Math.min(one.size, row[0]?.size ?? 0) * 0.35)
    )
      row.push(one)
    else {
      rows.push([one])
      base = one.bottom
    }
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left))
}

function textPieces(row: readonly Words[]): Piece[] {
  const pieces: (Box & { text: string })[] = []
  for (const { text, left, right, bottom, top, size } of row) {
    const last = pieces.at(-1)
    const gap = last === undefined ? 0 : left - last.right
    if (last !== undefined && gap < size * columnGap) {
      const space = gap > size * wordGap && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : ''
      pieces[pieces.length - 1] = {
        ...last,
        right: Math.max(last.right, right),
        text: last.text + space + text,
      }
    } else pieces.push({ left, right, bottom, top, text })
  }
  return pieces.map(({ text, ...box }) => ({ ...box, part: { kind: 'words', text } }))
}

/** Length up to which a line may be a separator instead of a place to write */
const evenSpacing = 45

/** Ruled lines without text on them: places to write. */
function blanksOf(across: readonly Box[], rows: readonly (readonly Words[])[]): readonly Box[] {
  const lines = mergedAcross(across)
  const free = lines.filter((line) => {
    const above = rows
      .flat()
      .filter(
        (one) =>
          one.bottom >= line.bottom - 1.5 &&
          one.bottom <= line.bottom + Math.max(6, one.size * 0.7),
      )
    const covered = above.reduce(
      (sum, one) => sum + (one.text.trim() === '' ? 0 : overlap(one, line)),
      0,
    )
    return covered < (line.right - line.left) * 0.2
  })
  const widest = Math.max(...lines.map(({ left, right }) => right - left), 0)
  return free.filter((line) => {
    const width = line.right - line.left
    const hasLabel = rows.some((row) =>
      row.some(
        (one) =>
          Math.abs(one.bottom - line.bottom) < Math.max(6, one.size * 0.6) &&
          one.right <= line.left + 3,
      ),
    )
    if (hasLabel || width < 330 || width < widest * 0.9) return true
    // A single line over the whole width separates sections; several are places to write.
    return free.some(
      (other) =>
        other !== line &&
        Math.abs(other.right - other.left - width) < 4 &&
        Math.abs(other.bottom - line.bottom) < evenSpacing,
    )
  })
}

/** Joins lines that are drawn in pieces or twice. */
function mergedAcross(across: readonly Box[]): readonly Box[] {
  const sorted = [...across].sort(
    (one, other) => Math.round(other.bottom) - Math.round(one.bottom) || one.left - other.left,
  )
  const merged: Box[] = []
  for (const line of sorted) {
    const last = merged.at(-1)
    if (
      last !== undefined &&
      Math.abs(last.bottom - line.bottom) < 1.5 &&
      line.left <= last.right + 1.5
    ) {
      merged[merged.length - 1] = { ...last, right: Math.max(last.right, line.right) }
    } else merged.push(line)
  }
  return merged
}

function addTo(placed: (PlacedLine & { pieces: Piece[] })[], piece: Piece, loose: Piece[]): void {
  const isBlank = piece.part.kind === 'blank'
  const height = isBlank ? piece.bottom : middle(piece.bottom, piece.top)
  const near = placed.find(({ bottom, size }) =>
    isBlank
      ? height <= bottom + 2 && height >= bottom - size * 0.6
      : height >= bottom - size * 0.4 && height <= bottom + size,
  )
  if (near === undefined) loose.push(piece)
  else near.pieces.push(piece)
}

function rowsOfPieces(pieces: readonly Piece[]): readonly Piece[][] {
  const rows: Piece[][] = []
  for (const piece of [...pieces].sort((one, other) => other.bottom - one.bottom)) {
    const row = rows.at(-1)
    if (row?.[0] !== undefined && Math.abs(row[0].bottom - piece.bottom) < 4) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

function inOrder(pieces: readonly Piece[], size: number): readonly Part[] {
  const sorted = [...pieces].sort((one, other) => one.left - other.left)
  const parts: Part[] = []
  let right = Number.NaN
  for (const { part, left, right: end } of sorted) {
    const isWide = left - right > size * columnGap
    if (parts.length > 0) parts.push({ kind: 'words', text: isWide ? '\t' : ' ' })
    parts.push(part)
    right = end
  }
  return retold(joinedWords(parts))
}

/** Finds blanks and boxes in the words of a joined line. */
function retold(parts: readonly Part[]): readonly Part[] {
  return joinedWords(parts.flatMap((part) => (part.kind === 'words' ? partsOf(part.text) : part)))
}

function aroundAll(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  }
}
