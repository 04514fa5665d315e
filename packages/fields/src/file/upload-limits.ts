import type { Field } from '@ramiform/core/field'
import { endingOf, fileKindOf, kindsInWords } from './file-kinds.ts'

/** What no form may go beyond; a server may allow less (`FILES_MAX_MEGABYTES`). */
export const uploadCeilings = { megabytes: 100, files: 20 } as const

const usualMegabytes = 10

export const megabyte = 1_000_000

export interface UploadLimits {
  /** bytes of one file */
  readonly bytes: number
  readonly files: number
  /** empty: any */
  readonly kinds: readonly string[]
}

/** What a file field takes. */
export function uploadLimits({ upload = {} }: Pick<Field, 'upload'>): UploadLimits {
  const { maxMegabytes = usualMegabytes, maxFiles = 1, kinds = [] } = upload
  return { bytes: maxMegabytes * megabyte, files: maxFiles, kinds }
}

/** Why a file is not taken, in a sentence for whoever chose it; null when it is. Its content is looked at later. */
export function fileRefusal(
  { name, size }: { readonly name: string; readonly size: number },
  { bytes, kinds }: UploadLimits,
): string | null {
  if (size > bytes) return `"${name}" is too large. A file may have up to ${sizeInWords(bytes)}.`
  if (size === 0) return `"${name}" is empty. Choose another file.`
  if (!isOfKinds(name, kinds)) return wrongKind(name, kinds)
  return null
}

export function wrongKind(name: string, kinds: readonly string[]): string {
  return `"${name}" is of a kind that is not taken here. Accepted: ${kindsInWords(kinds)}.`
}

function isOfKinds(name: string, kinds: readonly string[]): boolean {
  return kinds.length === 0 || kinds.includes(fileKindOf(endingOf(name)) ?? '')
}

/** `340 kB`, `1.2 MB` */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < megabyte) return `${Math.round(bytes / 1_000)} kB`
  return `${Number((bytes / megabyte).toFixed(1))} MB`
}
