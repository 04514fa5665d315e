import type { Submission } from '@ramiform/contract/calls'
import type { Field } from '@ramiform/core/field'
import type { Form, FormSchema } from '@ramiform/core/form'
import { submissionsToCsv } from '@ramiform/core/submissions/csv'
import { fieldTypes } from '@ramiform/fields'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { formVersionQuery } from '../../api/queries.ts'

const pageSize = 1_000

/** Reads every submission of a form and hands it over as a CSV file, built here (spec section 2). */
export async function exportCsv(form: Form, queryClient: QueryClient): Promise<void> {
  const submissions = await allSubmissions(form.id)
  const versions = new Set(submissions.map(({ formVersion }) => formVersion))
  versions.delete(form.version)
  const former: FormSchema[] = []
  for (const version of [...versions].sort((a, b) => b - a)) {
    former.push((await queryClient.ensureQueryData(formVersionQuery(form.id, version))).schema)
  }
  const schema = { ...form.schema, fields: withFormerFields(form.schema, former) }
  const csv = submissionsToCsv(schema, submissions, fieldTypes, { bom: true })
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${fileNameOf(form.name)}.csv`)
}

async function allSubmissions(id: string): Promise<readonly Submission[]> {
  const all: Submission[] = []
  let cursor: string | null = null
  do {
    const query = { limit: pageSize, ...(cursor !== null && { cursor }) }
    const page: { submissions: Submission[]; nextCursor: string | null } = await call(
      'listSubmissions',
      { params: { id }, query },
    )
    all.push(...page.submissions)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
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

/** A form's name as the name of a file on any system. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${words.slice(0, 60) || 'form'}-submissions`
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
