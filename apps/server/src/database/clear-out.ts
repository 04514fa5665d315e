import type { FastifyBaseLogger } from 'fastify'
import type { Stores } from '../http/app-types.ts'
import { unusedImageMs } from '../images/image-store.ts'
import { restorableMs } from '../submissions/deleted-submission-store.ts'

const everyMs = 10 * 60 * 1_000

type Cleared = Pick<Stores, 'sessions' | 'flows' | 'deletedSubmissions' | 'images'>

/**
 * Deletes what has had its time, now and every ten minutes: ended sessions, used-up sign-ins, submissions that
 * were deleted over an hour ago, images that no form uses. Gives the function that ends it.
 */
export function clearOutRegularly(
  { sessions, flows, deletedSubmissions, images }: Cleared,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const steps: readonly ((now: Date) => Promise<unknown>)[] = [
    (now) => sessions.removeEnded(now),
    (now) => flows.removeExpired(now),
    (now) => deletedSubmissions.purge(new Date(now.getTime() - restorableMs)),
    (now) => images.removeUnused(new Date(now.getTime() - unusedImageMs)),
  ]
  let work = Promise.resolve()
  const clearOut = () => {
    const now = new Date()
    for (const step of steps) {
      work = work
        .then(async () => void (await step(now)))
        // What is still there is found neither by a sign-in nor in a list; the next round takes it.
        .catch((error: unknown) => log.warn({ err: error }, 'not everything was cleared out'))
    }
  }
  clearOut()
  const timer = setInterval(clearOut, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return work
  }
}
