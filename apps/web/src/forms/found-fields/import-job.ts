import { importerNamed, importerOfText } from '@ramiform/formats/choose-importer'
import type { FoundFields, ImportChoices, Importer } from '@ramiform/formats/import'
import {
  formatList,
  type ImportSource,
  importProblemText,
  unsupportedFormat,
} from '@ramiform/formats/import-messages'
import { refusalOfFile, textOfFile } from '@ramiform/formats/text-of-file'
import { newFieldIds } from '../field-id.ts'

/** A text to import. Plain data, so that it can be posted to a worker. */
export interface ImportJob {
  readonly text: string
  readonly source: ImportSource
  /** name of the importer */
  readonly format: string
  readonly choices: ImportChoices
  /** ids that already exist in the form */
  readonly takenIds: readonly string[]
  readonly now: number
}

/** Result of reading a file, a pasted text or a template. */
export type Reading =
  | { readonly kind: 'found'; readonly found: FoundFields; readonly format: string | null }
  | { readonly kind: 'failed'; readonly message: string; readonly format: string | null }

export function runImportJob({ text, source, format, choices, takenIds, now }: ImportJob): Reading {
  const importer = importerNamed(format)
  if (importer === undefined) return { kind: 'failed', message: unsupportedFormat, format: null }
  const taken = takenIds.map((id) => ({ id }))
  const result = importer.read(text, newFieldIds(taken, now), choices)
  return 'problem' in result
    ? { kind: 'failed', message: importProblemText(result.problem, source), format: importer.label }
    : { kind: 'found', found: result, format: importer.label }
}

/** A readable text, or the reason why it cannot be read. */
export type Source =
  | { readonly text: string; readonly source: ImportSource; readonly importer: Importer }
  | { readonly failed: string }

export async function fileSource(file: File): Promise<Source> {
  const refusal = refusalOfFile(file.name, file.size)
  if (refusal !== null) return { failed: refusal }
  try {
    const read = textOfFile(file.name, new Uint8Array(await file.arrayBuffer()))
    return 'failed' in read ? read : { ...read, source: 'file' }
  } catch {
    return { failed: `"${file.name}" could not be opened. It may have been moved or changed.` }
  }
}

/** The source for a pasted text; null while it is empty. */
export function pastedSource(text: string): Source | null {
  if (text.trim() === '') return null
  const importer = importerOfText(text)
  return importer === undefined
    ? { failed: `Unsupported format. Supported: ${formatList}.` }
    : { text, source: 'content', importer }
}
