import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MetricsSettings } from '../config.ts'
import { refuse } from '../errors.ts'
import { isInRange } from '../outgoing/public-address.ts'
import type { Metrics } from './metrics.ts'

/**
 * Counts all requests, and serves `/metrics` to callers with the token or from an allowed address (decision 330). For
 * others the path does not exist.
 */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  settings: MetricsSettings,
): void {
  app.addHook('onResponse', async (request, reply) => {
    // Only templates become labels: paths of visitors would create a time series each.
    const route = request.routeOptions.url ?? 'none'
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings)) throw refuse('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

function mayRead(
  request: FastifyRequest,
  { token, addresses, trustsProxy }: MetricsSettings,
): boolean {
  const { authorization } = request.headers
  if (token !== undefined && authorization !== undefined) {
    return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`))
  }
  // A forwarded request without a trusted proxy hides its sender: its address is the proxy's.
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined)
  if (isForwarded && !trustsProxy) return false
  return addresses.some((range) => isInRange(request.ip, range))
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'via'] as const

/** Hashes, because `timingSafeEqual` needs the same length. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
