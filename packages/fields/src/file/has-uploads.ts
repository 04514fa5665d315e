import type { Field } from '@ramiform/core/field'

/** True for fields whose answer has uploads: files, and the picture of a signature. */
export function hasUploads({ type }: Pick<Field, 'type'>): boolean {
  return type === 'file' || type === 'signature'
}
