import type { FastifyBaseLogger } from 'fastify'
import type { Files } from '../files/open-file-storage.ts'
import { sweepUploads } from '../files/sweep-uploads.ts'
import type { Stores } from '../http/app-types.ts'
import { unusedImageMs } from '../images/image-store.ts'
import { keptDoneMs, keptParkedMs } from '../jobs/job-store.ts'
import { keptRatesMs } from '../notifications/email/send-rate-store.ts'
import { restorableMs } from '../submissions/deleted-submission-store.ts'

const everyMs = 10 * 60 * 1_000

type Cleared = Pick<
  Stores,
  | 'sessions'
  | 'flows'
  | 'deletedSubmissions'
  | 'partials'
  | 'held'
  | 'images'
  | 'jobs'
  | 'webhookSecrets'
  | 'sendRates'
  | 'uploads'
>

/**
 * Deletes what has had its time, now and every ten minutes: ended sessions, used-up sign-ins, submissions that
 * were deleted over an hour ago, unfinished answers that nobody went on with, what was held back and nobody released,
 * images that no form uses, files that no submission has, what is told of messages. Gives the function that ends it.
 */
export function clearOutRegularly(
  {
    sessions,
    flows,
    deletedSubmissions,
    partials,
    held,
    images,
    jobs,
    webhookSecrets,
    sendRates,
    uploads,
  }: Cleared,
  files: Files,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const steps: readonly ((now: Date) => Promise<unknown>)[] = [
    (now) => sessions.removeEnded(now),
    (now) => flows.removeExpired(now),
    (now) => deletedSubmissions.purge(new Date(now.getTime() - restorableMs)),
    (now) => partials.purge(now),
    (now) => held.purge(now),
    (now) => sweepUploads(uploads, files, now),
    (now) => images.removeUnused(new Date(now.getTime() - unusedImageMs)),
    (now) =>
      jobs.removeOld(new Date(now.getTime() - keptDoneMs), new Date(now.getTime() - keptParkedMs)),
    (now) => webhookSecrets.removeEnded(now),
    (now) => sendRates.removeBefore(new Date(now.getTime() - keptRatesMs)),
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
