import type { FastifyRequest } from 'fastify'
import type { Configuration } from 'openid-client'

/** A sign-in provider: an OpenID Connect issuer, built in or external (decision 33). */
export interface SignInProvider {
  readonly id: string
  readonly name: string
  readonly kind: 'google' | 'oidc' | 'local'
  /**
   * Issuer that users are stored under. Null uses the issuer's own URL. The built-in provider has a fixed one, because
   * its URL changes with PUBLIC_URL.
   */
  readonly usersIssuer: string | null
  /** True if the issuer must confirm the user's email address (`email_verified`). External issuers must. */
  readonly needsVerifiedEmail: boolean
  offeredTo(request: FastifyRequest): boolean
  /** Metadata of the issuer, cached after the first request. Rejects while the issuer is unreachable. */
  configuration(): Promise<Configuration>
  /**
   * Query parameters for the issuer's sign-in page, in addition to the standard ones.
   * @param source IP address of the caller
   */
  authorizationParameters(
    startCode: string | undefined,
    source: string,
  ): Promise<Readonly<Record<string, string>>>
}
