import { useContext, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { cardAt } from './drag/card-places.ts'
import styles from './dragging.module.css'
import { type DropStore, DropStoreContext } from './drop-store.ts'

/** Line that marks the drop position. */
export function DropMark() {
  const drop = useContext(DropStoreContext)
  return drop === null ? null : <Mark drop={drop} />
}

function Mark({ drop }: { drop: DropStore }) {
  const place = useStore(drop, (state) => state.place)
  const mark = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = mark.current?.parentElement?.getBoundingClientRect()
    if (place === null || !mark.current || !area) return
    const next = cardAt(place)?.getBoundingClientRect()
    const before = place === 0 ? undefined : cardAt(place - 1)?.getBoundingClientRect()
    const isBeside = next !== undefined && before !== undefined && next.top === before.top
    const top = next?.top ?? before?.bottom ?? area.top
    Object.assign(mark.current.style, {
      top: `${top - area.top}px`,
      left: isBeside ? `${next.left - area.left}px` : '',
      height: isBeside ? `${next.height}px` : '',
    })
    mark.current.dataset.beside = String(isBeside)
  }, [place])
  return place === null ? null : (
    <div ref={mark} className={styles.drop} data-drop={place} aria-hidden="true" />
  )
}
