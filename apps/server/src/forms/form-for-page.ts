import type { Closed } from '@ramiform/core/closing'
import { isUnavailable } from '../database/unavailable.ts'
import { refuse } from '../errors.ts'
import { closedNow } from './closed.ts'
import type { FormStore, PublishedForm } from './form-store.ts'
import type { PublishedForms } from './published-forms.ts'

export interface FormForPage {
  readonly form: PublishedForm
  /** Reason why the form accepts no submissions; null while it is open. */
  readonly closed: Closed | null
  /** False while the database does not respond. */
  readonly isCurrent: boolean
}

/** Timeout in milliseconds for the database when the page can be rendered from memory. */
const patienceMs = 3_000
const maxClosed = 10_000

/**
 * Finds the form of a page. While the database does not respond, it returns the last known form, so that visitors can
 * read and answer. The page saves their answers when sending fails.
 */
export function createFormForPage(
  published: PublishedForms,
  forms: Pick<FormStore, 'findClosed'>,
): (slug: string) => Promise<FormForPage | null> {
  const lastClosed = new Map<string, Closed>()

  async function findNow(slug: string): Promise<FormForPage | null> {
    const form = await published.find(slug)
    if (form === null) return null
    const closed = await closedNow(forms, form)
    if (lastClosed.size >= maxClosed) lastClosed.clear()
    if (closed === null) lastClosed.delete(form.id)
    else lastClosed.set(form.id, closed)
    return { form, closed, isCurrent: true }
  }

  return async (slug) => {
    try {
      const found = findNow(slug)
      return published.lastKnown(slug) === null ? await found : await inTime(found)
    } catch (error) {
      const form = isOutage(error) ? published.lastKnown(slug) : null
      if (form === null) throw error
      return { form, closed: lastClosed.get(form.id) ?? closedByDate(form), isCurrent: false }
    }
  }
}

const tooSlow = 'the database is too slow'

function isOutage(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Error && error.cause === tooSlow)
}

async function inTime<Value>(found: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(refuse('unavailable', { cause: tooSlow })), patienceMs)
  try {
    return await Promise.race([found, late])
  } finally {
    clearTimeout(timer)
  }
}

function closedByDate({ schema }: PublishedForm): Closed | null {
  const { at, timeZone = 'UTC' } = schema.settings.closing ?? {}
  return at !== undefined && Date.parse(at) <= Date.now() ? { by: 'date', at, timeZone } : null
}
