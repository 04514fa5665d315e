import type { Field } from '@ramiform/core/field'
import type { EditorState, EditorStore } from './draft/editor-store.ts'
import { fieldById } from './draft/form-draft.ts'

/** Change notifications per field: the field changed, or was selected or deselected. */
export interface FieldSignals {
  subscribe(fieldId: string, listener: () => void): () => void
}

const signals = new WeakMap<EditorStore, FieldSignals>()

/**
 * Creates one store subscription for all cards. With one subscription per card, each keystroke would run hundreds of
 * selectors.
 */
export function fieldSignals(store: EditorStore): FieldSignals {
  const known = signals.get(store)
  if (known !== undefined) return known
  const listeners = new Map<string, Set<() => void>>()
  store.subscribe((state, before) => {
    for (const id of concerned(before, state)) {
      for (const listener of listeners.get(id) ?? []) listener()
    }
  })
  const made: FieldSignals = {
    subscribe(fieldId, listener) {
      const own = listeners.get(fieldId) ?? new Set()
      listeners.set(fieldId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(fieldId) === own) listeners.delete(fieldId)
      }
    },
  }
  signals.set(store, made)
  return made
}

type Seen = Pick<EditorState, 'draft' | 'selected' | 'picked'>

/** Ids of the fields whose cards must rerender after a change. */
export function concerned(before: Seen, after: Seen): ReadonlySet<string> {
  const [old, now] = [before.draft.schema.fields, after.draft.schema.fields]
  const ids = new Set(old === now ? [] : changedIds(old, now))
  // Sentences of rules name hidden fields and values.
  for (const member of ['hiddenFields', 'values'] as const) {
    const [then = [], today = []] = [before, after].map(({ draft }) => draft.schema[member])
    if (then !== today) for (const { id } of [...then, ...today]) ids.add(id)
  }
  for (const id of before.selected === after.selected ? [] : [before.selected, after.selected]) {
    if (id !== null) ids.add(id)
  }
  if (before.picked !== after.picked) {
    for (const id of [...before.picked, ...after.picked]) ids.add(id)
  }
  // The first card is the tab stop while no field is selected.
  if (tabStop(before) !== tabStop(after)) {
    for (const id of [tabStop(before), tabStop(after)]) if (id !== undefined) ids.add(id)
  }
  return ids
}

/** Id of the card in the tab order while no card is open. */
export function tabStop({
  draft,
  selected,
}: Pick<EditorState, 'draft' | 'selected'>): string | undefined {
  return selected === null ? draft.schema.fields[0]?.id : undefined
}

function changedIds(old: readonly Field[], now: readonly Field[]): readonly string[] {
  let start = 0
  while (start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (
    end < now.length - start &&
    end < old.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end += 1
  const left = old.slice(start, old.length - end)
  const came = now.slice(start, now.length - end)
  return [
    ...came.filter((field) => fieldById(old, field.id) !== field),
    ...left.filter(({ id }) => fieldById(now, id) === undefined),
  ].map(({ id }) => id)
}
