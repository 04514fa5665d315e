import { type KeyboardEvent, useCallback } from 'react'
import { useToast } from '../../../ui/Toast.tsx'
import { duplicateField, moveField, removeField, restoreField } from '../document/field-commands.ts'
import { newFieldId } from '../document/field-id.ts'
import { fieldById, fieldName, positionOf } from '../document/form-draft.ts'
import { readersInWords, readersOf } from '../document/rules-on-field.ts'
import { useEditor } from '../editor-context.tsx'
import { neighbourOf } from './card-places.ts'

/** Keys on the list of cards: arrows go from card to card, with Alt they move one; Delete on a closed card removes it, Escape leaves the open one. */
export function useCardKeys() {
  const { store } = useEditor()
  const move = useMoveField()
  const remove = useRemoveField()
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, currentTarget } = event
      // What a menu of the card hears is not meant for the card.
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
      const card = target.closest<HTMLElement>('[data-field]')
      const id = card?.dataset.field
      if (card === null || id === undefined || event.defaultPrevented) return
      const isArrow = key === 'ArrowUp' || key === 'ArrowDown'
      if (isArrow && event.altKey) {
        event.preventDefault()
        move(id, key === 'ArrowUp' ? -1 : 1)
      } else if (key === 'Escape' && store.getState().selected === id) {
        store.select(null)
        focusCard(id)
      } else if (!target.matches('[data-cover]')) {
        // The keys of other controls are theirs.
      } else if (key === 'Delete' || key === 'Backspace') {
        event.preventDefault()
        remove(id)
      } else if (isArrow && !hasModifier(event)) {
        const next = neighbourOf(card, key === 'ArrowUp' ? -1 : 1)
        const goal = next?.querySelector<HTMLElement>('[data-cover], input')
        if (goal) event.preventDefault()
        goal?.focus()
      }
    },
    [store, move, remove],
  )
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey

/** Moves a field by a number of places, says where it is now and keeps the focus. */
export function useMoveField() {
  const { store, announce } = useEditor()
  return useCallback(
    (id: string, by: number) => {
      const { fields } = store.getState().draft.schema
      const field = fieldById(fields, id)
      const focused = document.activeElement
      if (field === undefined || !store.run(moveField(id, positionOf(fields, id) + by))) return
      const place = positionOf(store.getState().draft.schema.fields, id) + 1
      announce(`${fieldName(field)} moved to position ${place} of ${fields.length}`)
      requestAnimationFrame(() => {
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
        else focusCard(id)
        document.querySelector(`[data-field="${id}"]`)?.scrollIntoView({ block: 'nearest' })
      })
    },
    [store, announce],
  )
}

export function useDuplicateField() {
  const { store } = useEditor()
  return useCallback(
    (id: string) => {
      store.endTyping()
      store.run(duplicateField(id, newFieldId(store.getState().draft.schema.fields, Date.now())))
    },
    [store],
  )
}

/** Deletes a field without asking: the notice offers Undo and names the rules that lead nowhere now. */
export function useRemoveField() {
  const { store } = useEditor()
  const toast = useToast()
  return useCallback(
    (id: string) => {
      const { fields } = store.getState().draft.schema
      const field = fieldById(fields, id)
      if (field === undefined) return
      const place = positionOf(fields, id)
      const readers = readersOf(fields, id)
      const neighbour = fields[place + 1] ?? fields[place - 1]
      store.endTyping()
      store.run(removeField(id))
      const step = store.getState().past.at(-1)
      const left =
        readers.length === 0 ? '' : `. Logic of ${readersInWords(readers)} has lost its field`
      toast(`${fieldName(field)} deleted${left}`, {
        undo: () => {
          // What was done since stays done: then the field comes back as a step of its own.
          if (store.getState().past.at(-1) === step) store.undo()
          else store.run(restoreField(field, place))
        },
      })
      requestAnimationFrame(() => neighbour && focusCard(neighbour.id))
    },
    [store, toast],
  )
}

function focusCard(id: string): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-field="${id}"] :is([data-cover], input)`)?.focus(),
  )
}
