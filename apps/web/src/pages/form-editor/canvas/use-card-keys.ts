import { type KeyboardEvent, useCallback } from 'react'
import { flushSync } from 'react-dom'
import { useEditor } from '../../../editing/editor-context.tsx'
import { focusDrawnCard } from '../../../editing/target-fields.ts'
import { useFieldActions } from '../commands/use-field-actions.ts'
import { neighbourOf } from './drag/card-places.ts'
import { withRange } from './pick-fields.ts'

/**
 * Keyboard handling of the card list: arrow keys move between cards, with Shift they select several, Escape closes the
 * open one. The command table
 * defines all other keys.
 */
export function useCardKeys() {
  const { store, announce } = useEditor()
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, currentTarget } = event
      // Ignore events from portals, such as a card's menu: React bubbles them to the card.
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
      const card = target.closest<HTMLElement>('[data-field]')
      const id = card?.dataset.field
      if (card === null || id === undefined || event.defaultPrevented) return
      if (key === 'Escape' && store.getState().selected === id) {
        // Deselect synchronously, so that a key pressed before the next frame reaches the closed card.
        flushSync(() => store.select(null))
        focusDrawnCard(id)
      } else if (key === 'Escape' && store.getState().picked.length > 0) {
        store.select(null)
      } else if (
        target.matches('[data-cover]') &&
        (key === 'ArrowUp' || key === 'ArrowDown') &&
        !hasModifier(event)
      ) {
        const next = neighbourOf(card, key === 'ArrowUp' ? -1 : 1)
        if (event.shiftKey && next instanceof HTMLElement) {
          const picked = withRange(store.getState(), next.dataset.field ?? id, id)
          if (picked.length > 1) store.pick(picked)
          else store.select(null)
          announce(picked.length === 1 ? 'Selection cleared' : `${picked.length} fields selected`)
        }
        const goal = next?.querySelector<HTMLElement>('[data-cover], input')
        if (goal) event.preventDefault()
        goal?.focus()
      }
    },
    [store, announce],
  )
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

export function useDuplicateField(): (id: string) => void {
  return useFieldActions().duplicate
}

/** Deletes a field without confirmation: the notice offers Undo. */
export function useRemoveField(): (id: string) => void {
  return useFieldActions().remove
}
