import type { Submission } from '@ramiform/contract/calls'
import { csvFileName, submissionsToCsv, withFormerFields } from '@ramiform/core/csv/submissions-csv'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { call } from '../../../api/call.ts'
import { formVersionQuery } from '../../../api/queries.ts'
import type { ExportRequest } from './export-request.ts'
import { readServerFile } from './server-file.ts'

/** Number of rows up to which the browser builds the file (spec section 2). The server streams larger exports. */
const mostInBrowser = 10_000
const pageSize = 1_000

export interface ExportedFile {
  readonly name: string
  readonly content: Blob
}

/** Exports as CSV in the browser, or through the server: many rows, Excel, and marked questions. */
export async function exportFile(request: ExportRequest): Promise<ExportedFile> {
  const { form, total, format, unasked } = request
  const csvName = csvFileName(form.name)
  if (format === 'csv' && !unasked && total <= mostInBrowser) {
    return { name: csvName, content: await buildCsv(request) }
  }
  const name = format === 'csv' ? csvName : csvName.replace(/\.csv$/, '.xlsx')
  return { name, content: await readServerFile(request) }
}

/** Loads all submissions of a filter, page by page. */
async function readAll({
  form,
  filter,
  total,
  signal,
  onProgress,
}: ExportRequest): Promise<readonly Submission[]> {
  const all: Submission[] = []
  const isNarrowed = Object.keys(filter).length > 0
  let cursor: string | null = null
  do {
    const query = { ...filter, limit: pageSize, ...(cursor !== null && { cursor }) }
    const page: { submissions: Submission[]; nextCursor: string | null } = await call(
      'listSubmissions',
      { params: { id: form.id }, query, signal },
    )
    all.push(...page.submissions)
    cursor = page.nextCursor
    onProgress(all.length, isNarrowed ? null : Math.max(total, all.length))
  } while (cursor !== null)
  return all
}

async function buildCsv(request: ExportRequest): Promise<Blob> {
  const { form, queryClient, chosen } = request
  const submissions = chosen ?? (await readAll(request))
  const versions = new Set(submissions.map(({ formVersion }) => formVersion))
  versions.delete(form.version)
  const former: FormSchema[] = []
  for (const version of [...versions].sort((a, b) => b - a)) {
    former.push((await queryClient.ensureQueryData(formVersionQuery(form.id, version))).schema)
  }
  const schema = {
    fields: withFormerFields(form.schema, former, fieldTypes),
    settings: form.schema.settings,
  }
  const csv = submissionsToCsv(schema, submissions, fieldTypes, { bom: true })
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
