import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { areSingleKeysOn } from '../../shell/single-keys.ts'
import { upTo } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useNow } from '../../ui/use-now.ts'
import type { DashboardForm } from './dashboard-forms.ts'
import { dragForms } from './drag-forms.ts'
import styles from './FormList.module.css'
import { FormListHead } from './FormListHead.tsx'
import { FormRow } from './FormRow.tsx'
import type { FormActions } from './form-actions.ts'
import type { SortedBy } from './form-order.ts'
import { rowGroup, table } from './table-roles.ts'
import { useLongPress } from './use-long-press.ts'
import type { Selection } from './use-selection.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Height of a row in px; the style sheet has the same. */
const rowHeight = 44
const phoneRowHeight = 68
const rowsBeyondTheWindow = 8

/** Virtualized list of forms with selection. Keys act on the focused row. */
export function FormList({
  forms,
  actions,
  selection,
  sortedBy,
  onSort,
  renaming,
}: {
  forms: readonly DashboardForm[]
  actions: FormActions
  selection: Selection
  sortedBy: SortedBy
  onSort: (sortedBy: SortedBy) => void
  /** id of the form that is being renamed */
  renaming: string | null
}) {
  const isPhone = useMedia(upTo.phone)
  const height = isPhone ? phoneRowHeight : rowHeight
  const heightOf = useCallback(() => height, [height])
  const body = useRef<HTMLDivElement>(null)
  const now = useNow(60_000)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const { from, to, total, isScrolling, focusAt } = useVirtualRows(body, {
    count: forms.length,
    columns: 1,
    gap: 0,
    heightOf,
    beyond: rowsBeyondTheWindow,
  })
  useFadeIn(body, sortedBy)
  const isSelecting = selection.forms.length > 0
  const longPress = useLongPress((target) => {
    const id = rowOf(target, body.current)?.dataset.form
    if (id !== undefined) selection.toggle(id)
  })

  const press = (row: HTMLElement, action: string) =>
    row.querySelector<HTMLElement>(`[data-action=${action}]`)?.click()
  const singleKeys: Readonly<Record<string, (row: HTMLElement, form: DashboardForm) => void>> = {
    x: (_, form) => selection.toggle(form.id),
    e: (row) => press(row, 'edit'),
    v: (row) => press(row, 'view'),
    l: (row) => press(row, 'link'),
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = rowOf(event.target, body.current)
    if (row === null || isText(event.target)) return
    const position = Number(row.dataset.position) - 1
    const form = forms[position]
    if (form === undefined) return
    const done = () => event.preventDefault()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const reached = position + (event.key === 'ArrowDown' ? 1 : -1)
      const next = forms[reached]
      done()
      if (next === undefined) return
      if (event.shiftKey) {
        if (!selection.has(form.id)) selection.toggle(form.id)
        selection.toggle(next.id, true)
      }
      focusAt(reached)
    } else if (event.key === 'Home' || event.key === 'End') {
      done()
      focusAt(event.key === 'Home' ? 0 : forms.length - 1)
    } else if (event.key === 'F2') {
      done()
      actions.onRenaming(form.id)
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      done()
      row.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
    } else if (event.key === 'Delete') {
      done()
      actions.onDelete(isSelecting ? selection.forms : [form], position + 1)
    } else if (areSingleKeysOn() && !event.shiftKey) {
      const act = singleKeys[event.key]
      if (act === undefined) return
      done()
      act(row, form)
    }
  }

  return (
    <div
      {...table('Your forms', forms.length + 1)}
      className={styles.table}
      data-selecting={isSelecting || undefined}
    >
      <FormListHead forms={forms} selection={selection} sortedBy={sortedBy} onSort={onSort} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows have links for the same actions */}
      <div
        ref={body}
        {...rowGroup}
        className={styles.rows}
        style={{ height: total }}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(rowOf(event.target, body.current)?.dataset.form ?? null)}
        onBlur={() => setFocused(null)}
        onPointerLeave={() => setHovered(null)}
        onPointerOver={(event) => {
          if (event.pointerType === 'mouse') {
            setHovered(rowOf(event.target, body.current)?.dataset.form ?? null)
          }
        }}
        onClickCapture={(event) => {
          // While selecting on a phone, a tap anywhere in a row selects it.
          const row = rowOf(event.target, body.current)
          if (longPress.justEnded() || (isPhone && isSelecting && row !== null)) {
            event.preventDefault()
            event.stopPropagation()
            if (!longPress.justEnded() && row?.dataset.form !== undefined) {
              selection.toggle(row.dataset.form)
            }
            longPress.clear()
          }
        }}
        onContextMenu={(event) => {
          if (longPress.justEnded()) event.preventDefault()
        }}
        onDragStart={(event) => {
          const id = rowOf(event.target, body.current)?.dataset.form
          if (id === undefined) return
          const ids = selection.has(id) ? selection.forms.map((form) => form.id) : [id]
          dragForms(event, ids)
        }}
        {...longPress.handlers}
      >
        {forms.slice(from, to).map((form, index) => (
          <FormRow
            key={form.id}
            form={form}
            position={from + index + 1}
            top={(from + index) * height}
            isSelected={selection.has(form.id)}
            // Rows that pass below the pointer would each render their actions for a frame.
            isActive={(form.id === hovered && !isScrolling) || form.id === focused}
            isRenaming={form.id === renaming}
            isPhone={isPhone}
            now={now}
            actions={actions}
            onSelect={selection.toggle}
          />
        ))}
      </div>
    </div>
  )
}

/** The row of an event; null for events from menus and dialogs, which React bubbles through portals. */
function rowOf(target: EventTarget, list: HTMLElement | null): HTMLElement | null {
  if (!(target instanceof Element) || !list?.contains(target)) return null
  return target.closest<HTMLElement>('[data-form]')
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

/** Fades the rows in after their order has changed. */
function useFadeIn(rows: RefObject<HTMLElement | null>, key: string): void {
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    rows.current?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
  }, [rows, key])
}
