import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import type { DiskSpace } from './disk-space.ts'

/** How long the database, and then the disk, may take to answer. */
const answerMs = 2_000

interface HealthParts {
  readonly isStopping: () => boolean
  readonly ping: () => Promise<void>
  readonly disk: DiskSpace
}

/**
 * `/healthz`, without data: 200 while requests are welcome. 503 once the server is stopping, so that a load balancer
 * sends them elsewhere before connections close, while the database does not answer, and while a disk is full.
 */
export function healthRoute(app: FastifyInstance, health: HealthParts): void {
  app.get('/healthz', async (request) => {
    if (health.isStopping()) throw refuse('closing')
    // The database logs its own errors; here they only mean that it does not answer.
    const isUp = await inTime(health.ping().then(() => true)).catch(() => false)
    if (!isUp) throw refuse('unavailable')
    const full = await inTime(health.disk.fullFolder())
    if (full !== null) {
      request.log.warn({ folder: full }, 'the disk is full or cannot be written')
      throw refuse('disk_full')
    }
    return { ok: true }
  })
}

/** Rejects after `answerMs`. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(refuse('unavailable')), answerMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
