// Grids of boxes without drawn lines, as form programs print them: names of rows and columns that continue on the next line
// become one text on the line of their boxes.
import { type Box, middle, type Words } from './page.ts'
import { rowsOf } from './text-lines.ts'

/** Points by which boxes of a row or a column may differ */
const near = 3
/** Distance of baselines within a text, and between the names of columns and the first row, relative to the letter size */
const linePitch = 1.7
const headPitch = 4

interface Grid {
  /** Middles of the columns, from left to right */
  readonly columns: readonly number[]
  readonly left: number
  /** Middles of the rows, from top to bottom */
  readonly rows: readonly number[]
}

export function withGridTexts(words: readonly Words[], boxes: readonly Box[]): readonly Words[] {
  return gridsOf(boxes).reduce<readonly Words[]>(
    (left, grid) => (isBare(left, grid) ? joinedTexts(left, grid) : left),
    words,
  )
}

const height = (box: Box): number => middle(box.bottom, box.top)
const center = (box: Box): number => middle(box.left, box.right)

/** Two rows or more of three boxes or more, right below each other */
function gridsOf(boxes: readonly Box[]): readonly Grid[] {
  const rows: Box[][] = []
  for (const box of boxes.toSorted((one, other) => height(other) - height(one))) {
    const [first] = rows.at(-1) ?? []
    if (first !== undefined && height(first) - height(box) < near) rows.at(-1)?.push(box)
    else rows.push([box])
  }
  const grids: { columns: number[]; left: number; rows: number[] }[] = []
  for (const row of rows) {
    const columns = row.map(center).toSorted((one, other) => one - other)
    const place = row.reduce((sum, box) => sum + height(box), 0) / row.length
    const last = grids.at(-1)
    const isNext =
      last?.columns.length === columns.length &&
      columns.every((one, at) => Math.abs(one - (last.columns[at] ?? 0)) < near)
    if (isNext) last.rows.push(place)
    else grids.push({ columns, left: Math.min(...row.map(({ left }) => left)), rows: [place] })
  }
  return grids.filter(({ columns, rows: places }) => columns.length > 2 && places.length > 1)
}

/** Heights between which the texts of a row are */
function bandOf({ rows }: Grid, at: number): { readonly low: number; readonly high: number } {
  const place = rows[at] ?? 0
  const above = rows[at - 1]
  const below = rows[at + 1]
  const half = ((above ?? place) - (below ?? place)) / 2
  return {
    low: below === undefined ? place - half : middle(place, below),
    high: above === undefined ? place + half : middle(place, above),
  }
}

/** True if no words stand behind the boxes, as in lists of options side by side. */
function isBare(words: readonly Words[], grid: Grid): boolean {
  const [low, high] = [bandOf(grid, grid.rows.length - 1).low, bandOf(grid, 0).high]
  return !words.some(
    (one) =>
      one.right > grid.left && height(one) > low && height(one) < high && one.text.trim() !== '',
  )
}

function joinedTexts(words: readonly Words[], grid: Grid): readonly Words[] {
  const names = grid.rows.map((place, at) => {
    const { low, high } = bandOf(grid, at)
    const parts = words.filter(
      (one) => one.right <= grid.left && height(one) > low && height(one) < high,
    )
    return { parts, base: place - (parts[0]?.size ?? 0) * 0.4 }
  })
  const heads = headsOf(words, grid)
  const base = Math.min(...heads.flat().map(({ bottom }) => bottom))
  const cells = [
    ...names.filter(({ parts }) => isWrapped(parts)),
    ...heads.map((parts) => ({ parts, base })),
  ]
  const used = new Set(cells.flatMap(({ parts }) => parts))
  return [
    ...words.filter((one) => !used.has(one)),
    ...cells.map((cell) => joined(cell.parts, cell.base)),
  ]
}

/** True for a text of several lines that begin at one place or are centered. */
function isWrapped(parts: readonly Words[]): boolean {
  const lines = rowsOf(parts)
  return (
    lines.length > 1 &&
    lines.every((line, at) => {
      const above = lines[at - 1]?.[0]
      return above === undefined || above.bottom - (line[0]?.bottom ?? 0) < above.size * linePitch
    })
  )
}

/** The names of the columns above the first row; none if one has no name */
function headsOf(words: readonly Words[], grid: Grid): readonly (readonly Words[])[] {
  const { columns } = grid
  const spacing = Math.min(...columns.slice(1).map((one, at) => one - (columns[at] ?? 0)))
  const columnOf = (one: Words) =>
    columns.findIndex((column) => Math.abs(center(one) - column) < spacing * 0.45)
  const heads = columns.map((): Words[] => [])
  let low = bandOf(grid, 0).high
  const above = words.filter((one) => one.bottom >= low && one.text.trim() !== '')
  for (const [at, line] of rowsOf(above).toReversed().entries()) {
    const [{ bottom, size } = { bottom: 0, size: 0 }] = line
    if (bottom - low > size * (at === 0 ? headPitch : linePitch)) break
    if (line.some((one) => columnOf(one) === -1 || one.right - one.left > spacing * 1.3)) break
    for (const one of line) heads[columnOf(one)]?.push(one)
    low = bottom
  }
  return heads.every((parts) => parts.length > 0) && heads.some(isWrapped) ? heads : []
}

function joined(parts: readonly Words[], bottom: number): Words {
  const size = Math.max(...parts.map((one) => one.size))
  return {
    text: rowsOf(parts)
      .flatMap((line) => line.map(({ text }) => text.trim()))
      .join(' '),
    size,
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom,
    top: bottom + size * 0.8,
  }
}
