import { importerNamed, importerOfText } from '@ramiform/formats/choose-importer'
import { noTreeMessage, readAsciiTree } from '@ramiform/formats/generators/read-ascii-tree'
import {
  generatorJsonMessage,
  readGeneratorJson,
} from '@ramiform/formats/generators/read-generator-json'
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
  /** true: a pasted tree or JSON becomes a new form, by the generator's rules (spec section 5) */
  readonly isGenerated?: boolean
}

/** Result of reading a file, a pasted text or a template. */
export type Reading =
  | {
      readonly kind: 'found'
      readonly found: FoundFields
      readonly format: string | null
      /** name and description of the form, from its JSON */
      readonly name?: string
      readonly description?: string
    }
  | { readonly kind: 'failed'; readonly message: string; readonly format: string | null }

export function runImportJob(job: ImportJob): Reading {
  const { text, source, format, choices, takenIds, now } = job
  const importer = importerNamed(format)
  if (importer === undefined) return { kind: 'failed', message: unsupportedFormat, format: null }
  const newId = newFieldIds(
    takenIds.map((id) => ({ id })),
    now,
  )
  if (job.isGenerated) {
    if (importer.name === 'json') return generatedFromJson(text, newId)
    if (importer.name === 'tree' && choices.branchesBecomeConditions && !choices.leaveOutEnds) {
      const found = readAsciiTree(text, newId)
      const { label } = importer
      return found === null
        ? { kind: 'failed', message: noTreeMessage, format: label }
        : { kind: 'found', found, format: label }
    }
  }
  const result = importer.read(text, newId, choices)
  return 'problem' in result
    ? { kind: 'failed', message: importProblemText(result.problem, source), format: importer.label }
    : { kind: 'found', found: result, format: importer.label }
}

function generatedFromJson(text: string, newId: () => string): Reading {
  const read = readGeneratorJson(text, newId)
  if ('problem' in read) {
    return { kind: 'failed', message: generatorJsonMessage(read.problem), format: 'JSON' }
  }
  const { name, description, ...found } = read
  return { kind: 'found', found, format: 'JSON', name, description }
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

/** The source for a pasted text; null while it is empty. A format chosen by the owner replaces the detected one. */
export function pastedSource(text: string, format: string | null = null): Source | null {
  if (text.trim() === '') return null
  const importer = (format === null ? undefined : importerNamed(format)) ?? importerOfText(text)
  return importer === undefined
    ? { failed: `Unsupported format. Supported: ${formatList}.` }
    : { text, source: 'content', importer }
}
