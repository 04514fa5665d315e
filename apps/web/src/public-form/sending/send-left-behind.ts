import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { PageData } from '../state/page-data.ts'
import { answersIn } from '../state/stored-answers.ts'
import type { SentRequest } from './proof-of-work.ts'
import { leftBehind, leftBehindName, post } from './submit-answers.ts'

/** Unsent answers are deleted after this time, since others may use the browser. */
const expiresAfterMs = 7 * 24 * 60 * 60 * 1_000
/** First and longest wait between retries in milliseconds; each wait doubles. */
const firstPauseMs = 4_000
const longestPauseMs = 60_000

/** Outcome of resending an attempt from an earlier page. */
export type LeftState =
  | { readonly kind: 'waits' | 'sent' }
  | {
      readonly kind: 'refused'
      readonly name: string
      readonly answers: Answers
      readonly error: string
    }

/**
 * Sends the attempts that earlier pages of this form could not, under their own keys. Retries until each is accepted
 * or rejected. Attempts of open pages wait until those pages close. Returns a function that stops it.
 */
export function sendLeftBehind(
  page: Pick<PageData, 'form' | 'words'>,
  notify: (state: LeftState) => void,
): () => void {
  const stopped = new AbortController()

  async function sendOne(name: string) {
    const kept = storedRequest(leftBehind.read(name))
    if (kept === null) return leftBehind.remove(name)
    const { request, answers } = kept
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const outcome = await post(page, request)
      if (stopped.signal.aborted) return
      if (outcome.kind === 'accepted') {
        leftBehind.remove(name)
        return notify({ kind: 'sent' })
      }
      if (outcome.kind !== 'unreachable') {
        return notify({ kind: 'refused', name, answers, error: outcome.error })
      }
      notify({ kind: 'waits' })
      await untilOnline(pause, stopped.signal)
      if (stopped.signal.aborted) return
    }
  }

  for (const name of leftBehind.names(leftBehindName(page.form))) {
    // Browsers have locks on secure pages only. Without locks, the idempotency key prevents storing answers twice.
    if (navigator.locks === undefined) void sendOne(name)
    else {
      const waiting = navigator.locks.request(name, { signal: stopped.signal }, () => sendOne(name))
      waiting.catch(() => {})
    }
  }
  return () => stopped.abort()
}

/** Answers of every attempt that an earlier page of this form left unsent. */
export function answersLeftBehind(form: PublicForm): readonly Answers[] {
  return leftBehind.names(leftBehindName(form)).flatMap((name) => {
    const kept = storedRequest(leftBehind.read(name))
    return kept === null ? [] : [kept.answers]
  })
}

/** Reads a stored request. The data may come from another version of this page. */
function storedRequest(
  value: unknown,
): { readonly request: SentRequest; readonly answers: Answers } | null {
  const { headers, body, at } = Object(value) as Record<string, unknown>
  if (typeof at !== 'number' || Date.now() - at > expiresAfterMs) return null
  if (typeof body !== 'string' || typeof headers !== 'object' || headers === null) return null
  const texts = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  try {
    const answers = answersIn(JSON.parse(body))
    return { request: { method: 'POST', headers: Object.fromEntries(texts), body }, answers }
  } catch {
    return null
  }
}

/** Resolves when the browser reports that it is online, or after a pause, since browsers may not notice. */
function untilOnline(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pauseMs)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
