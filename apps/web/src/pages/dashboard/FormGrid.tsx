import type { FormListItem } from '@ramiform/contract/calls'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cardAfterKey } from './card-after-key.ts'
import styles from './Dashboard.module.css'
import { FormCard, type FormCardActions } from './FormCard.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Virtualized grid of form cards. Arrow keys move between cards. */
export function FormGrid({
  forms,
  actions,
}: {
  forms: readonly FormListItem[]
  actions: FormCardActions
}) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, before, after, columns, scrollTo } = useVirtualRows(list, forms.length)
  const wanted = useRef<number | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)

  // The target card may render only after the window has scrolled.
  useEffect(() => {
    if (wanted.current === null) return
    const card = list.current?.querySelector(`[aria-posinset="${wanted.current + 1}"]`)
    if (!card) return
    wanted.current = null
    card.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
    card.scrollIntoView({ block: 'nearest' })
  })

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const card = cardOf(event.target, list.current)
    if (card === null || event.target instanceof HTMLInputElement) return
    if (event.key === 'F2') {
      event.preventDefault()
      setRenaming(card.dataset.form ?? null)
      return
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      card.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
      return
    }
    if (event.shiftKey) return
    const reached = cardAfterKey(event.key, Number(card.getAttribute('aria-posinset')) - 1, {
      count: forms.length,
      columns,
    })
    if (reached === null) return
    event.preventDefault()
    wanted.current = reached
    scrollTo(reached)
    const drawn = list.current?.querySelector<HTMLElement>(`[aria-posinset="${reached + 1}"] h3 a`)
    if (!drawn) return
    wanted.current = null
    drawn.focus({ preventScroll: true })
    drawn.closest('li')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <ul
      ref={list}
      aria-label="Forms"
      className={styles.cards}
      style={{ paddingTop: before, paddingBottom: after }}
      onKeyDown={onKeyDown}
    >
      {forms.slice(from, to).map((form, index) => (
        <FormCard
          key={form.id}
          form={form}
          position={from + index + 1}
          of={forms.length}
          actions={actions}
          isRenaming={form.id === renaming}
          onRenaming={setRenaming}
        />
      ))}
    </ul>
  )
}

/** The card of a key event; null for events from menus and dialogs, which React bubbles through portals. */
function cardOf(target: EventTarget, list: HTMLElement | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !list?.contains(target)) return null
  return target.closest('li')
}
