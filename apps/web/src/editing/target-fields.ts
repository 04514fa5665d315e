import type { Field } from '@ramiform/core/field'
import type { EditorStore } from './draft/editor-store.ts'
import { fieldById } from './draft/form-draft.ts'

/** The last focused card. The command palette takes the focus and needs to know it. */
let lastCard: string | null = null

/** Remembers the focused card. Returns the stop function. */
export function rememberCards(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('[role=dialog]') !== null) return
    lastCard = cardAround(target)
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}

/**
 * Fields a command acts on: the one whose card has or last had the focus, otherwise the selected one, or the rows of the
 * selected table.
 */
export function targetFields(store: EditorStore): readonly Field[] {
  const { draft, selected } = store.getState()
  const { fields } = draft.schema
  const focused = document.activeElement
  const card =
    focused === null || focused === document.body || focused.closest('[role=dialog]') !== null
      ? lastCard
      : cardAround(focused)
  const field =
    (card === null ? undefined : fieldById(fields, card)) ??
    (selected === null ? undefined : fieldById(fields, selected))
  return field === undefined ? fields.filter(({ table }) => table === selected) : [field]
}

/** Puts the focus on a card once it is drawn. */
export function focusCard(id: string): void {
  requestAnimationFrame(() => focusDrawnCard(id))
}

/** Puts the focus on a card that stands there as it should be. */
export function focusDrawnCard(id: string): void {
  const name = CSS.escape(id)
  const card = document.querySelector<HTMLElement>(
    `:is([data-field="${name}"], [data-section="${name}"])`,
  )
  card?.querySelector<HTMLElement>('[data-cover], [data-section-cover], input')?.focus()
  card?.scrollIntoView({ block: 'nearest' })
}

function cardAround(element: Element): string | null {
  return element.closest('[data-field]')?.getAttribute('data-field') ?? null
}
