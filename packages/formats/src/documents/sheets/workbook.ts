import { limits } from '@ramiform/core/limits'

/** Content of a cell that a form needs. */
export interface CellValue {
  readonly text: string
  readonly kind: 'text' | 'number' | 'date' | 'truth'
}

/** A rectangle of cells, including its corners. */
export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Cells with a list of options. */
export interface CellList {
  readonly areas: readonly Area[]
  readonly options: readonly string[]
}

export interface Sheet {
  readonly name: string
  /** Sparse: empty cells are missing */
  readonly rows: readonly (readonly (CellValue | undefined)[])[]
  readonly merges: readonly Area[]
  readonly lists: readonly CellList[]
  /** true: the sheet has more rows */
  readonly isCut: boolean
}

/**
 * Part of a sheet that is read: questions are at its beginning, and some thousand values are enough for a column's
 * type.
 */
export const sheetLimits = {
  sheets: 20,
  rows: 2_000,
  columns: 500,
  cellCharacters: 600,
  merges: 2_000,
  lists: 500,
} as const

/** How much of a sheet is read. */
export type SheetLimits = Readonly<Record<'rows' | 'columns' | 'cellCharacters', number>>

/** Row and column of `B3`, from 0; null if invalid. */
export function cellAt(
  reference: string,
): { readonly row: number; readonly column: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference)
  if (match === null) return null
  let column = 0
  for (const letter of (match[1] ?? '').toUpperCase())
    column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(match[2]) - 1, column: column - 1 }
}

/** Areas of `A1:B3 D5`. */
export function areasOf(references: string): readonly Area[] {
  return references
    .trim()
    .split(/\s+/)
    .slice(0, 200)
    .flatMap((reference) => {
      const [first = '', last = first] = reference.split(':')
      const [start, end] = [cellAt(first), cellAt(last)]
      return start === null || end === null
        ? []
        : [{ top: start.row, left: start.column, bottom: end.row, right: end.column }]
    })
}

export function isWithin({ top, left, bottom, right }: Area, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** Some options may be empty or duplicates. */
const mostOptions = limits.options * 2

/** Filled cells of an area, row by row, up to the number that can become options. */
export function cellsIn<Cell>(
  rows: readonly (readonly (Cell | undefined)[])[],
  { top, left, bottom, right }: Area,
): readonly Cell[] {
  const found: Cell[] = []
  for (const cells of rows.slice(Math.max(0, top), bottom + 1)) {
    const held = cells.slice(Math.max(0, left), right + 1).filter((cell) => cell !== undefined)
    found.push(...held)
    if (found.length >= mostOptions) break
  }
  return found.slice(0, mostOptions)
}
