import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { csvFileName, submissionsToCsv, withFormerFields } from '@ramiform/core/submissions/csv'
import { fieldTypes } from '@ramiform/fields'
import { call } from '../../../api/call.ts'
import { formVersionQuery } from '../../../api/queries.ts'
import { type CsvExport, readServerCsv } from './server-csv.ts'

/** Number of rows up to which the browser builds the file (spec section 2). The server streams larger exports. */
const mostInBrowser = 10_000
const pageSize = 1_000

export interface CsvFile {
  readonly name: string
  readonly content: Blob
}

export async function exportCsv(request: CsvExport): Promise<CsvFile> {
  const { form, total } = request
  const content = await (total > mostInBrowser ? readServerCsv(request) : buildCsv(request))
  return { name: csvFileName(form.name), content }
}

/** Loads all submissions, page by page. */
async function readAll({
  form,
  search,
  total,
  signal,
  onProgress,
}: CsvExport): Promise<readonly Submission[]> {
  const all: Submission[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; q?: string; cursor?: string } = {
      limit: pageSize,
      ...(search !== '' && { q: search }),
      ...(cursor !== null && { cursor }),
    }
    const page: { submissions: Submission[]; nextCursor: string | null } = await call(
      'listSubmissions',
      { params: { id: form.id }, query, signal },
    )
    all.push(...page.submissions)
    cursor = page.nextCursor
    onProgress(all.length, search === '' ? Math.max(total, all.length) : null)
  } while (cursor !== null)
  return all
}

async function buildCsv(request: CsvExport): Promise<Blob> {
  const { form, queryClient } = request
  const submissions = await readAll(request)
  const versions = new Set(submissions.map(({ formVersion }) => formVersion))
  versions.delete(form.version)
  const former: FormSchema[] = []
  for (const version of [...versions].sort((a, b) => b - a)) {
    former.push((await queryClient.ensureQueryData(formVersionQuery(form.id, version))).schema)
  }
  const schema = { ...form.schema, fields: withFormerFields(form.schema, former) }
  const csv = submissionsToCsv(schema, submissions, fieldTypes, { bom: true })
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
