import { type KeyboardEvent, useCallback } from 'react'
import { useToast } from '../../../ui/Toast.tsx'
import { duplicateField, moveField, removeField, restoreField } from '../document/field-commands.ts'
import { newFieldId } from '../document/field-id.ts'
import { fieldById, fieldName, positionOf } from '../document/form-draft.ts'
import { readersInWords, readersOf } from '../document/rules-on-field.ts'
import { useEditor } from '../editor-context.tsx'

/** Keys on a card: Alt and an arrow move it, Delete on its frame removes it, Escape leaves it. */
export function useCardKeys(id: string) {
  const { store } = useEditor()
  const move = useMoveField()
  const remove = useRemoveField()
  return useCallback(
    (event: KeyboardEvent<HTMLLIElement>) => {
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault()
        move(id, event.key === 'ArrowUp' ? -1 : 1)
      } else if (event.key === 'Escape' && store.getState().selected === id) {
        store.select(null)
        focusCard(id)
      } else if (isCover(event.target) && isDelete(event.key)) {
        event.preventDefault()
        remove(id)
      }
    },
    [id, store, move, remove],
  )
}

const isDelete = (key: string) => key === 'Delete' || key === 'Backspace'

/** The button that covers an unselected card: the keys of other controls are theirs. */
const isCover = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('[data-field] > div > button')

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
    document.querySelector<HTMLElement>(`[data-field="${id}"] button`)?.focus(),
  )
}
