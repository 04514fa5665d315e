// Columns and conditions on `forms` and `form_counts`, and the conversion of rows to responses.
import type { ResponseOf } from '@ramiform/contract/calls'
import type { Closed } from '@ramiform/core/closing'
import { type Selectable, sql } from 'kysely'
import type { FormsTable } from '../database/tables.ts'

export type StoredForm = ResponseOf<'readForm'>['form']

/** SQL condition: the closing time has passed, by the database's clock. */
export const isPastClosing = `coalesce((forms.closing ->> 'at')::timestamptz <= now(), false)`

/** SQL condition: the form has as many submissions as its limit. */
const isFull = `coalesce(form_counts.submissions >= (forms.closing ->> 'responses')::integer, false)`

/** SQL condition: submissions and places reserved for payments reach the limit. */
export const hasNoPlace = `coalesce(
  form_counts.submissions + form_counts.reserved >= (forms.closing ->> 'responses')::integer, false)`

export const isClosed = `(${isPastClosing} or ${hasNoPlace})`

/** Column with the reason why the form is closed; null while it is open. */
export const closedColumn = sql<Closed | null>`${sql.raw(`case
  when forms.closing is null then null
  when ${isPastClosing} then jsonb_build_object(
    'by', 'date',
    'at', ${isoTime(`(forms.closing ->> 'at')::timestamptz`)},
    'timeZone', coalesce(forms.closing ->> 'timeZone', 'UTC'))
  when ${isFull} then jsonb_build_object(
    'by', 'responses',
    'at', ${isoTime('(select max(submitted_at) from submissions where form_id = forms.id)')},
    'responses', (forms.closing ->> 'responses')::integer)
  when ${hasNoPlace} then jsonb_build_object(
    'by', 'payments',
    'at', ${isoTime('coalesce((select max(reserved_at) from payment_places where form_id = forms.id), now())')},
    'responses', (forms.closing ->> 'responses')::integer,
    'reserved', form_counts.reserved)
end`)}`.as('closed')

function isoTime(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

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
