import { type Closed, closedInWords, closesByItself } from '@ramiform/core/closing'
import { type Refusal, refuse } from '../errors.ts'
import type { FormStore, PublishedForm } from './form-store.ts'

/** True when only the owner can reopen the form. With `payments`, unfinished payments may still free places. */
export function isClosedForGood(closed: Closed | null): closed is Closed {
  return closed !== null && closed.by !== 'payments'
}

/** Reads why a form is closed; null while it is open. Only forms that can close automatically need a query. */
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

/** Retry-After in seconds. Unfinished payments free or use their places within minutes. */
const retryAfterSeconds = 60
