import { type Closed, closedInWords, closesByItself } from '@ramiform/core/closing'
import { sql } from 'kysely'
import { type Refusal, refuse } from '../errors.ts'
import type { FormStore, PublishedForm } from './form-store.ts'

/** Of `forms` and `form_counts`: whether the moment has come, by the database's clock. */
export const isPastClosing = `coalesce((forms.closing ->> 'at')::timestamptz <= now(), false)`

/** The same: whether as many submissions are stored as the form takes. */
const isFull = `coalesce(form_counts.submissions >= (forms.closing ->> 'responses')::integer, false)`

export const isClosed = `(${isPastClosing} or ${isFull})`

/** As a column of a query on `forms` and `form_counts`: why the form takes no more answers, or null. */
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
end`)}`.as('closed')

function isoTime(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Asked of forms alone that may close by themselves. */
export async function closedNow(
  forms: Pick<FormStore, 'findClosed'>,
  { id, schema }: PublishedForm,
): Promise<Closed | null> {
  return closesByItself(schema.settings.closing) ? await forms.findClosed(id) : null
}

export function closedRefusal(closed: Closed): Refusal {
  return refuse('form_closed', {
    message: (words) => closedInWords(closed, words),
    details: { closed },
  })
}
