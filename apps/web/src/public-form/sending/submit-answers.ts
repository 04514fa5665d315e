import type { PublicForm } from '@ramiform/contract/calls'
import { trapName } from '@ramiform/contract/trap'
import type { Answer, Answers } from '@ramiform/core/answers'
import type { Submit, SubmitOutcome } from '@ramiform/renderer'
import type { FormPayments } from '../payments/form-payments.ts'
import { loadCurrentForm } from '../state/form-changed.ts'
import type { PageData } from '../state/page-data.ts'
import { randomKey } from '../state/random-key.ts'
import { answersIn } from '../state/stored-answers.ts'
import { type VisitorStorage, visitorStorage } from '../state/visitor-storage.ts'
import type { FormUploads } from '../uploads/form-uploads.ts'
import { partial } from './partial-key.ts'
import type { SentRequest } from './proof-of-work.ts'

/** Request timeout: a phone that lost its connection gets no error otherwise. */
const patienceMs = 30_000

/** Every submit attempt as a whole request. A later page of this form can send it if this tab closes first. */
export const leftBehind = visitorStorage(() => localStorage)
const never = () => undefined

/** One submit attempt, stored before the first request until the server accepts it. */
interface Attempt {
  readonly key: string
  readonly answers: Answers
  /** Time from page load to submit. Left out when the answers came from an address or an earlier visit. */
  readonly headers?: { readonly 'filled-in-ms'?: string }
}

interface SubmitOptions {
  readonly origin?: string
  readonly uploads?: FormUploads | undefined
  readonly payments?: FormPayments | undefined
}

/**
 * Sends a form's answers. The same answers keep their idempotency key, also after a reload or a lost connection, and
 * are stored once. Changed answers are a new submission.
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
    const name = leftBehindName(form) + attempt.key
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': words.language,
        'idempotency-key': attempt.key,
        'form-version': String(form.version),
        ...partial.headers,
        ...attempt.headers,
      },
      body: JSON.stringify({ ...answers, [trapName]: trapped() }),
    }
    leftBehind.write(name, { ...request, at: Date.now() })
    // Lock for as long as this page lives, so that no other page sends this attempt.
    void navigator.locks?.request(name, { ifAvailable: true }, (lock) => lock && new Promise(never))
    const outcome = await post({ form, words }, request, origin)
    if (outcome.kind !== 'unreachable') leftBehind.remove(name)
    if (outcome.kind === 'refused' && outcome.formChanged) {
      // Nothing was stored, and the next attempt has other answers or another form version.
      storage.remove(storageKey(form))
      return loadCurrentForm({ answers, error: outcome.error })
    }
    if (outcome.kind === 'accepted') {
      storage.remove(storageKey(form))
      uploads?.forget()
      payments?.forget()
    }
    return outcome
  }
}

/** Sends the request. @returns the outcome; never throws */
export async function post(
  { form, words }: Pick<PageData, 'form' | 'words'>,
  init: SentRequest,
  origin = '',
): Promise<SubmitOutcome> {
  const address = `${origin}/api/public/forms/${encodeURIComponent(form.slug)}/submit`
  const request = { ...init, signal: AbortSignal.timeout(patienceMs) }
  try {
    const response = await fetch(address, request)
    if (response.ok) return await accepted(response)
    // 502 to 504 come from a proxy, or from a server that is starting. The form's server has not answered.
    if (response.status < 502) {
      const { refused } = await import('./refused.ts')
      return await refused({ address, request, response, accepted }, words.sending)
    }
  } catch {
    // No connection, or an invalid response: the server may or may not have stored the answers.
  }
  return { kind: 'unreachable' }
}

/** Value of the honeypot input, which only bots fill in (decision 163). */
function trapped(): string | undefined {
  return document.querySelector<HTMLInputElement>(`[name="${trapName}"]`)?.value || undefined
}

/** Answers of an earlier attempt on this page that the server has not accepted. Null if there are none. */
export function unsentAnswers(form: PublicForm, storage: VisitorStorage): Answers | null {
  const kept = storedAttempt(form, storage)
  return kept && answersIn(kept.answers)
}

function attemptFor(
  form: PublicForm,
  storage: VisitorStorage,
  answers: Record<string, Answer>,
): Attempt {
  const kept = storedAttempt(form, storage)
  if (kept !== null && JSON.stringify(kept.answers) === JSON.stringify(answers)) return kept
  if (kept !== null) leftBehind.remove(leftBehindName(form) + kept.key)
  const attempt = {
    key: randomKey(),
    answers,
    headers: history.state ? {} : { 'filled-in-ms': performance.now().toFixed() },
  }
  storage.write(storageKey(form), attempt)
  return attempt
}

/**
 * Stored attempt with payments. Another version of this page may have written it, so its answers are not validated
 * here.
 */
function storedAttempt(form: PublicForm, storage: VisitorStorage): Attempt | null {
  const { key, answers } = Object(storage.read(storageKey(form)))
  return typeof key === 'string' ? { key, answers } : null
}

/** Prefix of the storage keys of unsent attempts. */
export function leftBehindName(form: PublicForm): string {
  return `ramiform:unsent:${form.id}:`
}

function storageKey(form: PublicForm): string {
  return `ramiform:sending:${form.id}`
}

/** Reads a successful response. @throws if the body is not JSON */
async function accepted(response: Response): Promise<SubmitOutcome> {
  const { title, message, redirectUrl } = await response.json()
  // The login page of a network answers every request with 200 and stores nothing.
  return typeof message === 'string'
    ? { kind: 'accepted', title, message, redirectUrl }
    : { kind: 'unreachable' }
}
