import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request: route, status and duration. It never logs queries (codes, searches), headers (tokens),
 * bodies (answers) or secret paths (uploads). It also omits the caller's email and IP address.
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
