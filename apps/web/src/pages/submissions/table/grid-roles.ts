// Roles of the table's parts with their positions, which count from 1. The parts are `div`s, because elements of a
// table cannot be positioned one by one, and the table moves the focus among them itself.

/** @param rows number of rows with the head; -1 while unknown */
export const gridRole = (rows: number, columns: number) => ({
  role: 'grid',
  'aria-rowcount': rows,
  'aria-colcount': columns,
  'aria-multiselectable': true,
})
export const groupRole = { role: 'rowgroup' } as const
export const rowRole = (position: number) => ({ role: 'row', 'aria-rowindex': position })
export const headRole = (position: number) => ({ role: 'columnheader', 'aria-colindex': position })
export const cellRole = (position: number) => ({ role: 'gridcell', 'aria-colindex': position })
