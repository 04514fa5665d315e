import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

type Headers = Readonly<Record<string, string>>

/** Kind of response, which determines its allowed resources and frame ancestors. */
type Kind = 'api' | 'publicForm' | 'embedScript' | 'image' | 'ownerPage'

const publicPrefixes = ['/f/', '/f-assets/'] as const
const apiPrefixes = ['/api/', '/oidc/', '/healthz', '/livez', '/readyz', '/metrics'] as const

/** Sets security headers on every response; a route may override them. */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersByKind(config)
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    reply.headers(headers[kindOf(url)])
    const path = url.split('?', 1)[0]
    if (path === '/logic-chat') {
      reply.header('permissions-policy', permissions({ microphone: true }))
    } else if (path === '/auth/callback') {
      // The URL of this page contains the provider's authorization code.
      reply.header('referrer-policy', 'no-referrer')
    }
    if (config.frameAncestors.length > 0 && (path === '/login' || path === '/auth/callback')) {
      // Sign-in from a frame uses a pop-up that must reach its opener.
      reply.header('cross-origin-opener-policy', 'unsafe-none')
    }
  })
}

function kindOf(url: string): Kind {
  if (publicPrefixes.some((prefix) => url.startsWith(prefix))) return 'publicForm'
  if (url.startsWith('/images/')) return 'image'
  if (url.startsWith('/embed.js')) return 'embedScript'
  return apiPrefixes.some((prefix) => url.startsWith(prefix)) ? 'api' : 'ownerPage'
}

function headersByKind(config: Config): Readonly<Record<Kind, Headers>> {
  const all: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
  }
  return {
    api: {
      ...all,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    publicForm: {
      ...all,
      'permissions-policy': permissions({ payment: true }),
      'content-security-policy': publicFormPolicy({ paysByStripe: false }),
    },
    embedScript: {
      ...all,
      'content-security-policy': "default-src 'none'",
    },
    image: {
      ...all,
      'content-security-policy': "default-src 'none'; sandbox",
    },
    ownerPage: {
      ...all,
      'permissions-policy': permissions({}),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': ownerPagePolicy(config, []),
      ...(config.frameAncestors.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
    },
  }
}

/** CSP sources for Stripe's script, frames and API, only for forms with Stripe payments. */
const stripe = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}

/** Content-Security-Policy of public forms, the only pages that any site may frame (decision 34). */
export function publicFormPolicy({ paysByStripe }: { readonly paysByStripe: boolean }): string {
  return [
    "default-src 'none'",
    `script-src 'self'${paysByStripe ? stripe.script : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // `blob:` shows the picture that a visitor chose as a signature.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${paysByStripe ? stripe.connect : ''}`,
    ...(paysByStripe ? [stripe.frame] : []),
    "form-action 'self'",
    "base-uri 'none'",
    'frame-ancestors *',
  ].join('; ')
}

/**
 * Content-Security-Policy of owner pages. `scriptHashes` lists the inline scripts of the build, such as `'sha256-…'`.
 */
export function ownerPagePolicy(
  config: Pick<Config, 'frameAncestors' | 'google' | 'openId'>,
  scriptHashes: readonly string[],
): string {
  const outside = config.google !== undefined || config.openId !== undefined
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // External identity providers host profile pictures on any domain.
    `img-src 'self' data: blob:${outside ? ' https:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${config.frameAncestors.length === 0 ? "'none'" : config.frameAncestors.join(' ')}`,
  ].join('; ')
}

function permissions(allowed: {
  readonly microphone?: boolean
  readonly payment?: boolean
}): string {
  return [
    'camera=()',
    'geolocation=()',
    `microphone=${allowed.microphone === true ? '(self)' : '()'}`,
    `payment=${allowed.payment === true ? '(self)' : '()'}`,
  ].join(', ')
}
