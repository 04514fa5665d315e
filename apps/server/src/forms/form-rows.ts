// The columns of a form and what they become in an answer.
import type { ResponseOf } from '@ramiform/contract/calls'
import type { Closed } from '@ramiform/core/closing'
import type { Selectable } from 'kysely'
import type { FormsTable } from '../database/tables.ts'
import { closedColumn } from './closed.ts'

export type StoredForm = ResponseOf<'readForm'>['form']

export const outlineColumns = [
  'forms.id',
  'forms.name',
  'forms.description',
  'forms.slug',
  'forms.is_published',
  'forms.version',
  'forms.created_at',
  'forms.updated_at',
  'form_counts.submissions',
  'form_counts.reserved',
  closedColumn,
] as const

export const formColumns = [...outlineColumns, 'forms.schema'] as const

export type OutlineRow = Pick<
  Selectable<FormsTable>,
  'id' | 'name' | 'description' | 'slug' | 'is_published' | 'version' | 'created_at' | 'updated_at'
> & { readonly submissions: number; readonly reserved: number; readonly closed: Closed | null }

export function outline(row: OutlineRow) {
  return {
    id: row.id,
    ...nameAndDescription(row),
    slug: row.slug,
    isPublished: row.is_published,
    submissionCount: row.submissions,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    ...(row.closed === null ? {} : { closed: row.closed }),
    ...(row.reserved === 0 ? {} : { reservedPlaces: row.reserved }),
  }
}

export function storedForm(row: OutlineRow & Pick<Selectable<FormsTable>, 'schema'>): StoredForm {
  return { ...outline(row), schema: row.schema }
}

export function nameAndDescription({
  name,
  description,
}: Pick<OutlineRow, 'name' | 'description'>) {
  return description === null ? { name } : { name, description }
}
