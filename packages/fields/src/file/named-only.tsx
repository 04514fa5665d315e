import type { FormWords } from '@ramiform/core/words/form-words'
import { chosenItems } from './chosen-items.ts'
import type { FileItem } from './file-item.ts'
import type { Uploads } from './uploads.tsx'

/** Takes files by their names and sends none: for previews. */
export function namedOnly(words: FormWords): Uploads {
  const kept = new Map<string, readonly FileItem[]>()
  const listeners = new Set<() => void>()
  const none: readonly FileItem[] = []

  function set(fieldId: string, items: readonly FileItem[]) {
    kept.set(fieldId, items)
    for (const listener of listeners) listener()
  }
  const items = (fieldId: string) => kept.get(fieldId) ?? none
  return {
    items,
    add(field, files) {
      const chosen = chosenItems(field, items(field.id), files, words)
      const taken = chosen.added.map(({ item }) =>
        item.state === 'sending' ? { ...item, state: 'sent' as const, sent: item.size } : item,
      )
      set(field.id, [...chosen.kept, ...taken])
    },
    remove: (fieldId, key) =>
      set(
        fieldId,
        items(fieldId).filter((item) => item.key !== key),
      ),
    retry() {},
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
