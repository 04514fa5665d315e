import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../errors.ts'
import { refuseUnwantedLogout } from '../http/cross-site.ts'
import { currentSession } from '../http/current-session.ts'
import { addressOf } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import {
  clearCookie,
  clearSessionCookie,
  flowCookieName,
  setFlowCookie,
  setSessionCookie,
} from './cookies.ts'
import type { SignInProvider } from './providers/provider.ts'
import { createSealer } from './sealed.ts'
import { beginFlow, finishFlow, openFlow } from './sign-in-flow.ts'

interface SignInOptions {
  readonly providers: readonly SignInProvider[]
  readonly sessionSecret: string
}

/** Routes for sign-in with OpenID Connect, sessions and sign-out (spec section 7). */
export function signInRoutes(app: FastifyInstance, options: SignInOptions): void {
  const { publicUrl, stores } = app
  const flows = createSealer(options.sessionSecret, 'sign-in flow')

  function offered(request: FastifyRequest): readonly SignInProvider[] {
    return options.providers.filter((provider) => provider.offeredTo(request))
  }

  route(app, 'currentUser', async ({ user }) => user)

  route(app, 'signInProviders', async ({ request }) => ({
    providers: offered(request).map(({ id, name, kind }) => ({ id, name, kind })),
  }))

  route(app, 'signInRedirect', async ({ params, query, request, reply }) => {
    await app.rateLimits.signIn(request)
    const provider = offered(request).find(({ id }) => id === params.provider)
    if (provider === undefined) throw refuse('no_such_provider')
    const { flow, redirectUrl } = await beginFlow(provider, {
      publicUrl,
      startCode: query.code,
      source: addressOf(request),
    })
    setFlowCookie(reply, flows.seal(flow), { publicUrl, inFrame: isFramed(request) })
    return { redirectUrl }
  })

  route(app, 'createSession', async ({ body, request, reply }) => {
    await app.rateLimits.signIn(request)
    const flow = openFlow(flows, request.cookies[flowCookieName(publicUrl)])
    clearCookie(reply, flowCookieName(publicUrl), publicUrl)
    const provider = options.providers.find(({ id }) => id === flow?.provider)
    if (flow === null || provider === undefined) throw refuse('sign_in_failed')
    if (!(await stores.flows.use(flow.id, new Date(flow.expiresAt)))) throw refuse('sign_in_failed')

    const identity = await finishFlow(provider, flow, body, publicUrl).catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      // The library's error goes to the log only. Neither log nor response contains a token.
      request.log.warn({ reason: reasonOf(error) }, 'sign-in refused')
      throw refuse('sign_in_failed')
    })
    const before = await currentSession(request)
    if (before !== null) await stores.sessions.revoke(before.loginId)

    const now = new Date()
    const user = await stores.users.signIn(identity, now)
    if (await stores.accounts.isDisabled(user.id)) throw refuse('account_disabled')
    const accountKept = await stores.accounts.keep(user.id)
    if (accountKept) request.log.info({ userId: user.id }, 'account kept')
    const { tokens } = await stores.sessions.begin(user.id, ['cookie', 'bearer'], now)
    const ownerId = user.id
    const entry = {
      actor: 'owner',
      action: 'signIn',
      ownerId,
      formId: null,
      requestId: request.id,
    } as const
    await stores.audit.add(entry, now)
    setSessionCookie(reply, tokens.cookie, { publicUrl, inFrame: body.isIframe === true })
    request.log.info({ userId: user.id, provider: provider.id }, 'signed in')
    // The response has a bearer token of its own, because scripts must never read the cookie's token.
    return { sessionToken: tokens.bearer, ...(accountKept ? { accountKept: true as const } : {}) }
  })

  route(app, 'logout', async ({ request, reply }) => {
    refuseUnwantedLogout(request, publicUrl)
    const session = await currentSession(request)
    if (session !== null) await stores.sessions.revoke(session.loginId)
    clearSessionCookie(reply, publicUrl)
    return { ok: true }
  })

  route(app, 'logoutEverywhere', async ({ body, request, reply }) => {
    const session = await currentSession(request)
    if (session !== null) {
      if (body?.everywhere === true) await stores.sessions.revokeAll(session.user.id)
      else await stores.sessions.revoke(session.loginId)
    }
    clearSessionCookie(reply, publicUrl)
    return { ok: true }
  })
}

/** Detects a request from a frame on another site. Browsers send this header only then. */
function isFramed(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-storage-access'] !== undefined
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
