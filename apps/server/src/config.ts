import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const aPort = 'must be a whole number from 1 to 65535'

/**
 * The environment, read once. Every variable has a default that works on one's own computer.
 *
 * | Variable | Default | Meaning |
 * |---|---|---|
 * | PORT | 3000 | where the server listens |
 * | HOST | 127.0.0.1 | the address it listens on; 0.0.0.0 for every one |
 * | PUBLIC_URL | http://localhost:{PORT} | what people type to get here; without a path |
 * | NODE_ENV | | `production` insists on SESSION_SECRET and a way to sign in |
 * | DATA_DIR | ./data | the embedded database's directory |
 * | DATABASE_URL | | a postgres:// address instead of the embedded database |
 * | SESSION_SECRET | made and kept in the database | at least 32 characters; the same on every node |
 * | GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET | | sign-in with Google |
 * | OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME | | sign-in with any OpenID Connect issuer |
 * | AUTH_LOCAL | `loopback` where nothing else is set up | the built-in sign-in: `off`, `loopback` (this computer only) or `code` (whoever has the start-up code) |
 * | FRAME_ANCESTORS | | sites that may frame the owner's pages, separated by spaces; `/f/` may be framed by anybody |
 * | TRUST_PROXY | | addresses or ranges of reverse proxies whose X-Forwarded-For counts, separated by commas |
 * | RATE_LIMIT | on | `off` for load tests, refused in production |
 * | RATE_LIMIT_SUBMIT_PER_ADDRESS | 20 | submissions a minute to one form from one address |
 * | RATE_LIMIT_SUBMIT_PER_FORM | 600 | submissions a minute to one form |
 * | RATE_LIMIT_SIGN_IN | 30 | steps of a sign-in a minute from one address |
 * | SHUTDOWN_DELAY_MS | 1500 in production, else 0 | how long /healthz says 503 before connections are closed |
 * | LOG_LEVEL | info in production, else warn | pino's levels, or `silent` |
 * | OWNER_APP_DIR, PUBLIC_FORM_DIR | apps/web/build/client, apps/web/dist/public-form | where the built pages are |
 */
const environment = z.object({
  PORT: z.coerce.number(aPort).int(aPort).min(1, aPort).max(65_535, aPort).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address like https://forms.example.org, without a path')
    .optional(),
  NODE_ENV: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z.url('must be an address like https://id.example.org').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60).default('OpenID Connect'),
  AUTH_LOCAL: z.enum(['off', 'loopback', 'code'], 'must be off, loopback or code').optional(),
  FRAME_ANCESTORS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((site) => site !== ''))
    .refine(
      (sites) => sites.every((site) => isOrigin(site.replace('://*.', '://any.'))),
      'must be addresses like https://www.example.org, separated by spaces',
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((address) => address !== ''))
    .refine(
      (list) =>
        list.every(
          (entry) => /^[^/]+(\/\d{1,3})?$/.test(entry) && isIP(entry.replace(/\/.*/, '')) !== 0,
        ),
      'must be addresses or ranges like 10.0.0.0/8, separated by commas; "true" is not accepted',
    ),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMIT_SUBMIT_PER_ADDRESS: perMinute(20),
  RATE_LIMIT_SUBMIT_PER_FORM: perMinute(600),
  RATE_LIMIT_SIGN_IN: perMinute(30),
  SHUTDOWN_DELAY_MS: z.coerce.number('must be a number').int().min(0).max(60_000).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  OWNER_APP_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../web/build/client', import.meta.url))),
  PUBLIC_FORM_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../web/dist/public-form', import.meta.url))),
})

export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}

/** `code`: whoever has the start-up code; `loopback`: that, and only on this computer (decision 33). */
export type LocalSignIn = 'off' | 'loopback' | 'code'

export interface RateLimitSettings {
  readonly submitPerAddress: number
  readonly submitPerForm: number
  readonly signIn: number
}

export interface Config {
  readonly port: number
  readonly host: string
  /** scheme, host and port, without a slash at the end */
  readonly publicUrl: string
  readonly production: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** absent outside production: one is made and kept in the database */
  readonly sessionSecret: string | undefined
  readonly google: OpenIdSettings | undefined
  readonly openId: OpenIdSettings | undefined
  readonly localSignIn: LocalSignIn
  readonly frameAncestors: readonly string[]
  readonly trustProxy: readonly string[]
  /** null: no limits */
  readonly rateLimits: RateLimitSettings | null
  readonly shutdownDelayMs: number
  readonly logLevel: string
  readonly ownerAppDir: string
  readonly publicFormDir: string
}

/** @throws StartupError naming the variable, what is wrong with it and what to do */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that nobody set: compose files and CI write them so.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environment.safeParse(set)
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: 'cannot be read' }
    throw new StartupError(`${path.join('.')} ${message}. Change it and start again.`)
  }
  const read = result.data
  const production = read.NODE_ENV === 'production'
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin
  const google = openIdSettings('GOOGLE', {
    issuer: 'https://accounts.google.com',
    clientId: read.GOOGLE_CLIENT_ID,
    clientSecret: read.GOOGLE_CLIENT_SECRET,
    name: 'Google',
  })
  const openId = openIdSettings('OIDC', {
    issuer: read.OIDC_ISSUER,
    clientId: read.OIDC_CLIENT_ID,
    clientSecret: read.OIDC_CLIENT_SECRET,
    name: read.OIDC_NAME,
  })
  const outside = google !== undefined || openId !== undefined

  if (production && read.SESSION_SECRET === undefined) {
    throw new StartupError(
      'SESSION_SECRET is missing. In production set it to a random text of at least 32 characters, for example from: openssl rand -base64 48',
    )
  }
  if (production && read.RATE_LIMIT === 'off') {
    throw new StartupError('RATE_LIMIT=off is for load tests and refused in production. Remove it.')
  }
  if (!outside && read.AUTH_LOCAL === 'off') {
    throw new StartupError(
      'AUTH_LOCAL=off leaves no way to sign in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or remove it.',
    )
  }
  if (production && !outside && read.AUTH_LOCAL === undefined && !isLoopbackUrl(publicUrl)) {
    throw new StartupError(
      'Nobody could sign in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET), or AUTH_LOCAL=code for the built-in sign-in with the code printed at start.',
    )
  }

  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    production,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    sessionSecret: read.SESSION_SECRET,
    google,
    openId,
    localSignIn:
      read.AUTH_LOCAL ?? (outside ? 'off' : isLoopbackUrl(publicUrl) ? 'loopback' : 'code'),
    frameAncestors: read.FRAME_ANCESTORS,
    trustProxy: read.TRUST_PROXY,
    rateLimits:
      read.RATE_LIMIT === 'off'
        ? null
        : {
            submitPerAddress: read.RATE_LIMIT_SUBMIT_PER_ADDRESS,
            submitPerForm: read.RATE_LIMIT_SUBMIT_PER_FORM,
            signIn: read.RATE_LIMIT_SIGN_IN,
          },
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS ?? (production ? 1500 : 0),
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    ownerAppDir: read.OWNER_APP_DIR,
    publicFormDir: read.PUBLIC_FORM_DIR,
  }
}

export function isLoopbackUrl(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}

/** All of an issuer's settings, or none of them. */
function openIdSettings(
  prefix: 'GOOGLE' | 'OIDC',
  settings: { readonly [Key in keyof OpenIdSettings]: string | undefined },
): OpenIdSettings | undefined {
  const { issuer, clientId, clientSecret, name = prefix } = settings
  const given = prefix === 'OIDC' ? [issuer, clientId, clientSecret] : [clientId, clientSecret]
  if (given.every((value) => value === undefined)) return undefined
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    const names =
      prefix === 'OIDC' ? ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] : ['CLIENT_ID', 'CLIENT_SECRET']
    const missing = names.filter((_, index) => given[index] === undefined)
    throw new StartupError(
      `${missing.map((part) => `${prefix}_${part}`).join(' and ')} must be set beside the other ${prefix}_ variables.`,
    )
  }
  if (!issuer.startsWith('https://') && !isLoopbackUrl(issuer)) {
    throw new StartupError('OIDC_ISSUER must begin with https://. Change it and start again.')
  }
  return { issuer, clientId, clientSecret, name }
}

function perMinute(usual: number) {
  return z.coerce.number('must be a number').int().min(1).default(usual)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`)
}
