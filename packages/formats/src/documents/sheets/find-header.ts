import { countWords } from '../questions/label.ts'
import { isAskingName } from '../questions/line-kinds.ts'
import type { CellValue, Sheet } from './workbook.ts'

type Row = readonly (CellValue | undefined)[]

/** Start of a sheet's table. */
export interface Header {
  readonly row: number
  /** Row above with titles over several columns */
  readonly groupRow: number | null
  readonly columns: readonly number[]
}

/** Rows searched for a header, and rows below it that are compared */
const searchedRows = 40
const comparedRows = 60

/** Finds the header row of a table; null for a sheet with answers beside labels. */
export function findHeader({ rows }: Sheet): Header | null {
  let best: { header: Header; score: number } | null = null
  let seen = 0
  for (const [at, row] of rows.entries()) {
    const columns = filledColumns(row)
    if (columns.length === 0) continue
    seen += 1
    if (seen > searchedRows) break
    if (columns.length < 2 || !looksLikeHeader(row, columns)) continue
    const score = scoreOf(rows, at, columns)
    if (score > (best?.score ?? 0)) best = { header: { row: at, groupRow: null, columns }, score }
  }
  if (best === null) return null
  return withGroups(rows, best.header)
}

export function filledColumns(row: Row): readonly number[] {
  const columns: number[] = []
  for (const [column, cell] of row.entries())
    if (cell !== undefined && cell.text.trim() !== '') columns.push(column)
  return columns
}

function looksLikeHeader(row: Row, columns: readonly number[]): boolean {
  const cells = columns.flatMap((column) => row[column] ?? [])
  const texts = cells.filter(
    ({ kind, text }) => kind === 'text' && /\p{L}/u.test(text) && countWords(text) <= 25,
  )
  const distinct = new Set(texts.map(({ text }) => text.trim().toLowerCase()))
  const colons = texts.filter(({ text }) => /[:：]\s*$/.test(text)).length
  return (
    texts.length >= cells.length * 0.8 &&
    distinct.size >= texts.length * 0.5 &&
    colons <= texts.length * 0.3 &&
    !texts.some(({ text }) => /@\w+\.\w/.test(text))
  )
}

/** Score of a header by the rows below. */
function scoreOf(rows: readonly Row[], at: number, columns: readonly number[]): number {
  const under = new Set(columns)
  const below = answeredRows(rows.slice(at + 1, at + 1 + comparedRows))
  const head = rows[at] ?? []
  const names = columns.filter((column) => isAskingName(head[column]?.text ?? '')).length
  if (below.length === 0) {
    // A header alone: a template to fill in
    return columns.length >= 2 ? 1 + names : 0
  }
  let inside = 0
  let outside = 0
  let likeHead = 0
  for (const row of below) {
    for (const column of filledColumns(row)) {
      if (under.has(column)) inside += 1
      else outside += 1
      if (row[column]?.kind !== 'text') likeHead -= 1
    }
  }
  const fill = inside / (below.length * columns.length)
  if (fill < 0.35 || outside > inside * 0.25) return 0
  return columns.length * fill + names + (likeHead < 0 ? 1 : 0) - at * 0.05
}

/** Rows with values. Rows that have only what is printed in each row, such as its number, are still free. */
function answeredRows(below: readonly Row[]): readonly Row[] {
  const filled = below.filter((row) => filledColumns(row).length > 0)
  const printed = new Set(printedColumns(filled))
  const answered = filled.filter((row) => filledColumns(row).some((column) => !printed.has(column)))
  return answered.length > 0 ? answered : filled
}

/**
 * Columns that a sign-up sheet prints into its rows: each row has a value of its own there, and some rows have nothing
 * else.
 */
export function printedColumns(below: readonly Row[]): readonly number[] {
  const filled = below.filter((row) => filledColumns(row).length > 0)
  const [first, ...rest] = filled.map(filledColumns)
  if (first === undefined || rest.length === 0) return []
  const always = first.filter((column) => rest.every((columns) => columns.includes(column)))
  const isFree = (columns: readonly number[]) => columns.every((column) => always.includes(column))
  if (![first, ...rest].some(isFree) || [first, ...rest].every(isFree)) return []
  const isDistinct = (column: number) =>
    new Set(filled.map((row) => row[column]?.text.trim())).size === filled.length
  return always.every(isDistinct) ? always : []
}

/** Finds titles over several columns: `Contact` above `Phone` and `E-mail`. */
function withGroups(rows: readonly Row[], header: Header): Header {
  const above = rows[header.row - 1]
  if (above === undefined) return header
  const titles = filledColumns(above)
  const isGrouped =
    titles.length >= 2 &&
    titles.length < header.columns.length &&
    titles.every((column) => (above[column]?.text.length ?? 0) <= 60)
  return isGrouped ? { ...header, groupRow: header.row - 1 } : header
}
