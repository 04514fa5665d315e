import type { Field } from '@ramiform/core/field'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { hiddenAsFields } from '@ramiform/core/hidden-fields'
import type { Value } from '@ramiform/core/value'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { fieldById } from './draft/form-draft.ts'
import { useEditor } from './editor-context.tsx'
import { fieldSignals, tabStop } from './field-signals.ts'

/** Current state of one field; undefined after it was deleted. */
export function useField(id: string): Field | undefined {
  const { store } = useEditor()
  return useSyncExternalStore(useSubscription(id), () =>
    fieldById(store.getState().draft.schema.fields, id),
  )
}

/** State of a field's card: open, selected with others, closed, or closed and in the tab order. */
export function useCardState(id: string): 'open' | 'picked' | 'first' | 'closed' {
  const { store } = useEditor()
  return useSyncExternalStore(useSubscription(id), () => {
    const state = store.getState()
    if (state.selected === id) return 'open'
    if (state.picked.includes(id)) return 'picked'
    return tabStop(state) === id ? 'first' : 'closed'
  })
}

/** All fields of the form, for the open card. */
export function useAllFields(): readonly Field[] {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => store.getState().draft.schema.fields)
}

/** Existing fields among `ids`. The array keeps its identity until one of them changes. */
export function useFields(ids: readonly string[]): readonly Field[] {
  const { store } = useEditor()
  const kept = useRef<readonly Field[]>([])
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = ids.map((id) => fieldSignals(store).subscribe(id, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [ids, store],
  )
  return useSyncExternalStore(subscribe, () => {
    const { fields, hiddenFields = [], values = [] } = store.getState().draft.schema
    const unasked = [...hiddenFields, ...values]
    const found = ids.flatMap((id) => {
      const one = unasked.find((each) => each.id === id)
      return fieldById(fields, id) ?? (one ? sameField(one) : [])
    })
    const isSame =
      found.length === kept.current.length && found.every((field, at) => field === kept.current[at])
    if (!isSame) kept.current = found
    return kept.current
  })
}

const asField = new WeakMap<HiddenField | Value, Field>()

/** A hidden field or value as a field. The same object until it changes. */
function sameField(one: HiddenField | Value): Field | readonly [] {
  const schema = 'formula' in one ? { values: [one] } : { hiddenFields: [one] }
  const field = asField.get(one) ?? hiddenAsFields(schema)[0]
  if (field === undefined) return []
  asField.set(one, field)
  return field
}

function useSubscription(id: string) {
  const { store } = useEditor()
  return useCallback(
    (listener: () => void) => fieldSignals(store).subscribe(id, listener),
    [store, id],
  )
}
