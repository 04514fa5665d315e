import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

/**
 * Rejects paths with the NUL character. PostgreSQL cannot store it, so no slug or id contains it. The contract's
 * schemas check queries and bodies. `asRefusal` handles database errors from any remaining NUL.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (/^[^?]*%00/.test(url)) throw refuse('not_found')
  })
}
