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
import { takeTurns } from './take-turns.ts'

type CsvStores = Pick<Stores, 'forms' | 'formVersions' | 'submissions'>

export interface CsvExport {
  readonly fileName: string
  /** rows to come, the header not counted */
  readonly rows: number
  /** the file in parts, made as they are asked for; UTF-8 */
  readonly parts: AsyncIterable<Uint8Array>
}

/**
 * A form's submissions as the CSV file that a browser would make of them: every field of the form, and every field
 * that it had in a version that one of these submissions was filled in on.
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
  // Every submission has to be looked at for this, so it is only done where it can matter.
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
  const turn = takeTurns()
  for await (const page of pages) {
    for (const submission of page) {
      lines.add(csvRow(columns, submission, checkContext.fieldTypes))
      if (turn.isOver()) await turn.next()
    }
    yield* lines.take()
  }
}
