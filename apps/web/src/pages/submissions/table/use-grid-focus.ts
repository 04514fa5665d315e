import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { areSingleKeysOn } from '../../../shell/single-keys.ts'
import { type GridPlace, placeAfterKey } from './place-after-key.ts'

interface GridOptions {
  readonly grid: RefObject<HTMLElement | null>
  /** ids of all loaded rows, in order */
  readonly ids: readonly string[]
  /** number of cells in a row that can get the focus */
  readonly cells: number
  /** id of the row to focus first */
  readonly startAt: string | null
  readonly onOpen: (id: string) => void
  readonly onEscape: () => void
  readonly onDelete: (id: string) => void
  /** `toHere` selects the range from the last selected row */
  readonly onSelect: (id: string, toHere: boolean) => void
  readonly onSelectAll: () => void
  /** brings a place into view, so that it is rendered */
  readonly onReach: (place: GridPlace) => void
}

interface ActivePlace {
  /** id of the row; null is the first one */
  readonly id: string | null
  readonly isHead: boolean
  /** index of the cell; -1 is the row as a whole */
  readonly cell: number
}

/** px, as in the style sheet */
const rowHeight = 40

/**
 * Roving focus of the table: one row or cell is in the tab order, and arrow keys move. The focused row is remembered by
 * id, so that it stays the same when rows above it are removed.
 */
export function useGridFocus(options: GridOptions) {
  const { grid, ids, cells, startAt } = options
  const [active, setActive] = useState<ActivePlace>({ id: startAt, isHead: false, cell: -1 })
  /**
   * The place to focus when it is rendered. It is not read from the state: the effect of an older state can run after a
   * key and would focus the place before it.
   */
  const wanted = useRef(startAt === null ? null : active)
  const row = rowOf(active)
  const place = placeOf(active)

  function rowOf({ id }: ActivePlace) {
    return Math.max(0, id === null ? 0 : ids.indexOf(id))
  }
  function placeOf(one: ActivePlace): GridPlace {
    return { row: one.isHead ? -1 : rowOf(one), cell: Math.min(one.cell, cells - 1) }
  }

  useEffect(() => {
    if (wanted.current === null) return
    const { row, cell } = placeOf(wanted.current)
    const line = grid.current?.querySelector<HTMLElement>(`[data-index="${row}"]`)
    const target = cell === -1 ? line : line?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)
    // A distant place is rendered with one of the next states, because it is the active one.
    if (!target) return
    wanted.current = null
    target.focus({ preventScroll: true })
  })

  function goToPlace(next: GridPlace) {
    options.onReach(next)
    const isHead = next.row === -1
    wanted.current = { id: ids[isHead ? row : next.row] ?? null, isHead, cell: next.cell }
    setActive(wanted.current)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || !(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>('[data-cell], [data-index]')
    const line = target?.closest<HTMLElement>('[data-index]')
    if (!line) return
    const at = Number(line.dataset.index)
    const id = ids[at]
    const hasControl = event.ctrlKey || event.metaKey
    const act = actionOf()
    if (act === null) return
    event.preventDefault()
    act()

    function actionOf(): (() => void) | null {
      const { key } = event
      if (key === 'Escape' && !event.shiftKey) return options.onEscape
      if (key === 'a' && hasControl) return options.onSelectAll
      if (event.shiftKey && id !== undefined && (key === 'ArrowDown' || key === 'ArrowUp')) {
        return extend(id, at + (key === 'ArrowDown' ? 1 : -1))
      }
      const next = placeAfterKey(key, hasControl, place, {
        rows: ids.length,
        cells,
        page: Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2),
      })
      if (next !== null && !event.shiftKey) return () => goToPlace(next)
      if (id === undefined) return null
      if (key === ' ') return () => options.onSelect(id, event.shiftKey)
      if (key === 'Delete' || (key === 'Backspace' && hasControl)) return () => options.onDelete(id)
      if (hasControl || event.shiftKey) return null
      if (key === 'Enter') return () => options.onOpen(id)
      if (key === 'x' && areSingleKeysOn()) return () => options.onSelect(id, false)
      return null
    }

    /** Shift and an arrow key select this row and the next one. */
    function extend(from: string, to: number): (() => void) | null {
      const next = ids[to]
      if (next === undefined) return null
      return () => {
        options.onSelect(from, true)
        options.onSelect(next, true)
        goToPlace({ row: to, cell: -1 })
      }
    }
  }

  return {
    place,
    onKeyDown,
    /** a place focused directly, as by a click, becomes the one in the tab order */
    onFocus(event: { readonly target: EventTarget }) {
      if (!(event.target instanceof Element)) return
      const line = event.target.closest<HTMLElement>('[data-index]')
      if (!line) return
      const at = Number(line.dataset.index)
      const cell = event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell
      const id = ids[at] ?? active.id
      const next = { id, isHead: at === -1, cell: cell === undefined ? -1 : Number(cell) }
      if (next.id !== active.id || next.isHead !== active.isHead || next.cell !== active.cell) {
        setActive(next)
      }
    },
    /** focuses a row; without an id, the row in the tab order */
    goTo(id?: string) {
      const at = id === undefined ? row : ids.indexOf(id)
      if (at !== -1 && at < ids.length) goToPlace({ row: at, cell: -1 })
    },
    /** focuses a cell of the head, after the closing menu has moved the focus */
    goToHead(column: number) {
      requestAnimationFrame(() => goToPlace({ row: -1, cell: column }))
    },
    step(by: 1 | -1) {
      const isInside = grid.current?.contains(document.activeElement) ?? false
      const to = isInside ? Math.min(ids.length - 1, Math.max(0, row + by)) : row
      goToPlace({ row: to, cell: -1 })
    },
    /** id of the row to focus when this one is removed */
    rowAfterRemoving(id: string): string | undefined {
      const at = ids.indexOf(id)
      return ids[at + 1] ?? ids[at - 1]
    },
  }
}
