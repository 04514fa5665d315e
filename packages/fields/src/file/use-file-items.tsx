import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Field } from '@ramiform/core/field'
import { useContext, useState, useSyncExternalStore } from 'react'
import { useWords } from '../shared/words.tsx'
import { chosenItems } from './chosen-items.ts'
import type { FileItem } from './file-item.ts'
import { type Uploads, UploadsContext } from './uploads.tsx'

const none: readonly FileItem[] = []

/** One field's files and the uploads that send them. In a preview, files are listed and not sent. */
export function useFileItems(field: Field): {
  readonly items: readonly FileItem[]
  readonly uploads: Uploads
  readonly isPreview: boolean
} {
  const sending = useContext(UploadsContext)
  const words = useWords()
  const [preview] = useState(() => previewUploads(words))
  const uploads = sending ?? preview
  const items = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(field.id),
    // The server's markup never lists files.
    () => none,
  )
  return { items, uploads, isPreview: sending === null }
}

/** Uploads for previews: lists the chosen files and sends none. */
function previewUploads(words: FormWords): Uploads {
  const kept = new Map<string, readonly FileItem[]>()
  const listeners = new Set<() => void>()

  function set(fieldId: string, items: readonly FileItem[]) {
    kept.set(fieldId, items)
    for (const listener of listeners) listener()
  }
  const items = (fieldId: string) => kept.get(fieldId) ?? none
  return {
    items,
    add(field, files) {
      const chosen = chosenItems(field, items(field.id), files, words)
      const previewed = chosen.added.map(({ item }) =>
        item.state === 'sending' ? { ...item, state: 'sent' as const, sent: item.size } : item,
      )
      set(field.id, [...chosen.kept, ...previewed])
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
