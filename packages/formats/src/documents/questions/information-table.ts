// Tables that only inform: price lists, programs, the actions of minutes.
import { hasPlace, isEmpty, type Row, textOf } from './cells.ts'
import { isAskingName } from './line-kinds.ts'
import type { TableItem } from './table-item.ts'

/**
 * True for a table whose cells are filled, so that it has no room for answers. A few cells below a header may be empty,
 * but no whole row and no column.
 * @param items What the table gave, read as part of a form
 */
export function isInformation(rows: readonly Row[], items: readonly TableItem[]): boolean {
  const [head = [], ...body] = rows
  const columns = head.length
  const isAsked = items.some(({ kind }) => kind === 'asked')
  if (isAsked || body.length === 0 || columns < 2) return false
  if (rows.some((row) => row.length !== columns || row.some(asks))) return false
  // `Name` beside an answer is a form that somebody has filled in.
  if (rows.some(([first]) => first === undefined || isEmpty(first) || isAskingName(textOf(first))))
    return false
  if (items.every(({ kind }) => kind === 'unused')) return true
  const isFilled = (cells: Row) => cells.filter((cell) => !isEmpty(cell)).length * 2 > cells.length
  const isColumnFilled = head.map((_, column) => isFilled(body.flatMap((row) => row[column] ?? [])))
  return (
    columns > 2 &&
    body.length > 1 &&
    !head.some(isEmpty) &&
    isColumnFilled.every(Boolean) &&
    body.every((row) => row.slice(1).some((cell) => !isEmpty(cell)))
  )
}

const asks: (cell: Row[number]) => boolean = (cell) =>
  hasPlace(cell) || /[:：?？]\s*\*?$/.test(textOf(cell))
