import { useContext, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import styles from './Canvas.module.css'
import { type DropStore, DropStoreContext } from './drop-store.ts'

/** A line at the place where the field would go. */
export function DropMark() {
  const drop = useContext(DropStoreContext)
  return drop === null ? null : <Mark drop={drop} />
}

function Mark({ drop }: { drop: DropStore }) {
  const place = useStore(drop, (state) => state.place)
  const mark = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const area = mark.current?.parentElement
    if (place === null || !mark.current || !area) return
    const cards = area.querySelectorAll<HTMLElement>('[data-field]')
    const next = cards[place]
    const last = cards[cards.length - 1]
    const top = next?.offsetTop ?? (last ? last.offsetTop + last.offsetHeight : 0)
    const isBeside = next !== undefined && next.offsetTop === cards[place - 1]?.offsetTop
    Object.assign(mark.current.style, {
      top: `${top}px`,
      left: isBeside ? `${next.offsetLeft}px` : '',
      height: isBeside ? `${next.offsetHeight}px` : '',
    })
    mark.current.dataset.beside = String(isBeside)
  }, [place])
  return place === null ? null : <div ref={mark} className={styles.drop} aria-hidden="true" />
}
