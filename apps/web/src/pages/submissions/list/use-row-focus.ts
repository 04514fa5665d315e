import type { Virtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { areSingleKeysOn } from '../../../shell/single-keys.ts'
import { rowAfterKey } from './row-after-key.ts'

interface Rows {
  readonly list: RefObject<HTMLElement | null>
  /** ids of all loaded rows, in order */
  readonly ids: readonly string[]
  readonly startAt: string | null
  readonly onEscape: (id: string) => void
  readonly onDelete: (id: string) => void
  /** `toHere` selects the range from the last selected row, as with Shift and an arrow key */
  readonly onSelect: (id: string, toHere: boolean) => void
  readonly onSelectAll: () => void
}

/** Roving focus: one row is in the tab order by its button, and arrow keys move between rows. */
export function useRowFocus({
  list,
  ids,
  startAt,
  onEscape,
  onDelete,
  onSelect,
  onSelectAll,
}: Rows) {
  const [activeId, setActiveId] = useState(startAt)
  const wanted = useRef(startAt)
  const isFirst = useRef(startAt !== null)
  const place = activeId === null ? 0 : ids.indexOf(activeId)
  const active = Math.max(0, place)
  const scroll = useRef<Pick<Virtualizer<Window, HTMLLIElement>, 'scrollToIndex'>>(undefined)

  function settle() {
    const id = wanted.current
    if (id === null) return
    const position = ids.indexOf(id)
    if (position === -1) {
      wanted.current = null
      return
    }
    const toggle = list.current?.querySelector<HTMLElement>(
      `[data-index="${position}"] [data-row-toggle]`,
    )
    // A distant row renders with the next state, because it is then the active one.
    if (!toggle) return
    wanted.current = null
    toggle.focus({ preventScroll: true })
    scroll.current?.scrollToIndex(position, { align: isFirst.current ? 'center' : 'auto' })
    isFirst.current = false
  }
  useEffect(settle)

  function goTo(id = ids[active]) {
    if (id === undefined) return
    wanted.current = id
    setActiveId(id)
    if (id === activeId) settle()
  }
  function goToPosition(position: number) {
    const id = ids[position]
    if (id !== undefined) goTo(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('[data-index]')
    const position = Number(row?.dataset.index)
    const id = row === null ? undefined : ids[position]
    if (id === undefined) return
    const isWithModifier = event.ctrlKey || event.metaKey
    const act = actionOf()
    if (act === null) return
    event.preventDefault()
    act()

    function actionOf(): (() => void) | null {
      if (id === undefined || !(event.target instanceof Element)) return null
      if (event.key === 'Escape' && !event.shiftKey) return () => onEscape(id)
      // Inside an expanded row, keys keep their default action.
      if (!event.target.hasAttribute('data-row-toggle')) return null
      if (event.shiftKey) return extend()
      if (event.key === 'Delete' || (event.key === 'Backspace' && isWithModifier)) {
        return () => onDelete(id)
      }
      if (event.key === 'a' && isWithModifier) return onSelectAll
      if (isWithModifier) return null
      if (event.key === 'x' && areSingleKeysOn()) return () => onSelect(id, false)
      const reached = rowAfterKey(event.key, position, ids.length)
      return reached === null ? null : () => goToPosition(reached)
    }

    /** Shift and an arrow key select this row and the next one. */
    function extend(): (() => void) | null {
      if (!event.key.startsWith('Arrow')) return null
      const reached = rowAfterKey(event.key, position, ids.length)
      const next = reached === null ? undefined : ids[reached]
      if (id === undefined || next === undefined) return null
      return () => {
        onSelect(id, true)
        onSelect(next, true)
        goTo(next)
      }
    }
  }

  return {
    active,
    onKeyDown,
    /** a row focused directly, as by a click, becomes the one in the tab order */
    onFocus: setActiveId,
    goTo,
    step(by: 1 | -1) {
      const isInside = list.current?.contains(document.activeElement) ?? false
      goToPosition(isInside ? Math.min(ids.length - 1, Math.max(0, active + by)) : active)
    },
    /** id of the row to focus when this one is removed */
    rowAfterRemoving(id: string): string | undefined {
      const position = ids.indexOf(id)
      return ids[position + 1] ?? ids[position - 1]
    },
    connect(virtualizer: Pick<Virtualizer<Window, HTMLLIElement>, 'scrollToIndex'>) {
      scroll.current = virtualizer
    },
  }
}
