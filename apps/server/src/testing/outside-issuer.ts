import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { createFlowMemory } from '../sign-in/built-in/flow-memory.ts'

export interface OutsideIssuer {
  readonly address: string
  /** Claims of the user who signs in next. */
  claims: Record<string, unknown> & { sub: string }
  stop(): Promise<void>
}

/** Starts an external OpenID Connect issuer on its own port. It asks for no password. */
export async function startOutsideIssuer(client: {
  readonly id: string
  readonly secret: string
  readonly redirectUri: string
}): Promise<OutsideIssuer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`
  const issuer: OutsideIssuer = {
    address,
    claims: { sub: 'nobody' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(address, {
    adapter: createFlowMemory(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a secret of the tests'] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...issuer.claims, sub }),
    }),
    async loadExistingGrant(context) {
      const clientId = context.oidc.client?.clientId ?? ''
      const grant = new provider.Grant({
        clientId,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response)
    const login = { accountId: issuer.claims.sub }
    return provider.interactionFinished(request, response, { login })
  })
  return issuer
}
