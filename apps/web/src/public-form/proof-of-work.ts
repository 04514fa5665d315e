import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** A proof may have been too late; a server that asks for one again and again is not asked for ever. */
const tries = 3
/** from having the proof to the server's answer */
const patienceMs = 30_000
/** Longer than the slowest phone needs: then the answers are sent without. */
const solveMs = 60_000

export type SentRequest = RequestInit & { readonly headers: Readonly<Record<string, string>> }

/**
 * Sends answers again after a 429 that says what work is asked for, under the same key and with the work done. Where
 * this browser cannot do it, as on a page without https, it says so: the answers are kept for the form's owner to look
 * at. Without a challenge in it the refusal stays what it is.
 */
export async function sendWithProof(
  address: string,
  request: SentRequest,
  refused: Response,
  checking: string,
): Promise<Response> {
  let response = refused
  for (let tried = 0; response.status === 429 && tried < tries; tried += 1) {
    const challenge = challengeIn(
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    if (challenge === null) return response
    const done = say(checking)
    try {
      response = await fetch(address, {
        ...request,
        headers: { ...request.headers, 'proof-of-work': await proofFor(challenge) },
        signal: AbortSignal.timeout(patienceMs),
      })
    } finally {
      done()
    }
  }
  return response
}

function challengeIn(body: unknown): Challenge | null {
  // Our own server wrote it; a proxy in between says something else, or nothing.
  return typeof body === 'object' && body !== null && 'challenge' in body
    ? (body.challenge as Challenge)
    : null
}

/** The keys are derived off the main thread, by the browser itself: the page stays as quick as it was. */
async function proofFor(challenge: Challenge): Promise<string> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: solveMs })
    return solution === null ? 'unable' : btoa(JSON.stringify({ challenge, solution }))
  } catch {
    return 'unable'
  }
}

/** Shows and announces a status below the button. @returns function that removes it */
function say(text: string): () => void {
  const notice = document.createElement('p')
  notice.role = 'status'
  Object.assign(notice.style, { marginTop: '12px', fontSize: '15px', color: 'var(--f-ink-2)' })
  const button = document.querySelector('.rf-button[aria-busy]')
  if (button?.parentElement) button.parentElement.after(notice)
  else document.body.append(notice)
  // A region is read aloud for what comes into it.
  notice.textContent = text
  return () => notice.remove()
}
