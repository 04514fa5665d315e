import type { Importer, ImportProblem } from './import.ts'
import { importers } from './importers/index.ts'

/** Source of an import, as named in messages. */
export type ImportSource = 'file' | 'content'

const listed = (list: readonly Importer[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    list.map(({ label, listedAs }) => listedAs ?? label),
  )

/** Names of the formats: `JSON, CSV, or Markdown` */
export const formatList = listed(importers)

/** Message of spec section 8, with the specified formats */
export const unsupportedFormat = `Unsupported file format. Please use ${listed(importers.filter(({ isFurther }) => !isFurther))}.`

export function importProblemText(problem: ImportProblem, source: ImportSource): string {
  if (problem.code === 'no_fields') return `No valid fields found in the ${source}.`
  if (problem.code === 'invalid_format') return `Invalid ${problem.label} format`
  return `The ${source} cannot be read: ${problem.detail}`
}
