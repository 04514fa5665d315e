import type { User } from '@ramiform/contract/calls'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'
import { sessionCookieName } from './cookies.ts'

/** Sign-in session of a request. */
export interface Session {
  readonly loginId: string
  readonly user: User
}

/**
 * Finds the caller's session. An Authorization header, valid or not, disables cookies. In iframe mode the cookie may be
 * another person's. Routes under /f/ and /api/public/ read no session.
 */
export async function currentSession(request: FastifyRequest): Promise<Session | null> {
  const { sessions } = request.server.stores
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1]
    return token === undefined ? null : sessions.find('bearer', token, new Date())
  }
  const token = request.cookies[sessionCookieName(request.server.publicUrl)]
  return token === undefined || !/^[\w-]{43}$/.test(token)
    ? null
    : sessions.find('cookie', token, new Date())
}

/** Requires a signed-in owner, and sets `request.session` for the route. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  const session = await currentSession(request)
  if (session === null) throw refuse('not_signed_in')
  request.session = session
}
