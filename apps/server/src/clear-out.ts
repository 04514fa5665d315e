import { binDays } from '@ramiform/contract/bin'
import type { FastifyBaseLogger } from 'fastify'
import type { Stores } from './app-types.ts'
import { backupRetentionMs } from './backup/runs/backup-store.ts'
import type { Files } from './files/open-file-storage.ts'
import { sweepUploads } from './files/sweep-uploads.ts'
import { unusedImageMs } from './images/image-store.ts'
import { doneJobRetentionMs, parkedJobRetentionMs } from './jobs/job-store.ts'
import { systemClock, type WorkerClock } from './jobs/worker-parts.ts'
import { sendRateRetentionMs } from './notifications/email/send-rate-store.ts'
import { reportRetentionMs } from './reports/report-store.ts'

const everyMs = 10 * 60 * 1_000
/** A later round than this was not delayed: the clock was set forward, or the computer slept. */
const toleratedMs = 5 * 60 * 1_000
/** Rounds without deletions after that. An hour is enough for NTP to set a wrong clock back. */
const pausedRounds = 6

const binMs = binDays * 24 * 60 * 60 * 1_000

type Cleared = Pick<
  Stores,
  | 'accounts'
  | 'retention'
  | 'sessions'
  | 'flows'
  | 'forms'
  | 'deletedForms'
  | 'deletedSubmissions'
  | 'partials'
  | 'held'
  | 'images'
  | 'jobs'
  | 'webhookSecrets'
  | 'sendRates'
  | 'reports'
  | 'uploads'
  | 'backups'
>

/**
 * Deletes expired data at start and every ten minutes:
 * - submissions after the days that their form's owner chose
 * - ended sessions, used sign-ins and former links
 * - accounts, forms and submissions after 30 days in the bin
 * - abandoned unfinished answers and old held submissions
 * - unused images and files without a submission
 * - old delivery reports, and records of backups
 *
 * A clock that is set forward deletes nothing for an hour, because it can be wrong (decision 502).
 * @returns a function that stops the deletion and waits for the current round
 */
export function clearOutRegularly(
  {
    accounts,
    retention,
    sessions,
    flows,
    forms,
    deletedForms,
    deletedSubmissions,
    partials,
    held,
    images,
    jobs,
    webhookSecrets,
    sendRates,
    reports,
    uploads,
    backups,
  }: Cleared,
  files: Files,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: WorkerClock = systemClock,
): () => Promise<void> {
  const steps: readonly ((now: Date) => Promise<unknown>)[] = [
    (now) => sessions.removeEnded(now),
    (now) => flows.removeExpired(now),
    (now) => forms.removeEndedSlugs(now),
    (now) => retention.removeExpired(now),
    (now) => accounts.purge(new Date(now.getTime() - binMs)),
    (now) => deletedForms.purge(new Date(now.getTime() - binMs)),
    (now) => deletedSubmissions.purge(new Date(now.getTime() - binMs)),
    (now) => partials.purge(now),
    (now) => held.purge(now),
    // A running backup still reads the files that its database lists.
    async (now) => {
      if (!(await backups.isRunning(now))) await sweepUploads(uploads, files, now)
    },
    (now) => images.removeUnused(new Date(now.getTime() - unusedImageMs)),
    (now) =>
      jobs.removeOld(
        new Date(now.getTime() - doneJobRetentionMs),
        new Date(now.getTime() - parkedJobRetentionMs),
      ),
    (now) => webhookSecrets.removeEnded(now),
    (now) => backups.removeBefore(new Date(now.getTime() - backupRetentionMs)),
    (now) => reports.removeBefore(new Date(now.getTime() - reportRetentionMs)),
    (now) => sendRates.removeBefore(new Date(now.getTime() - sendRateRetentionMs)),
  ]
  let work = Promise.resolve()
  let expected: number | undefined
  let paused = 0
  const clearOut = () => {
    const now = clock.now()
    const ahead = expected === undefined ? 0 : now.getTime() - expected
    expected = now.getTime() + everyMs
    if (ahead > toleratedMs) {
      log.warn({ ms: ahead }, 'The clock was set forward. Nothing is deleted for an hour.')
      paused = pausedRounds
    }
    if (paused > 0) {
      paused -= 1
      return
    }
    for (const step of steps) {
      work = work
        .then(async () => void (await step(now)))
        // A failed step is harmless: expired data is no longer readable, and the next round deletes it.
        .catch((error: unknown) => log.warn({ err: error }, 'not everything was cleared out'))
    }
  }
  clearOut()
  const stop = clock.every(everyMs, clearOut)
  return () => {
    stop()
    return work
  }
}
