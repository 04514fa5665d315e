import type { PublicForm } from '@ramiform/contract/calls'
import type { Answer, Answers } from '@ramiform/core/answers'
import type { Submit, SubmitOutcome } from '@ramiform/renderer'
import { answersIn } from './kept-answers.ts'
import type { PageData } from './page-data.ts'
import { partial } from './partial-key.ts'
import type { FormPayments } from './payments/form-payments.ts'
import { randomKey } from './random-key.ts'
import type { FormUploads } from './uploads/form-uploads.ts'
import type { VisitorStorage } from './visitor-storage.ts'

/** Longer than any server of ours takes; a phone that lost its connection never hears of it otherwise. */
const patienceMs = 30_000

/** One try to send, kept from before the first request until the server has said yes. */
interface Attempt {
  readonly key: string
  readonly answers: Answers
}

interface SubmitOptions {
  readonly origin?: string
  readonly uploads?: FormUploads | undefined
  readonly payments?: FormPayments | undefined
}

/**
 * Sends a form's answers. The same answers travel under the same key, also after a lost connection or a
 * reload, so that they are stored once; changed answers are another submission.
 */
export function createSubmit(
  { form, words }: Pick<PageData, 'form' | 'words'>,
  storage: VisitorStorage,
  { origin = '', uploads, payments }: SubmitOptions = {},
): Submit {
  return async (given) => {
    const files = await uploads?.settled(given)
    if (files?.kind === 'unreachable') return files
    if (files?.kind === 'failed') {
      return { kind: 'refused', error: words.sending.failed, fieldErrors: files.fieldErrors }
    }
    const answers = { ...given, ...files?.names, ...payments?.made() }
    const attempt = attemptFor(form, storage, answers)
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': words.language,
        'idempotency-key': attempt.key,
        'form-version': String(form.version),
        ...partial.headers,
      },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(patienceMs),
    }
    let outcome: SubmitOutcome
    try {
      const address = `${origin}/api/public/forms/${encodeURIComponent(form.slug)}/submit`
      outcome = await readOutcome(await fetch(address, request), words.sending.failed)
    } catch {
      // A fetch fails for want of a connection only: nothing is known about what arrived.
      return { kind: 'unreachable' }
    }
    if (outcome.kind === 'accepted') {
      storage.remove(storageKey(form))
      uploads?.forget()
      payments?.forget()
    }
    return outcome
  }
}

/** The answers of an earlier try on this page that the server has not accepted; null without one. */
export function unsentAnswers(form: PublicForm, storage: VisitorStorage): Answers | null {
  return keptAttempt(form, storage)?.answers ?? null
}

function attemptFor(
  form: PublicForm,
  storage: VisitorStorage,
  answers: Record<string, Answer>,
): Attempt {
  const kept = keptAttempt(form, storage)
  if (kept !== null && JSON.stringify(kept.answers) === JSON.stringify(answers)) return kept
  const attempt = { key: randomKey(), answers }
  storage.write(storageKey(form), attempt)
  return attempt
}

function keptAttempt(form: PublicForm, storage: VisitorStorage): Attempt | null {
  const kept = storage.read(storageKey(form))
  if (typeof kept !== 'object' || kept === null) return null
  if (!('key' in kept) || typeof kept.key !== 'string' || !('answers' in kept)) return null
  return { key: kept.key, answers: answersIn(kept.answers) }
}

function storageKey(form: PublicForm): string {
  return `ramiform:sending:${form.id}`
}

async function readOutcome(response: Response, noReason: string): Promise<SubmitOutcome> {
  const body: Readonly<Record<string, unknown>> = Object(await response.json().catch(() => null))
  if (response.ok) {
    return {
      kind: 'accepted',
      message: textIn(body.message) ?? '',
      redirectUrl: textIn(body.redirectUrl),
    }
  }
  const error = textIn(body.error) ?? noReason
  if (response.status === 409) return { kind: 'closed', error }
  const fieldErrors = Object.entries(Object(body.fieldErrors)).filter(
    (entry): entry is [string, string] => textIn(entry[1]) !== undefined,
  )
  return { kind: 'refused', error, fieldErrors: Object.fromEntries(fieldErrors) }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
