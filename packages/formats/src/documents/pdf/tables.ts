import type { Cell, Table } from '../questions/block.ts'
import { type Box, type Drawn, middle, type Words } from './page.ts'
import { linesOf } from './text-lines.ts'
import { joinWrapped } from './wrapped-lines.ts'

/** A drawn table and its place. */
export interface PlacedTable extends Box {
  readonly table: Table
}

const near = 3
const mostTables = 60

interface Grid {
  across: Box[]
  upright: Box[]
}

/** Finds tables in vertical and horizontal lines, cell by cell. */
export function tablesOf(words: readonly Words[], drawn: Drawn): readonly PlacedTable[] {
  return gridsOf(drawn).flatMap((grid): readonly PlacedTable[] => {
    const heights = distinct(grid.across.map(({ bottom }) => bottom)).toReversed()
    if (heights.length < 2) return []
    const rows: Cell[][] = []
    for (let at = 0; at + 1 < heights.length; at += 1) {
      const [top = 0, bottom = 0] = [heights[at], heights[at + 1]]
      const row = cellsBetween(grid, top, bottom, words, drawn)
      if (row.length > 0) rows.push(row)
    }
    if (rows.flat().length < 2) return []
    const sides = grid.upright
    return [
      {
        table: { kind: 'table', rows },
        left: Math.min(...sides.map(({ left }) => left)),
        right: Math.max(...sides.map(({ right }) => right)),
        bottom: Math.min(...heights),
        top: Math.max(...heights),
      },
    ]
  })
}

function cellsBetween(
  { upright }: Grid,
  top: number,
  bottom: number,
  words: readonly Words[],
  { boxes }: Drawn,
): Cell[] {
  const height = middle(bottom, top)
  const sides = distinct(
    upright
      .filter((line) => line.bottom - near <= height && line.top + near >= height)
      .map(({ left }) => left),
  )
  const parted = words.flatMap((one) =>
    middle(one.bottom, one.top) < top && middle(one.bottom, one.top) > bottom
      ? splitAtSides(one, sides)
      : [one],
  )
  const cells: Cell[] = []
  for (let at = 0; at + 1 < sides.length; at += 1) {
    const [left = 0, right = 0] = [sides[at], sides[at + 1]]
    const isInside = (box: Box) => {
      const x = middle(box.left, box.right)
      const y = middle(box.bottom, box.top)
      return x > left && x < right && y > bottom - 1 && y < top + 1
    }
    const inside = linesOf(parted.filter(isInside), {
      across: [],
      upright: [],
      boxes: boxes.filter(isInside),
    })
    cells.push({ lines: joinWrapped(inside).map(({ line }) => line) })
  }
  return cells
}

/** Splits a text that crosses the line between two cells, at its space next to the line. */
function splitAtSides(words: Words, sides: readonly number[]): readonly Words[] {
  const { text, left, right } = words
  const side = sides.find((one) => left < one - near && right > one + near)
  if (side === undefined) return [words]
  const placeOf = (at: number) => left + ((right - left) * at) / text.length
  const spaces = [...text.matchAll(/(?<=\S)\s+(?=\S)/g)].map(({ index }) => index)
  const [best] = spaces.toSorted(
    (one, other) => Math.abs(placeOf(one) - side) - Math.abs(placeOf(other) - side),
  )
  if (best === undefined) return [words]
  const first = { ...words, text: text.slice(0, best), right: side - 1 }
  const second = { ...words, text: text.slice(best).trimStart(), left: side + 1 }
  return [first, ...splitAtSides(second, sides)]
}

/** Groups of lines that touch, with both directions. */
function gridsOf({ across, upright }: Drawn): readonly Grid[] {
  const groups: { box: Box; grid: Grid }[] = []
  for (const line of [...upright].sort((one, other) => other.top - one.top)) {
    const touching = groups.filter(({ box }) => touches(box, line))
    const [first, ...others] = touching
    if (first === undefined) {
      if (groups.length < mostTables)
        groups.push({ box: line, grid: { across: [], upright: [line] } })
      continue
    }
    first.grid.upright.push(line)
    first.box = joined(first.box, line)
    for (const other of others) {
      first.grid.upright.push(...other.grid.upright)
      first.box = joined(first.box, other.box)
      groups.splice(groups.indexOf(other), 1)
    }
  }
  for (const line of across) {
    // Horizontal lines belong to the vertical lines they meet.
    const met = groups.filter(({ grid }) => grid.upright.some((side) => touches(side, line)))
    const [first, ...others] = met
    if (first === undefined) continue
    first.grid.across.push(line)
    for (const other of others) {
      first.grid.across.push(...other.grid.across)
      first.grid.upright.push(...other.grid.upright)
      groups.splice(groups.indexOf(other), 1)
    }
  }
  return groups
    .map(({ grid }) => grid)
    .filter((grid) => distinct(grid.upright.map(({ left }) => left)).length >= 2)
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left - near <= other.right &&
    one.right + near >= other.left &&
    one.bottom - near <= other.top &&
    one.top + near >= other.bottom
  )
}

function joined(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
    top: Math.max(one.top, other.top),
  }
}

/** Sorted places; nearly equal ones once. */
function distinct(places: readonly number[]): readonly number[] {
  const found: number[] = []
  for (const place of [...places].sort((one, other) => one - other)) {
    if (place - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > near) found.push(place)
  }
  return found
}
