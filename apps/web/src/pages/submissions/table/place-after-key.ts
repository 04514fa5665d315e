/** A focused place in the table. */
export interface GridPlace {
  /** index of the row; -1 is the head */
  readonly row: number
  /** index of the cell, 0 being the sender; -1 is the row as a whole */
  readonly cell: number
}

export interface GridSize {
  readonly rows: number
  readonly cells: number
  /** rows that fit into the window */
  readonly page: number
}

/**
 * The place that a key moves to; null for other keys. Rows are focused as a whole; ArrowRight enters their cells, and
 * ArrowLeft leaves them. The head has only cells.
 */
export function placeAfterKey(
  key: string,
  hasControl: boolean,
  { row, cell }: GridPlace,
  { rows, cells, page }: GridSize,
): GridPlace | null {
  const toRow = (next: number): GridPlace => {
    const to = Math.min(rows - 1, Math.max(-1, next))
    return { row: to, cell: to === -1 ? Math.max(0, cell) : cell }
  }
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1)
    case 'ArrowUp':
      return toRow(row - 1)
    case 'PageDown':
      return toRow(row + page)
    case 'PageUp':
      return toRow(Math.max(0, row - page))
    case 'ArrowRight':
      return { row, cell: Math.min(cells - 1, cell + 1) }
    case 'ArrowLeft':
      return { row, cell: Math.max(row === -1 ? 0 : -1, cell - 1) }
    case 'Home':
      return hasControl || cell === -1 ? toRow(0) : { row, cell: 0 }
    case 'End':
      return hasControl || cell === -1 ? toRow(rows - 1) : { row, cell: cells - 1 }
    default:
      return null
  }
}
