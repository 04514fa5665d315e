import { allowInsecureRequests, ClientSecretPost, discovery } from 'openid-client'
import type { OpenIdSettings } from '../../config.ts'
import { once } from './once.ts'
import type { SignInProvider } from './provider.ts'

/** Google, or any OpenID Connect issuer by its settings. */
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
        // Only an issuer on this computer may have a plain http address; the configuration sees to it.
        execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      }),
    ),
    // Not every issuer knows this value, and some refuse a sign-in for it.
    authorizationParameters: () => (kind === 'google' ? { prompt: 'select_account' } : {}),
  }
}
