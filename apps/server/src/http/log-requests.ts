import type { FastifyInstance } from 'fastify'

/**
 * One line a request: what was asked and how it ended. Not in it, ever: the query (codes, searches), headers
 * (tokens), bodies (answers), addresses that are a key by themselves (uploads), and who asked by e-mail or address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.config.pathIsSecret ? undefined : request.url.split('?', 1)[0],
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
