import { type Closed, closedInWords, closesByItself } from '@ramiform/core/closing'
import { sql } from 'kysely'
import { type Refusal, refuse } from '../errors.ts'
import type { FormStore, PublishedForm } from './form-store.ts'

/** Of `forms` and `form_counts`: whether the moment has come, by the database's clock. */
export const isPastClosing = `coalesce((forms.closing ->> 'at')::timestamptz <= now(), false)`

/** Whether the form has as many submissions as its limit. */
const isFull = `coalesce(form_counts.submissions >= (forms.closing ->> 'responses')::integer, false)`

/** Whether no place is free: each has a submission or is reserved for a payment in progress. */
export const hasNoPlace = `coalesce(
  form_counts.submissions + form_counts.reserved >= (forms.closing ->> 'responses')::integer, false)`

export const isClosed = `(${isPastClosing} or ${hasNoPlace})`

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
  when ${hasNoPlace} then jsonb_build_object(
    'by', 'payments',
    'at', ${isoTime('coalesce((select max(reserved_at) from payment_places where form_id = forms.id), now())')},
    'responses', (forms.closing ->> 'responses')::integer,
    'reserved', form_counts.reserved)
end`)}`.as('closed')

function isoTime(time: string): string {
  return `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Whether it is closed until somebody changes it, and not only while payments in progress hold the last places. */
export function isClosedForGood(closed: Closed | null): closed is Closed {
  return closed !== null && closed.by !== 'payments'
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
    ...(closed.by === 'payments' && { retryAfterSeconds }),
  })
}

/** Reserved places are free again, or taken for good, after minutes. */
const retryAfterSeconds = 60
