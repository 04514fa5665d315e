import type { Submission } from '@ramiform/contract/calls'
import type { Field } from '@ramiform/core/field'
import type { Form, FormSchema } from '@ramiform/core/form'
import { submissionsToCsv } from '@ramiform/core/submissions/csv'
import { fieldTypes } from '@ramiform/fields'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { formVersionQuery } from '../../../api/queries.ts'
import { fileNameOf } from './file-name.ts'
import { readServerCsv } from './server-csv.ts'

/** Up to here the file is built in the browser (spec section 2); more of them the server writes in one stream. */
const mostInBrowser = 10_000
const pageSize = 1_000

export interface CsvExport {
  readonly form: Form
  /** only those that match; all when empty */
  readonly search: string
  /** how many there are; null when nobody has counted */
  readonly total: number | null
  readonly queryClient: QueryClient
  readonly signal: AbortSignal
  readonly onProgress: (rows: number, of: number | null) => void
}

export interface CsvFile {
  readonly name: string
  readonly content: Blob
}

export async function exportCsv(request: CsvExport): Promise<CsvFile> {
  const { form, total } = request
  const few = (total ?? 0) > mostInBrowser ? null : await readFew(request)
  const content = few === null ? await readServerCsv(request) : await buildCsv(request, few)
  return { name: `${fileNameOf(form.name)}.csv`, content }
}

/** Page by page; `null` when there are too many for this way. */
async function readFew({
  form,
  search,
  total,
  signal,
  onProgress,
}: CsvExport): Promise<readonly Submission[] | null> {
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
    onProgress(all.length, total === null ? null : Math.max(total, all.length))
    if (all.length >= mostInBrowser && cursor !== null) return null
  } while (cursor !== null)
  return all
}

async function buildCsv(
  { form, queryClient }: CsvExport,
  submissions: readonly Submission[],
): Promise<Blob> {
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

/** The form's fields, and after them those that earlier versions had, as the newest of these named them. */
export function withFormerFields(
  current: Pick<FormSchema, 'fields'>,
  former: readonly Pick<FormSchema, 'fields'>[],
): readonly Field[] {
  const fields = new Map(current.fields.map((field) => [field.id, field]))
  for (const schema of former) {
    for (const field of schema.fields) {
      if (!fields.has(field.id)) fields.set(field.id, field)
    }
  }
  return [...fields.values()]
}
