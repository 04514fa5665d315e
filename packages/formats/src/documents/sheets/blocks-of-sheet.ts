import type { Block, Cell, Part } from '../questions/block.ts'
import { hasAskingWord, isAskingName, isProse } from '../questions/line-kinds.ts'
import { partsOf } from '../questions/parts.ts'
import { filledColumns } from './find-header.ts'
import { type CellValue, isWithin, type Sheet } from './workbook.ts'

type Row = readonly (CellValue | undefined)[]

/** Converts a sheet that looks like a paper form: one table for each separate group of rows. */
export function blocksOfSheet(sheet: Sheet): readonly Block[] {
  const blocks: Block[] = []
  const isLabelled = hasLabels(sheet)
  for (const { first: start, rows } of groupsOf(sheet.rows)) {
    const count = rows.length
    const [top, second] = rows
    if (blocks.length === 0 && top !== undefined && second !== undefined && isTitle(top)) {
      const column = filledColumns(top)[0] ?? 0
      blocks.push(lineOf(top[column], true))
      rows.shift()
    } else if (isHeadingAbove(rows)) {
      const heading = rows.shift()?.find((cell) => cell !== undefined && cell.text.trim() !== '')
      blocks.push({ kind: 'line', parts: partsOf(heading?.text ?? ''), isHeading: true })
    }
    const first = start + count - rows.length
    const left = Math.min(...rows.flatMap((row) => filledColumns(row)[0] ?? []))
    const right = Math.max(
      ...rows.flatMap((row) => filledColumns(row).at(-1) ?? []),
      listedTo(sheet, first, rows.length),
    )
    const width = right - left + 1
    if (width === 1 && rows.length === 1) {
      blocks.push(lineOf(rows[0]?.[left], rows.length === 1 && blocks.length === 0))
      continue
    }
    // A single column of labels expects answers beside them.
    const columns = width === 1 && isLabelled ? 2 : width
    blocks.push({
      kind: 'table',
      rows: rows.map((row, at) => cellsOf(sheet, row, first + at, left, columns)),
    })
    blocks.push({ kind: 'line', parts: [] })
  }
  return blocks
}

function groupsOf(rows: readonly Row[]): readonly { first: number; rows: Row[] }[] {
  const groups: { first: number; rows: Row[] }[] = []
  let open = false
  for (const [at, row] of rows.entries()) {
    const isEmpty = filledColumns(row).length === 0
    if (!isEmpty && !open) groups.push({ first: at, rows: [] })
    if (!isEmpty) groups.at(-1)?.rows.push(row)
    open = !isEmpty
  }
  return groups
}

/** The last column beside these rows with a list of options. */
function listedTo({ lists }: Sheet, first: number, count: number): number {
  const columns = lists.flatMap(({ areas }) =>
    areas.flatMap(({ top, bottom, left, right }) =>
      top < first + count && bottom >= first && right - left < 20 ? [left] : [],
    ),
  )
  return Math.max(-1, ...columns)
}

/** True if rows with a single text are mostly labels, not values of a list. */
function hasLabels({ rows }: Sheet): boolean {
  const alone = rows.flatMap((row) => {
    const [only, second] = filledColumns(row)
    const text = only === undefined || second !== undefined ? '' : (row[only]?.text ?? '')
    return text === '' || isProse(text) ? [] : [text]
  })
  const labels = alone.filter((text) => hasAskingWord(text) || /[:?]\s*\*?$/.test(text))
  return labels.length >= Math.max(2, alone.length * 0.35)
}

function isTitle(row: Row): boolean {
  const [only, other] = filledColumns(row)
  const text = only === undefined || other !== undefined ? '' : (row[only]?.text ?? '')
  return text !== '' && !/[:?]\s*\*?$/.test(text) && !isAskingName(text)
}

/** True for a text without a colon above labels that have one. */
function isHeadingAbove([top, ...below]: readonly Row[]): boolean {
  if (top === undefined || below.length === 0 || !isTitle(top)) return false
  const labelled = below.filter((row) =>
    /[:：]\s*\*?$/.test(row[filledColumns(row)[0] ?? 0]?.text.trim() ?? ''),
  )
  return labelled.length >= below.length * 0.6
}

function lineOf(cell: CellValue | undefined, isFirst: boolean): Block {
  const text = cell?.text ?? ''
  return { kind: 'line', parts: partsOf(text), ...(isFirst && { isTitle: true }) }
}

function cellsOf(
  { merges, lists }: Sheet,
  row: Row,
  at: number,
  left: number,
  columns: number,
): readonly Cell[] {
  const cells: Cell[] = []
  for (let column = left; column < left + columns; column += 1) {
    const merged = merges.find((area) => isWithin(area, at, column))
    if (merged !== undefined && (merged.left !== column || merged.top !== at)) continue
    const value = row[column]
    const options = lists.find(({ areas }) =>
      areas.some((area) => isWithin(area, at, column)),
    )?.options
    // A number beside a label is an example or an answer.
    const text = value === undefined || value.kind !== 'text' ? '' : value.text
    const parts: Part[] =
      options !== undefined && options.length > 0
        ? [{ kind: 'control', control: { name: '', type: 'select', options } }]
        : []
    cells.push({
      lines:
        parts.length > 0
          ? [{ kind: 'line', parts }]
          : text.split('\n').map((line) => ({ kind: 'line', parts: partsOf(line) })),
    })
  }
  return cells
}
