import type { Submission } from '@ramiform/contract/calls'
import type { Field } from '@ramiform/core/field'
import {
  byteOrderMark,
  csvFileName,
  csvHeader,
  csvRow,
  withFormerFields,
} from '@ramiform/core/submissions/csv'
import type { Stores } from '../app-types.ts'
import { refuse } from '../errors.ts'
import { checkContext } from '../forms/check-context.ts'
import { createLineBuffer } from '../http/line-buffer.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

type CsvStores = Pick<Stores, 'forms' | 'formVersions' | 'submissions'>

export interface CsvExport {
  readonly fileName: string
  /** Number of rows, without the header. */
  readonly rows: number
  /** UTF-8 parts of the file, generated on demand. */
  readonly parts: AsyncIterable<Uint8Array>
}

/**
 * Exports a form's submissions as the same CSV file that a browser generates. Columns are the form's current fields,
 * and removed fields from all versions that these submissions used.
 * @throws Refusal form_not_found
 */
export async function exportCsv(
  stores: CsvStores,
  ownerId: string,
  formId: string,
  q?: string,
): Promise<CsvExport> {
  const form = await stores.forms.read(ownerId, formId)
  const pages = await stores.submissions.pages(ownerId, formId, q)
  if (form === null || pages === null) throw refuse('form_not_found')
  const former = await stores.formVersions.withFormerFields(formId)
  // Counting versions reads all submissions, so it runs only for removed fields or a search.
  const isKnown = former.length === 0 && (q === undefined || q.trim() === '')
  const counts = isKnown ? null : await stores.submissions.countVersions(ownerId, formId, q)
  let columns: readonly Field[] = form.schema.fields
  for (const version of former.filter((one) => counts?.has(one))) {
    const schema = await stores.formVersions.readSchema(formId, version)
    if (schema !== null) columns = withFormerFields({ fields: columns }, [schema])
  }
  return {
    fileName: csvFileName(form.name),
    rows: counts === null ? form.submissionCount : [...counts.values()].reduce((a, b) => a + b, 0),
    parts: writeCsv(columns, pages),
  }
}

async function* writeCsv(
  columns: readonly Field[],
  pages: AsyncIterable<readonly Submission[]>,
): AsyncGenerator<Uint8Array> {
  const lines = createLineBuffer()
  lines.add(byteOrderMark + csvHeader(columns))
  yield* lines.take()
  const turn = yieldToEventLoop()
  for await (const page of pages) {
    for (const submission of page) {
      lines.add(csvRow(columns, submission, checkContext.fieldTypes))
      if (turn.isOver()) await turn.next()
    }
    yield* lines.take()
  }
}
