import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'

/**
 * Refuses paths with the NUL character: PostgreSQL cannot store it, so no slug or id has one. Queries and bodies are
 * checked by the contract's schemas; `asRefusal` handles whatever still reaches the database.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (/^[^?]*%00/.test(url)) throw refuse('not_found')
  })
}
