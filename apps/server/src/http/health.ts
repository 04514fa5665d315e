import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

/** How long the database may take to say that it is there. */
const pingMs = 2_000

/**
 * `/healthz`, without data: 200 while requests are welcome; 503 once the server is stopping, so that a load
 * balancer sends them elsewhere before connections close, and while the database does not answer.
 */
export function healthRoute(
  app: FastifyInstance,
  health: { readonly isStopping: () => boolean; readonly ping: () => Promise<void> },
): void {
  app.get('/healthz', async () => {
    if (health.isStopping()) throw refuse('closing')
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(refuse('unavailable')), pingMs)
    try {
      await Promise.race([health.ping(), late])
    } catch {
      // Whatever the reason, it is the database's, and it has logged it.
      throw refuse('unavailable')
    } finally {
      clearTimeout(timer)
    }
    return { ok: true }
  })
}
