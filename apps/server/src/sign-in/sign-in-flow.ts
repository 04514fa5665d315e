import { randomBytes } from 'node:crypto'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import { refuse } from '../errors.ts'
import { flowLifeSeconds } from './cookies.ts'
import type { SignInProvider } from './providers/provider.ts'
import type { Sealer } from './sealed.ts'
import type { Identity } from './user-store.ts'

const flowSchema = z.object({
  id: z.string(),
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
})

/** A sign-in in progress. It exists only encrypted, in a cookie of the browser that started it. */
export type Flow = z.output<typeof flowSchema>

/** Parameters that the browser brings back from the provider. */
export interface FlowReturn {
  readonly code: string
  readonly state?: string | undefined
  readonly iss?: string | undefined
}

/** Starts a sign-in: creates its state, nonce and PKCE verifier, and the URL of the provider's sign-in page. */
export async function beginFlow(
  provider: SignInProvider,
  options: {
    readonly publicUrl: string
    readonly startCode: string | undefined
    /** IP address of the caller. */
    readonly source: string
  },
): Promise<{ readonly flow: Flow; readonly redirectUrl: string }> {
  const configuration = await reach(provider)
  const flow: Flow = {
    id: randomBytes(12).toString('hex'),
    provider: provider.id,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    expiresAt: Date.now() + flowLifeSeconds * 1_000,
  }
  const redirectUrl = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(options.publicUrl).href,
    scope: 'openid email profile',
    response_type: 'code',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(await provider.authorizationParameters(options.startCode, options.source)),
  })
  return { flow, redirectUrl: redirectUrl.href }
}

/** Reads the sign-in from the cookie. Null if the cookie is missing, forged or expired. */
export function openFlow(sealer: Sealer, cookie: string | undefined): Flow | null {
  const flow = flowSchema.safeParse(sealer.open(cookie))
  return flow.success && flow.data.expiresAt > Date.now() ? flow.data : null
}

/**
 * Exchanges the provider's code for the user's identity. The specified call may omit `state`, which is safe. The code
 * works only with the verifier in the cookie of the browser that started the sign-in. The ID token must contain the
 * nonce of that sign-in. State and issuer are checked when present.
 */
export async function finishFlow(
  provider: SignInProvider,
  flow: Flow,
  back: FlowReturn,
  publicUrl: string,
): Promise<Identity> {
  if (back.state !== undefined && back.state !== flow.state) throw refuse('sign_in_failed')
  const configuration = await reach(provider)
  const { issuer, authorization_response_iss_parameter_supported: sendsIssuer } =
    configuration.serverMetadata()
  const answer = callbackUrl(publicUrl)
  answer.searchParams.set('code', back.code)
  answer.searchParams.set('state', flow.state)
  if (sendsIssuer === true || back.iss !== undefined) {
    answer.searchParams.set('iss', back.iss ?? issuer)
  }
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  const email = claims?.email
  if (claims === undefined || typeof email !== 'string') throw refuse('sign_in_failed')
  if (provider.needsVerifiedEmail && claims.email_verified !== true) {
    throw refuse('email_not_verified')
  }
  const name = claims.name
  const picture = claims.picture
  return {
    iss: provider.usersIssuer ?? claims.iss,
    sub: claims.sub,
    email,
    name: typeof name === 'string' ? name : '',
    ...(typeof picture === 'string' && picture.startsWith('https://') ? { picture } : {}),
  }
}

function callbackUrl(publicUrl: string): URL {
  return new URL('/auth/callback', publicUrl)
}

async function reach(provider: SignInProvider) {
  try {
    return await provider.configuration()
  } catch (cause) {
    throw Object.assign(refuse('provider_unreachable'), { cause })
  }
}
