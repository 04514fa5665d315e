import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import {
  allowInsecureRequests,
  ClientSecretPost,
  type CustomFetch,
  customFetch,
  discovery,
} from 'openid-client'
import { refuse } from '../../errors.ts'
import { once } from '../providers/once.ts'
import type { SignInProvider } from '../providers/provider.ts'
import { createSealer } from '../sealed.ts'
import { createFlowMemory } from './flow-memory.ts'
import { isFromThisComputer } from './loopback.ts'
import { type SignInDialog, signInDialog, wrongCodeHint } from './sign-in-dialog.ts'
import type { StartCode } from './start-code.ts'

interface BuiltInOptions {
  readonly publicUrl: string
  readonly startCode: StartCode
  /** Accept sign-ins from this computer only. */
  readonly loopbackOnly: boolean
}

const clientId = 'ramiform'

/**
 * Mounts an OpenID Connect provider in this process, for sign-in without an external account (decision 33). The rest of
 * the server treats it like any other provider, with the same flow and checks. Its key and client secret exist only in
 * memory; a restart breaks only sign-ins in progress.
 */
export async function mountBuiltInProvider(
  app: FastifyInstance,
  options: BuiltInOptions,
): Promise<SignInProvider> {
  const { publicUrl, startCode, loopbackOnly } = options
  const issuer = `${publicUrl}/oidc`
  const clientSecret = randomBytes(32).toString('base64url')
  const provider = await createProvider(issuer, `${publicUrl}/auth/callback`, clientSecret)
  const passes = createSealer(randomBytes(32).toString('base64url'), 'start code was right')

  await app.register(async (scope) => {
    // The provider parses request bodies itself, so Fastify must not read the stream.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (request) => {
      if (loopbackOnly && !isFromThisComputer(request)) throw refuse('not_found')
    })
    scope.all('/oidc/*', (request, reply) => handToProvider(provider, publicUrl, request, reply))
    await scope.register(async (dialogScope) => {
      const dialog: SignInDialog = { provider, startCode, publicUrl, hasPass: hasPass(passes) }
      signInDialog(dialogScope, dialog)
    })
  })

  return {
    id: 'local',
    name: 'this server',
    kind: 'local',
    usersIssuer: 'local',
    needsVerifiedEmail: false,
    offeredTo: (request) => !loopbackOnly || isFromThisComputer(request),
    configuration: once(() =>
      discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
        execute: publicUrl.startsWith('http:') ? [allowInsecureRequests] : [],
        [customFetch]: insideFetch(app),
      }),
    ),
    async authorizationParameters(given, source) {
      // A correct code gets a pass, so that the user need not type it again. A wrong one is named on the next page.
      if (given === undefined) return { prompt: 'login' }
      const { kind } = await startCode.check(given, source)
      if (kind === 'wait') return { prompt: 'login' }
      const hint = kind === 'right' ? passes.seal({ until: Date.now() + passMs }) : wrongCodeHint
      return { prompt: 'login', login_hint: hint }
    },
  }
}

/** Lifetime of a pass in milliseconds. Only one redirect lies between the link and the dialog. */
const passMs = 60_000

function hasPass(passes: ReturnType<typeof createSealer>): (hint: unknown) => boolean {
  return (hint) => {
    const pass = typeof hint === 'string' ? passes.open(hint) : undefined
    return (
      typeof pass === 'object' &&
      pass !== null &&
      'until' in pass &&
      typeof pass.until === 'number' &&
      pass.until > Date.now()
    )
  }
}

async function createProvider(issuer: string, redirectUri: string, clientSecret: string) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256', kid: 'built-in' }
  const provider = new Provider(issuer, {
    adapter: createFlowMemory(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [clientSecret],
      names: { interaction: 'idp_interaction', resume: 'idp_resume', session: 'idp_session' },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The ID token contains email and name, so no userinfo request is needed.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AuthorizationCode: 60,
      Interaction: 600,
      Session: 60,
      AccessToken: 60,
      IdToken: 60,
      Grant: 60,
    },
    interactions: { url: (_context, interaction) => `/oidc/sign-in/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: false, name: sub.split('@')[0] ?? sub }),
    }),
    // The only client is this server, so the consent screen is skipped.
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(context) {
      context.type = 'application/json'
      context.body = JSON.stringify({ error: 'Authentication failed' })
    },
  })
  provider.proxy = issuer.startsWith('https:')
  return provider
}

type Rewritable = FastifyRequest['raw'] & { originalUrl?: string | undefined }

/**
 * Passes the request to the provider, a Koa app, which sends the response. Koa builds URLs from Host and the forwarded
 * headers, so they are set to PUBLIC_URL's values. The provider finds its own path from `originalUrl`.
 */
function handToProvider(
  provider: Provider,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack()
  const raw: Rewritable = request.raw
  const { host, protocol } = new URL(publicUrl)
  raw.headers.host = host
  delete raw.headers['x-forwarded-host']
  delete raw.headers['x-forwarded-for']
  raw.headers['x-forwarded-proto'] = protocol.replace(':', '')
  raw.originalUrl = raw.url
  raw.url = (raw.url ?? '').slice('/oidc'.length) || '/'
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  void provider.callback()(raw, reply.raw)
}

/** A `fetch` that calls the provider inside this process. PUBLIC_URL need not be reachable from the server itself. */
function insideFetch(app: FastifyInstance): CustomFetch {
  return async (address, init) => {
    const url = new URL(address)
    const response = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host: url.host },
      ...(init.body === undefined || init.body === null ? {} : { payload: String(init.body) }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    })
  }
}
