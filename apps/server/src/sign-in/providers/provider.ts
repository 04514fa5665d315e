import type { FastifyRequest } from 'fastify'
import type { Configuration } from 'openid-client'

/** A way to sign in: always an OpenID Connect issuer, ours or somebody else's (decision 33). */
export interface SignInProvider {
  readonly id: string
  readonly name: string
  readonly kind: 'google' | 'oidc' | 'local'
  /** what users of this provider are kept under; the built-in one's address changes with PUBLIC_URL, its users do not */
  readonly usersIssuer: string | null
  /** an outside provider must say that the e-mail address is its owner's */
  readonly needsVerifiedEmail: boolean
  offeredTo(request: FastifyRequest): boolean
  /** The issuer's own description, asked for once. Rejects while it cannot be reached. */
  configuration(): Promise<Configuration>
  /** Parameters of its sign-in page's address, beside those of OpenID Connect. `source`: the caller's IP address. */
  authorizationParameters(
    startCode: string | undefined,
    source: string,
  ): Readonly<Record<string, string>>
}
