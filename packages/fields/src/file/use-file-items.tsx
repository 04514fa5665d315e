import type { Field } from '@ramiform/core/field'
import { useContext, useState, useSyncExternalStore } from 'react'
import { useWords } from '../shared/words.tsx'
import type { FileItem } from './file-item.ts'
import { namedOnly } from './named-only.tsx'
import { type Uploads, UploadsContext } from './uploads.tsx'

const none: readonly FileItem[] = []

/** The files of one field, and what sends them; in a preview, what would. */
export function useFileItems(field: Field): {
  readonly items: readonly FileItem[]
  readonly uploads: Uploads
  readonly isPreview: boolean
} {
  const sending = useContext(UploadsContext)
  const words = useWords()
  const [preview] = useState(() => namedOnly(words))
  const uploads = sending ?? preview
  const items = useSyncExternalStore(
    uploads.subscribe,
    () => uploads.items(field.id),
    // What the server rendered knows of no file.
    () => none,
  )
  return { items, uploads, isPreview: sending === null }
}
