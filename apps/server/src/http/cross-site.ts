import type { FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects state-changing requests from other sites (CSRF), because browsers attach our cookie to them. Requests with a
 * bearer token are safe, and the public API reads no owner's cookie.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return
  if (request.headers.authorization !== undefined) return
  if (request.url.startsWith('/api/public/')) return
  if (!isSameOrigin(request, publicUrl)) throw refuse('cross_site')
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  // Browsers before 2023 send no fetch metadata. Clients without either header must use a bearer token.
  return request.headers.origin === publicUrl
}

/** Rejects a sign-out by GET unless the user intended it. Images, links and prefetches on other sites are rejected. */
export function refuseUnwantedLogout(request: FastifyRequest, publicUrl: string): void {
  const { headers } = request
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) {
    throw refuse('cross_site')
  }
  if (headers.authorization !== undefined) return
  const site = headers['sec-fetch-site']
  const destination = headers['sec-fetch-dest'] ?? 'empty'
  const ours =
    site === undefined
      ? URL.canParse(headers.referer ?? '') && new URL(headers.referer ?? '').origin === publicUrl
      : site === 'same-origin' && (destination === 'empty' || destination === 'document')
  if (!ours) throw refuse('cross_site')
}
