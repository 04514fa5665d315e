import type { FastifyReply } from 'fastify'
import { cookieFlags, cookieName, sessionCookieName } from '../http/cookies.ts'
import { sessionLifeSeconds } from './session-store.ts'

/** A flow must be finished within ten minutes. */
export const flowLifeSeconds = 600

/** Tells scripts that there is a session, and nothing of it: a page of the site then asks whose, and otherwise nothing. */
const signedInCookieName = 'signed-in'

export function flowCookieName(publicUrl: string): string {
  return cookieName('sign-in', publicUrl)
}

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

/** A partitioned cookie goes only when it is cleared with the flags it was set with, so both kinds are cleared. */
export function clearCookie(reply: FastifyReply, name: string, publicUrl: string): void {
  if (publicUrl.startsWith('https:')) {
    // Written as a header: the plugin keeps one cookie of a name, whatever its flags.
    const gone = { ...cookieFlags(publicUrl, true), expires: new Date(0), maxAge: 0 }
    reply.header('set-cookie', reply.server.serializeCookie(name, '', gone))
  }
  reply.clearCookie(name, cookieFlags(publicUrl, false))
}
