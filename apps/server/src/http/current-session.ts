import type { User } from '@ramiform/contract/calls'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../errors.ts'
import { sessionCookieName } from './cookies.ts'

/** One sign-in, seen from a request. */
export interface Session {
  readonly loginId: string
  readonly user: User
}

/**
 * Who is calling. An Authorization header, good or bad, switches cookies off: in iframe mode the cookie
 * may be another person's. Nothing under /f/ or /api/public/ asks.
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

/** Lets signed-in owners pass, and remembers who they are for the route. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  const session = await currentSession(request)
  if (session === null) throw refuse('not_signed_in')
  request.session = session
}
