import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import type { DiskSpace } from './disk-space.ts'

/** Timeout in milliseconds for each of the database and disk checks. */
const answerMs = 2_000

interface HealthParts {
  readonly isStopping: () => boolean
  readonly ping: () => Promise<void>
  readonly disk: DiskSpace
}

/**
 * Health check at `/healthz`, without data. Returns 200 while the server accepts requests. Returns 503 while the server
 * stops, the database does not respond, or a disk is full. So load balancers route traffic away before connections
 * close.
 */
export function healthRoute(app: FastifyInstance, health: HealthParts): void {
  app.get('/healthz', async (request) => {
    if (health.isStopping()) throw refuse('closing')
    // The database logs its own errors; here any error means that it does not respond.
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

/** Rejects after a timeout of `answerMs`. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(refuse('unavailable')), answerMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
