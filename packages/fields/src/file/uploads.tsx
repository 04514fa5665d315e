import type { Field } from '@ramiform/core/field'
import { createContext } from 'react'
import type { FileItem } from './file-item.ts'

/** What sends chosen files, whatever becomes of the connection. What it gives stays the same until it changes. */
export interface Uploads {
  items(fieldId: string): readonly FileItem[]
  /** Takes what the field still has room for; one that takes a single file drops the one before. */
  add(field: Field, files: readonly File[]): void
  remove(fieldId: string, key: string): void
  /** Goes on where a failed one stopped. */
  retry(fieldId: string, key: string): void
  subscribe(listener: () => void): () => void
}

/** Without one, as in a preview, files are only named. */
export const UploadsContext = createContext<Uploads | null>(null)
