import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isInRange, readRange } from '../outgoing/public-address.ts'

/**
 * Creates the function that names a request. A trusted proxy can name it with `X-Request-Id`, so that its log and ours
 * share one id. Names from other callers are replaced, because they could repeat an id of someone else.
 */
export function requestIds(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const proxies = trustProxy.map(readRange).filter((range) => range !== null)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const sender = socket.remoteAddress ?? ''
    const isKnown =
      typeof given === 'string' &&
      /^[\w.:=@+-]{8,128}$/.test(given) &&
      proxies.some((range) => isInRange(sender, range))
    return isKnown ? given : randomUUID()
  }
}

/** Sends the id with every response. Error bodies and pages of failures have it too (decision 332). */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
