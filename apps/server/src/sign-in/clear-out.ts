import type { FastifyBaseLogger } from 'fastify'
import type { Stores } from '../http/app-types.ts'

const everyMs = 60 * 60 * 1_000

/** Deletes ended sessions and used-up sign-ins now and every hour. Gives the function that ends it. */
export function clearOutRegularly(
  { sessions, flows }: Pick<Stores, 'sessions' | 'flows'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let work = Promise.resolve()
  const clearOut = () => {
    const now = new Date()
    work = work
      .then(() => sessions.removeEnded(now))
      .then(() => flows.removeExpired(now))
      // Nothing depends on it: an ended session is not found, whether its row is there or not.
      .catch((error: unknown) => log.warn({ err: error }, 'ended sessions were not cleared out'))
  }
  clearOut()
  const timer = setInterval(clearOut, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return work
  }
}
