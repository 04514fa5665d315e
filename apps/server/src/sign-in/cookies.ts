import type { SerializeOptions } from '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import { sessionLifeSeconds } from './session-store.ts'

/** A flow must be finished within ten minutes. */
export const flowLifeSeconds = 600

/** `__Host-` cookies cannot be set by a sub-domain; browsers want https for them. */
function named(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

export function sessionCookieName(publicUrl: string): string {
  return named('session', publicUrl)
}

/** Tells scripts that there is a session, and nothing of it: a page of the site then asks whose, and otherwise nothing. */
const signedInCookieName = 'signed-in'

export function flowCookieName(publicUrl: string): string {
  return named('sign-in', publicUrl)
}

export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  options: { readonly publicUrl: string; readonly inFrame: boolean },
): void {
  const { publicUrl, inFrame } = options
  const kept = { ...flags(publicUrl, inFrame), maxAge: sessionLifeSeconds }
  reply.setCookie(sessionCookieName(publicUrl), token, kept)
  reply.setCookie(signedInCookieName, '1', { ...kept, httpOnly: false })
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  clearCookie(reply, sessionCookieName(publicUrl), publicUrl)
  clearCookie(reply, signedInCookieName, publicUrl)
}

export function setFlowCookie(
  reply: FastifyReply,
  sealed: string,
  options: { readonly publicUrl: string; readonly inFrame: boolean },
): void {
  const { publicUrl, inFrame } = options
  reply.setCookie(flowCookieName(publicUrl), sealed, {
    ...flags(publicUrl, inFrame),
    maxAge: flowLifeSeconds,
  })
}

/** A partitioned cookie goes only when it is cleared with the flags it was set with, so both kinds are cleared. */
export function clearCookie(reply: FastifyReply, name: string, publicUrl: string): void {
  if (publicUrl.startsWith('https:')) {
    // Written as a header: the plugin keeps one cookie of a name, whatever its flags.
    const gone = { ...flags(publicUrl, true), expires: new Date(0), maxAge: 0 }
    reply.header('set-cookie', reply.server.serializeCookie(name, '', gone))
  }
  reply.clearCookie(name, flags(publicUrl, false))
}

/** On plain http (one's own computer) neither Secure nor Partitioned: browsers would drop the cookie. */
export function flags(publicUrl: string, inFrame: boolean): SerializeOptions {
  const secure = publicUrl.startsWith('https:')
  return {
    path: '/',
    httpOnly: true,
    secure,
    ...(inFrame && secure ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  }
}
