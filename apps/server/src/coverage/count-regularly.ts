import type { FastifyBaseLogger } from 'fastify'
import { systemClock, type WorkerClock } from '../jobs/worker-parts.ts'
import type { Coverage } from './coverage.ts'

const everyMs = 30_000

/**
 * Keeps the sums of forms up to date whose coverage was opened before, so that storing a submission never waits for
 * them. Returns the stop function.
 */
export function countRegularly(
  coverage: Pick<Coverage, 'updateOutdated'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: WorkerClock = systemClock,
): () => Promise<void> {
  let work: Promise<void> | null = null
  const count = () => {
    work ??= coverage
      .updateOutdated()
      .catch((error: unknown) => log.warn({ err: error }, 'coverage could not be counted'))
      .finally(() => {
        work = null
      })
  }
  const stop = clock.every(everyMs, count)
  return async () => {
    stop()
    await work
  }
}
