import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import { say } from '@ramiform/core/built-in-texts/say'
import type { Field, UploadSettings } from '@ramiform/core/field'
import { endingOf, fileKindOf, kindsInWords } from './file-kinds.ts'

/** Upper limits for all forms; a server may set a lower one (`FILES_MAX_MEGABYTES`). */
export const uploadCeilings = { megabytes: 100, files: 20 } as const

const usualMegabytes = 10
const signed: UploadSettings = { kinds: ['image'] }

export const megabyte = 1_000_000

export interface UploadLimits {
  /** Size limit of one file in bytes. */
  readonly bytes: number
  readonly files: number
  /** Accepted kinds; empty accepts any. */
  readonly kinds: readonly string[]
}

/** Resolves a file field's limits; defaults are 10 MB, one file, any kind. A signature is one picture. */
export function uploadLimits({
  type,
  upload = {},
}: Pick<Field, 'upload'> & Partial<Pick<Field, 'type'>>): UploadLimits {
  const isSignature = type === 'signature'
  const { maxMegabytes = usualMegabytes, maxFiles = 1, kinds = [] } = isSignature ? signed : upload
  return { bytes: maxMegabytes * megabyte, files: maxFiles, kinds }
}

/**
 * Reason to reject a file by name and size, for the visitor. Null to accept it. The server checks the content later.
 */
export function fileRefusal(
  { name, size }: { readonly name: string; readonly size: number },
  { bytes, kinds }: UploadLimits,
  words: FormWords,
): string | null {
  const { files, language } = words
  if (size > bytes) {
    return say(files.tooLarge, { name, size: sizeInWords(bytes, language) })
  }
  if (size === 0) return say(files.empty, { name })
  if (!isOfKinds(name, kinds)) return wrongKind(name, kinds, words)
  return null
}

/** The message for a file of a type that the field does not accept. */
export function wrongKind(name: string, kinds: readonly string[], words: FormWords): string {
  return say(words.files.wrongKind, { name, kinds: kindsInWords(kinds, words) })
}

function isOfKinds(name: string, kinds: readonly string[]): boolean {
  return kinds.length === 0 || kinds.includes(fileKindOf(endingOf(name)) ?? '')
}

/** Formats a size: `340 kB`, `1.2 MB`; in French `1,2 Mo`. */
export function sizeInWords(bytes: number, language: Language = 'en'): string {
  if (bytes < 1_000) return inUnits(bytes, 'byte', language)
  if (bytes < megabyte) return inUnits(Math.round(bytes / 1_000), 'kilobyte', language)
  return inUnits(bytes / megabyte, 'megabyte', language)
}

function inUnits(size: number, unit: string, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    useGrouping: false,
    maximumFractionDigits: 1,
  }).format(size)
}
