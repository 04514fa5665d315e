// Roles of a table without table elements: those would lose their roles as grids with absolute rows.

export const table = (label: string, rows: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const
export const rowGroup = { role: 'rowgroup' } as const
/** @param index number of the row from 1, the header included */
export const row = (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const
export const cell = { role: 'cell' } as const
export const rowHeader = { role: 'rowheader' } as const
export const columnHeader = { role: 'columnheader' } as const
