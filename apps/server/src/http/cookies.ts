import type { SerializeOptions } from '@fastify/cookie'

/**
 * Cookie name with the `__Host-` prefix, so that subdomains cannot set it. Browsers accept the prefix over https only.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

export function sessionCookieName(publicUrl: string): string {
  return cookieName('session', publicUrl)
}

/** Flags of all our cookies. Over http, browsers reject Secure and Partitioned cookies. */
export function cookieFlags(publicUrl: string, inFrame: boolean): SerializeOptions {
  const secure = publicUrl.startsWith('https:')
  return {
    path: '/',
    httpOnly: true,
    secure,
    ...(inFrame && secure ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  }
}
