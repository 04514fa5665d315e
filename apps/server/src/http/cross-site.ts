import type { FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that another site's page may have caused: a browser would have sent our cookie along.
 * A bearer token is never sent by itself, and the public calls read no cookie of the owner's.
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
  // Browsers from before 2023 send no fetch metadata. With neither header it is no browser: use a bearer token.
  return request.headers.origin === publicUrl
}

/** Whether a GET that signs out was meant: not an image, link or prefetch that another site planted. */
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
