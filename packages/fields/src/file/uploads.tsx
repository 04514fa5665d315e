import type { Field } from '@ramiform/core/field'
import { createContext } from 'react'
import type { FileItem } from './file-item.ts'

/** Uploads chosen files and retries after connection loss. Returned lists stay identical until they change. */
export interface Uploads {
  items(fieldId: string): readonly FileItem[]
  /** Adds files up to the field's limit. A single-file field replaces its file. */
  add(field: Field, files: readonly File[]): void
  remove(fieldId: string, key: string): void
  /** Resumes a failed upload. */
  retry(fieldId: string, key: string): void
  subscribe(listener: () => void): () => void
}

/** Uploads of the form. Null in a preview, where files are only listed. */
export const UploadsContext = createContext<Uploads | null>(null)
