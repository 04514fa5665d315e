import { type KeyboardEvent, useCallback, useRef } from 'react'
import { upTo } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { cardAfterKey } from './card-after-key.ts'
import styles from './Dashboard.module.css'
import type { DashboardForm } from './dashboard-forms.ts'
import { FormCard } from './FormCard.tsx'
import type { FormActions } from './form-actions.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Heights in px of a row of cards, without and with a description. */
const heights = { short: 192, described: 216 }

/** Virtualized grid of form cards. Arrow keys move between cards. */
export function FormGrid({
  forms,
  actions,
  renaming,
}: {
  forms: readonly DashboardForm[]
  actions: FormActions
  /** id of the form that is being renamed */
  renaming: string | null
}) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns()
  const heightOf = useCallback(
    (row: number) => {
      const cards = forms.slice(row * columns, (row + 1) * columns)
      return cards.some(hasDescription) ? heights.described : heights.short
    },
    [forms, columns],
  )
  const { from, to, before, after, focusAt } = useVirtualRows(list, {
    count: forms.length,
    columns,
    gap: columns === 1 ? 12 : 20,
    heightOf,
    beyond: 3,
  })

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const card = cardOf(event.target, list.current)
    if (card === null || event.target instanceof HTMLInputElement) return
    if (event.key === 'F2') {
      event.preventDefault()
      actions.onRenaming(card.dataset.form ?? null)
      return
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault()
      card.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
      return
    }
    if (event.shiftKey) return
    const reached = cardAfterKey(event.key, Number(card.dataset.position) - 1, {
      count: forms.length,
      columns,
    })
    if (reached === null) return
    event.preventDefault()
    focusAt(reached)
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
        />
      ))}
    </ul>
  )
}

export const hasDescription = ({ description = '' }: DashboardForm) => description.trim() !== ''

/** The card of a key event; null for events from menus and dialogs, which React bubbles through portals. */
function cardOf(target: EventTarget, list: HTMLElement | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !list?.contains(target)) return null
  return target.closest('li')
}

/** Number of columns: 3, up to a width of 1100 px 2, on phones 1. */
function useColumns(): number {
  const phone = useMedia(upTo.phone)
  const narrow = useMedia(upTo.tablet)
  return phone ? 1 : narrow ? 2 : 3
}
