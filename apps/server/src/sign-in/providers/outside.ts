import { allowInsecureRequests, ClientSecretPost, discovery } from 'openid-client'
import type { OpenIdSettings } from '../../config.ts'
import { once } from './once.ts'
import type { SignInProvider } from './provider.ts'

/** Creates a sign-in provider for Google or any other OpenID Connect issuer. */
export function outsideProvider(kind: 'google' | 'oidc', settings: OpenIdSettings): SignInProvider {
  const { issuer, clientId, clientSecret, name } = settings
  return {
    id: kind,
    name,
    kind,
    usersIssuer: null,
    needsVerifiedEmail: true,
    offeredTo: () => true,
    configuration: once(() =>
      discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
        timeout: 10,
        // The configuration allows plain http only for an issuer on this computer.
        execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      }),
    ),
    // Some issuers reject sign-ins with this parameter, so only Google gets it.
    authorizationParameters: async () => (kind === 'google' ? { prompt: 'select_account' } : {}),
  }
}
