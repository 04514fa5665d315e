import type { Block, Line } from '../questions/block.ts'
import { wordsOf } from '../questions/parts.ts'
import { inColumns, regionsOf } from './columns.ts'
import { withGridTexts } from './grid-texts.ts'
import type { Box, Drawn, Page } from './page.ts'
import { tablesOf } from './tables.ts'
import { linesOf } from './text-lines.ts'
import { joinWrapped } from './wrapped-lines.ts'

/** Converts PDF pages into tables and lines, from top to bottom. */
export function blocksOfPages(pages: readonly Page[]): readonly Block[] {
  const size = usualSize(pages)
  const repeated = repeatedLines(pages)
  return pages.flatMap((page) => blocksOfPage(page, size, repeated))
}

function blocksOfPage(page: Page, usual: number, repeated: ReadonlySet<string>): readonly Block[] {
  const { words, drawn } = page
  const tables = tablesOf(words, drawn)
  const isOutside = (box: Box) => !tables.some((table) => isIn(box, table))
  const outside: Drawn = {
    across: drawn.across.filter(isOutside),
    upright: [],
    boxes: drawn.boxes.filter(isOutside),
  }
  const texts = withGridTexts(words.filter(isOutside), outside.boxes)
  const lines = regionsOf(texts, outside, page.width).flatMap((region) =>
    linesOf(region.words, region.drawn),
  )
  const kept = lines.filter(({ line }) => !repeated.has(wordsOf(line.parts)))
  const placed: Placed[] = inColumns(kept, page.width)
    .flatMap(joinWrapped)
    .map(({ line, size, ...box }) => ({ ...box, block: asHeading(line, size, usual) }))
  // A table comes before the first line below its top.
  for (const { table, ...box } of tables) {
    const at = placed.findIndex(({ bottom }) => bottom < box.top)
    placed.splice(at === -1 ? placed.length : at, 0, { ...box, block: table })
  }
  return withRoom(placed, usual)
}

type Placed = Box & { readonly block: Block }

/** Marks a line in larger letters as a heading. */
function asHeading(line: Line, size: number, usual: number): Line {
  const text = wordsOf(line.parts)
  if (text.length > 90 || text === '') return line
  if (size >= usual * 1.4) return { ...line, isHeading: true, isTitle: true }
  return size >= usual * 1.18 ? { ...line, isHeading: true } : line
}

/** Adds empty lines where there is room to write. */
function withRoom(placed: readonly Placed[], usual: number): readonly Block[] {
  return placed.flatMap(({ block, top }, at) => {
    const before = placed[at - 1]
    const isBelowLine = before?.block.kind === 'line' && block.kind === 'line'
    const gap = isBelowLine ? before.bottom - top : 0
    const empty = Math.max(0, Math.min(4, Math.floor(gap / (usual * 1.9))))
    return [...Array.from({ length: empty }, (): Line => ({ kind: 'line', parts: [] })), block]
  })
}

function isIn({ left, right, bottom, top }: Box, table: Box): boolean {
  const x = (left + right) / 2
  const y = (bottom + top) / 2
  return x >= table.left - 2 && x <= table.right + 2 && y >= table.bottom - 2 && y <= table.top + 2
}

/** Most frequent letter size. */
function usualSize(pages: readonly Page[]): number {
  const counts = new Map<number, number>()
  for (const { words } of pages) {
    for (const { size, text } of words) {
      const rounded = Math.round(size * 2) / 2
      counts.set(rounded, (counts.get(rounded) ?? 0) + text.length)
    }
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? 10
}

/** Lines at the same place on most pages: headers and footers. */
function repeatedLines(pages: readonly Page[]): ReadonlySet<string> {
  if (pages.length < 3) return new Set()
  const counts = new Map<string, number>()
  for (const { words } of pages) {
    const heights = words.map(({ bottom }) => bottom)
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
    const edge = words.filter(({ bottom }) => bottom > highest - 30 || bottom < lowest + 30)
    const texts = new Set(
      linesOf(edge, { across: [], upright: [], boxes: [] }).map(({ line }) => wordsOf(line.parts)),
    )
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return new Set(
    [...counts].filter(([, count]) => count >= pages.length * 0.6).map(([text]) => text),
  )
}
