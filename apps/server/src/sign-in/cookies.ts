import type { FastifyReply } from 'fastify'
import { cookieFlags, cookieName, sessionCookieName } from '../http/cookies.ts'
import { sessionLifeSeconds } from './session-store.ts'

/** Lifetime of a sign-in in progress: ten minutes. */
export const flowLifeSeconds = 600

/**
 * Cookie that tells scripts that a session exists, without its token. Public pages request the current user only when
 * this cookie is set.
 */
const signedInCookieName = 'signed-in'

/** Name of the cookie for a sign-in in progress. */
export function flowCookieName(publicUrl: string): string {
  return cookieName('sign-in', publicUrl)
}

/** Sets the session cookie and the cookie that tells scripts about it. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  options: { readonly publicUrl: string; readonly inFrame: boolean },
): void {
  const { publicUrl, inFrame } = options
  const kept = { ...cookieFlags(publicUrl, inFrame), maxAge: sessionLifeSeconds }
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
    ...cookieFlags(publicUrl, inFrame),
    maxAge: flowLifeSeconds,
  })
}

/** Clears a cookie, partitioned and not. Browsers clear a partitioned cookie only with the flags it was set with. */
export function clearCookie(reply: FastifyReply, name: string, publicUrl: string): void {
  if (publicUrl.startsWith('https:')) {
    // The cookie plugin keeps only one cookie per name, so this one is a plain header.
    const gone = { ...cookieFlags(publicUrl, true), expires: new Date(0), maxAge: 0 }
    reply.header('set-cookie', reply.server.serializeCookie(name, '', gone))
  }
  reply.clearCookie(name, cookieFlags(publicUrl, false))
}
