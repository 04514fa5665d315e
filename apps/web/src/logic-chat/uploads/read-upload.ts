import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { type FoundFields, usualChoices } from '@ramiform/formats/import'
import { importProblemText } from '@ramiform/formats/import-messages'
import { fileSource, type ImportJob, type Reading } from '../../forms/found-fields/import-job.ts'
import { readInWorker } from '../../forms/found-fields/read-in-worker.ts'
import { chatFileOf, extensionOf, previewOf } from './chat-files.ts'

/** Result of reading an uploaded file. */
export type ReadUpload =
  /** PDF and Office files, which the chat does not read (spec section 5) */
  | { readonly kind: 'document' }
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'found'
      readonly format: string
      readonly fields: readonly Field[]
      readonly left: number
      readonly warnings: readonly string[]
      readonly preview: string
    }

/** maximum number of warnings shown */
const mostWarnings = 5

/** Reads a file with the importers, inside the browser. */
export async function readUpload(file: File): Promise<ReadUpload> {
  const extension = extensionOf(file.name)
  const kind = chatFileOf(extension)
  if (kind === undefined) return refused(`Unsupported file type: ${extension || 'none'}`)
  if (kind.kind === 'document') return { kind: 'document' }
  const source = await fileSource(file)
  if ('failed' in source) return refused(source.failed)
  const { text, importer } = source
  if (extension === 'csv' && text.trim() === '') return refused('CSV file is empty')
  const reading = await read({
    text,
    source: 'file',
    format: importer.name,
    choices: usualChoices,
    takenIds: [],
    now: Date.now(),
  })
  if (reading.kind === 'failed') {
    // A text without questions is readable; it just has no fields.
    if (reading.message !== noFields) {
      return refused(extension === 'json' ? 'Invalid JSON format' : reading.message)
    }
    return { ...nothing, format: importer.label, preview: previewOf(text, kind.preview) }
  }
  return {
    ...found(reading.found),
    format: importer.label,
    preview: previewOf(text, kind.preview),
  }
}

const noFields = importProblemText({ code: 'no_fields' }, 'file')
const nothing = { kind: 'found', fields: [], left: 0, warnings: [] } as const

function found({ fields, warnings }: FoundFields) {
  return {
    kind: 'found',
    fields: fields.slice(0, limits.fieldsInEditor),
    left: Math.max(0, fields.length - limits.fieldsInEditor),
    warnings: warnings.slice(0, mostWarnings).map(({ message }) => message),
  } as const
}

const read = (job: ImportJob): Promise<Reading> =>
  new Promise((resolve) => readInWorker(job, resolve))

const refused = (reason: string): ReadUpload => ({ kind: 'refused', reason })
