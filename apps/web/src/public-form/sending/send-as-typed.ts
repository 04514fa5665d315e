import type { PublicForm } from '@ramiform/contract/calls'
import { hasOnlyDefaults } from '@ramiform/core/default-answer'
import type { Filling } from '@ramiform/core/filling/filling'

/** Shortest time between requests while typing, in milliseconds. */
const pauseMs = 2_000
/**
 * Size limit of the request sent on leaving. Browsers limit `keepalive` requests to 64 kB, and a character can take
 * several bytes.
 */
const maxLastCharacters = 15_000

/**
 * Sends visible answers as they change, one request at a time, always the newest state. A failed request is sent
 * again with the next change. Stops for good when the server no longer accepts unfinished answers. Returns a function
 * that stops it.
 */
export function sendAsTyped(
  form: PublicForm,
  filling: Filling,
  key: string,
  onFirst: () => void,
  origin = '',
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept = '{}'
  let revision = 0
  let isSending = false
  let isOver = false

  /** Answers that the form starts with are not sent before the respondent changes one. */
  const isUntouched = () =>
    revision === 0 && hasOnlyDefaults(filling.visibleFields(), filling.answer)

  /** @throws when there is no connection */
  function put(body: string, keepalive: boolean): Promise<Response> {
    revision = Math.max(revision + 1, Date.now())
    const query = `revision=${revision}&formVersion=${form.version}`
    const path = `/api/public/forms/${encodeURIComponent(form.slug)}/partials/${key}?${query}`
    return fetch(origin + path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive,
    })
  }

  async function send() {
    timer = undefined
    const body = JSON.stringify(filling.answersToSend())
    if (isOver || isSending || body === kept || isUntouched()) return
    isSending = true
    if (revision === 0) onFirst()
    try {
      const { ok, status } = await put(body, false)
      if (ok) kept = body
      else if (status === 404 || status === 410) isOver = true
    } catch {
      // No connection: the next change tries again, and so does leaving the page.
    }
    isSending = false
    if (kept !== JSON.stringify(filling.answersToSend()) && kept === body) onChange()
  }

  function onChange() {
    timer ??= setTimeout(send, pauseMs)
  }

  function onLeave() {
    const body = JSON.stringify(filling.answersToSend())
    if (isOver || body === kept || body.length > maxLastCharacters || isUntouched()) return
    if (revision === 0) onFirst()
    put(body, true).then(
      () => {},
      () => {},
    )
    kept = body
  }

  // Send right away: the respondent may have typed before this script loaded.
  onChange()
  const unsubscribe = filling.subscribe(onChange)
  addEventListener('pagehide', onLeave)
  return () => {
    isOver = true
    unsubscribe()
    clearTimeout(timer)
    removeEventListener('pagehide', onLeave)
  }
}
