import { isIP } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMailbox } from '@ramiform/contract/mailbox'
import { z } from 'zod'
import type { S3Settings } from './files/storage/s3.ts'
import { overlap, readRange } from './outgoing/public-address.ts'
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
 * | FILES_DIR | {DATA_DIR}/files | where files that visitors send are kept, with S3_BUCKET only while they arrive |
 * | FILES_MAX_MEGABYTES | 100 | what one file may weigh at most, whatever a form allows |
 * | S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY | | an S3-compatible store for files instead of the folder; S3_ENDPOINT for others than Amazon's |
 * | DATABASE_URL | | a postgres:// address instead of the embedded database |
 * | SESSION_SECRET | made and kept in the database | at least 32 characters; the same on every node |
 * | GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET | | sign-in with Google |
 * | OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME | | sign-in with any OpenID Connect issuer |
 * | AUTH_LOCAL | `loopback` where nothing else is set up | the built-in sign-in: `off`, `loopback` (this computer only) or `code` (whoever has the start-up code) |
 * | FRAME_ANCESTORS | | sites that may frame the owner's pages, separated by spaces; `/f/` may be framed by anybody |
 * | TRUST_PROXY | | addresses or ranges of reverse proxies whose X-Forwarded-For counts, separated by commas |
 * | SMTP_URL | | the mail server, like smtps://user:password@mail.example.org; without it no e-mail is sent |
 * | MAIL_FROM | | whom mails come from: an address, or `Name <address>` |
 * | WEBHOOK_ALLOW_ADDRESSES | | private addresses or ranges that webhooks may be sent to nevertheless, separated by commas |
 * | PAYMENTS_TEST_MODE | | `allow`: in production too, forms without keys of a payment provider take test payments, in which no money moves |
 * | PAYMENTS_GRACE_SECONDS | 900 | who has paid may take so long to send the form before it is sent for them |
 * | RATE_LIMIT | on | `off` for load tests, refused in production |
 * | RATE_LIMIT_SUBMIT_PER_ADDRESS | 20 | submissions a minute to one form from one address; up to ten times as many with a proof of work each |
 * | RATE_LIMIT_SUBMIT_PER_FORM | 600 | submissions a minute to one form, likewise |
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
  FILES_DIR: z.string().optional(),
  FILES_MAX_MEGABYTES: z.coerce
    .number('must be a whole number from 1 to 100')
    .int('must be a whole number from 1 to 100')
    .min(1, 'must be a whole number from 1 to 100')
    .max(100, 'must be a whole number from 1 to 100')
    .default(100),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url('must be an address like https://s3.example.org').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
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
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address like smtps://user:password@mail.example.org:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== null, 'must be an address, or a name and <an address>')
    .optional(),
  WEBHOOK_ALLOW_ADDRESSES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine(
      (list) => list.every((entry) => mayBeAllowed(entry)),
      'must be addresses or ranges like 10.0.0.5 or 10.1.0.0/16, separated by commas: no range wider than /8, and none that holds link-local addresses',
    ),
  PAYMENTS_TEST_MODE: z.enum(['allow'], 'must be allow, or not be set').optional(),
  PAYMENTS_GRACE_SECONDS: z.coerce
    .number('must be a whole number from 1 to 86400')
    .int('must be a whole number from 1 to 86400')
    .min(1, 'must be a whole number from 1 to 86400')
    .max(86_400, 'must be a whole number from 1 to 86400')
    .default(900),
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

export interface MailSettings {
  readonly smtpUrl: string
  readonly from: MailSender
}

export interface MailSender {
  readonly name: string
  readonly address: string
}

export interface RateLimitSettings {
  readonly submitPerAddress: number
  readonly submitPerForm: number
  readonly signIn: number
}

export interface FileSettings {
  readonly directory: string
  /** instead of the folder */
  readonly s3: S3Settings | undefined
  /** what one file may weigh at most */
  readonly maxMegabytes: number
}

export interface Config {
  readonly port: number
  readonly host: string
  /** scheme, host and port, without a slash at the end */
  readonly publicUrl: string
  readonly production: boolean
  readonly dataDir: string
  readonly files: FileSettings
  readonly databaseUrl: string | undefined
  /** absent outside production: one is made and kept in the database */
  readonly sessionSecret: string | undefined
  readonly google: OpenIdSettings | undefined
  readonly openId: OpenIdSettings | undefined
  readonly localSignIn: LocalSignIn
  readonly frameAncestors: readonly string[]
  readonly trustProxy: readonly string[]
  /** absent: no mail is sent */
  readonly mail: MailSettings | undefined
  readonly webhookAllowAddresses: readonly string[]
  /** whether forms without keys of a payment provider take test payments (decision 32) */
  readonly testPayments: boolean
  /** from paying to being sent for the respondent, in milliseconds */
  readonly paymentGraceMs: number
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
    files: {
      directory: read.FILES_DIR ?? join(read.DATA_DIR, 'files'),
      s3: s3Settings(read),
      maxMegabytes: read.FILES_MAX_MEGABYTES,
    },
    databaseUrl: read.DATABASE_URL,
    sessionSecret: read.SESSION_SECRET,
    google,
    openId,
    localSignIn:
      read.AUTH_LOCAL ?? (outside ? 'off' : isLoopbackUrl(publicUrl) ? 'loopback' : 'code'),
    frameAncestors: read.FRAME_ANCESTORS,
    trustProxy: read.TRUST_PROXY,
    mail: mailSettings(read.SMTP_URL, read.MAIL_FROM),
    webhookAllowAddresses: read.WEBHOOK_ALLOW_ADDRESSES,
    testPayments: !production || read.PAYMENTS_TEST_MODE === 'allow',
    paymentGraceMs: read.PAYMENTS_GRACE_SECONDS * 1_000,
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

function s3Settings(read: z.output<typeof environment>): S3Settings | undefined {
  if (read.S3_BUCKET === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set beside S3_BUCKET.',
    )
  }
  return {
    bucket: read.S3_BUCKET,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  }
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

function mailSettings(
  smtpUrl: string | undefined,
  from: string | undefined,
): MailSettings | undefined {
  const sender = from === undefined ? null : readSender(from)
  if (smtpUrl !== undefined && sender !== null) return { smtpUrl, from: sender }
  if (smtpUrl === undefined && sender === null) return undefined
  const missing = smtpUrl === undefined ? 'SMTP_URL' : 'MAIL_FROM'
  throw new StartupError(`${missing} is missing: mail needs SMTP_URL and MAIL_FROM, or neither.`)
}

/** `forms@example.org` or `Forms <forms@example.org>` */
function readSender(text: string): MailSender | null {
  const [, name = '', address = ''] = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>)$/.exec(text.trim()) ?? []
  const found = address === '' ? { name: '', address: text.trim() } : { name: name.trim(), address }
  return isMailbox(found.address) && !/\p{Cc}/u.test(found.name) ? found : null
}

function isSmtpUrl(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
  )
}

/** Cloud servers answer questions about themselves at a link-local address: nobody's webhook goes there. */
const linkLocal = ['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::254'].map(readRange)

function mayBeAllowed(entry: string): boolean {
  const range = readRange(entry)
  if (range === null || range[1] < 8) return false
  return !linkLocal.some((one) => one !== null && overlap(one, range))
}

function perMinute(usual: number) {
  return z.coerce.number('must be a number').int().min(1).default(usual)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`)
}
