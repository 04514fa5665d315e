import type { Block, Line, Part } from '../questions/block.ts'

/** Nesting levels that are told apart. The text of deeper tables goes to the cell around them. */
const deepestTables = 8

/** A cell being read. */
export interface CellDraft {
  readonly lines: Line[]
  /** First or further cell of a vertical merge */
  merge: 'start' | 'on' | null
}

interface FinishedCell {
  readonly lines: readonly Line[]
  height?: number
}

interface TableDraft {
  readonly rows: FinishedCell[][]
  row: FinishedCell[] | null
  cell: CellDraft | null
}

/** Stack of the tables that are open at this place. */
export function openTables() {
  const tables: TableDraft[] = []
  /** Open tables that are nested more deeply; their rows and cells do not count */
  let deeper = 0

  return {
    isWithin: () => tables.length > 0,
    /** Cell being read; null between cells and outside tables */
    cell: () => tables.at(-1)?.cell ?? null,
    open(): void {
      if (tables.length >= deepestTables) deeper += 1
      else tables.push({ rows: [], row: null, cell: null })
    },
    openRow(): void {
      const table = own()
      if (table) table.row = []
    },
    openCell(): void {
      const table = own()
      if (table) table.cell = { lines: [], merge: null }
    },
    closeCell(): void {
      const table = own()
      const cell = table?.cell
      if (!table || !cell) return
      table.cell = null
      if (cell.merge !== 'on') {
        table.row?.push({ lines: cell.lines, ...(cell.merge === 'start' && { height: 1 }) })
      } else if (table.row?.length === 0 && table.rows.at(-1)?.[0] !== undefined) {
        const start = table.rows.findLast(([first]) => first?.height !== undefined)?.[0]
        if (start?.height !== undefined) start.height += 1
      }
    },
    closeRow(): void {
      const table = own()
      if (table?.row) table.rows.push(table.row)
      if (table) table.row = null
    },
    /** The finished table; null if it is nested. Its lines then go to the outer cell, row by row. */
    close(): Block | null {
      if (deeper > 0) {
        deeper -= 1
        return null
      }
      const table = tables.pop()
      if (table === undefined) return null
      const outer = tables.at(-1)?.cell
      if (!outer) return { kind: 'table', rows: table.rows }
      for (const row of table.rows) {
        const parts = row.flatMap(({ lines }) =>
          lines.flatMap((line): Part[] => [...line.parts, { kind: 'words', text: '\t' }]),
        )
        outer.lines.push({ kind: 'line', parts })
      }
      return null
    },
  }

  /** The table whose rows and cells are open; undefined outside tables and in those nested too deeply. */
  function own() {
    return deeper > 0 ? undefined : tables.at(-1)
  }
}
