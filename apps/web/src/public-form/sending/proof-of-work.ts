import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Maximum attempts. A proof may expire and need another attempt; the limit prevents an endless loop. */
const tries = 3
/** Timeout for the request with the proof, in milliseconds. */
const patienceMs = 30_000
/** Timeout for solving, longer than the slowest phone needs. After it the answers are sent without a proof. */
const solveMs = 60_000

export type SentRequest = RequestInit & { readonly headers: Readonly<Record<string, string>> }

/**
 * Sends answers again with a proof of work after a 429 that contains a challenge, under the same idempotency key. A
 * browser that cannot solve it, such as on a page without https, says so. The server then holds the answers for the
 * owner's review. A 429 without a challenge is returned unchanged.
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
  // Our own server wrote the challenge. A proxy may answer with something else, or nothing.
  return typeof body === 'object' && body !== null && 'challenge' in body
    ? (body.challenge as Challenge)
    : null
}

/** The proof of work. The browser derives the keys off the main thread, so the page stays responsive. */
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
  // Set the text after adding the element: screen readers announce only changes inside a live region.
  notice.textContent = text
  return () => notice.remove()
}
