import { join } from 'node:path'
import type { Operator } from '@ramiform/contract/site-values'
import { type Environment, environment, type MailSender, readSender } from './environment.ts'
import type { S3Settings } from './files/storage/s3.ts'
import type { OwnerMailLimits } from './notifications/email/owner-limit.ts'
import { StartupError } from './startup-error.ts'

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
  /** contact details for the site's pages */
  /** mails that all forms of one owner together may send */
  readonly ownerMailLimits: OwnerMailLimits
  readonly operator: Operator
  readonly webhookAllowAddresses: readonly string[]
  /** whether owners see what the receivers of their webhooks answer, beside the status */
  readonly webhookShowAnswers: boolean
  /** whether forms without keys of a payment provider take test payments (decision 32) */
  readonly testPayments: boolean
  /** from paying to being sent for the respondent, in milliseconds */
  readonly paymentGraceMs: number
  /** null: no limits */
  readonly rateLimits: RateLimitSettings | null
  /** free bytes of a disk below which the server is not healthy */
  readonly minFreeBytes: number
  readonly shutdownDelayMs: number
  readonly logLevel: string
  readonly ownerAppDir: string
  readonly publicFormDir: string
}

/**
 * What the variables come to together, read once.
 * @throws StartupError naming the variable, what is wrong with it and what to do
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is one that nobody set: compose files and CI write them so.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = environment.safeParse(set)
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: 'is invalid' }
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
    throw new StartupError(
      'RATE_LIMIT=off is for load tests and not allowed in production. Remove it.',
    )
  }
  if (!outside && read.AUTH_LOCAL === 'off') {
    throw new StartupError(
      'AUTH_LOCAL=off leaves no way to sign in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or remove it.',
    )
  }
  if (production && !outside && read.AUTH_LOCAL === undefined && !isLoopbackUrl(publicUrl)) {
    throw new StartupError(
      'No way to sign in is configured. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (or OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET), or AUTH_LOCAL=code for the built-in sign-in with the code printed at start.',
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
    ownerMailLimits: { perHour: read.MAILS_PER_OWNER_HOUR, perDay: read.MAILS_PER_OWNER_DAY },
    operator: operatorSettings(read, production),
    webhookAllowAddresses: read.WEBHOOK_ALLOW_ADDRESSES,
    webhookShowAnswers: read.WEBHOOK_SHOW_ANSWERS === 'on',
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
    minFreeBytes: read.MIN_FREE_MEGABYTES * 1_000_000,
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS ?? (production ? 1500 : 0),
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    ownerAppDir: read.OWNER_APP_DIR,
    publicFormDir: read.PUBLIC_FORM_DIR,
  }
}

export function isLoopbackUrl(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}

function s3Settings(read: Environment): S3Settings | undefined {
  if (read.S3_BUCKET === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set.',
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
      `${missing.map((part) => `${prefix}_${part}`).join(' and ')} must be set together with the other ${prefix}_ variables.`,
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

/** Contact and legal pages cannot be complete without these. */
const neededFromOperator = ['OPERATOR_NAME', 'OPERATOR_EMAIL', 'OPERATOR_ADDRESS'] as const

/** @throws StartupError in production for an email address under a name reserved for examples (RFC 2606) */
function operatorSettings(read: Environment, production: boolean): Operator {
  const { OPERATOR_EMAIL: email, OPERATOR_PHONE: phone, OPERATOR_SOCIAL: social } = read
  if (production && isReservedName(email.split('@')[1] ?? '')) {
    throw new StartupError(
      `OPERATOR_EMAIL=${email} is an example address. Set it to an address that you read.`,
    )
  }
  const [social1 = '', social2 = '', social3 = '', social4 = ''] = social
  return {
    name: read.OPERATOR_NAME,
    email,
    phone,
    phoneLink: phone.replaceAll(' ', ''),
    address: read.OPERATOR_ADDRESS,
    jurisdiction: read.OPERATOR_JURISDICTION,
    missing: neededFromOperator.filter((name) => read[name] === '').join(', '),
    social1,
    social2,
    social3,
    social4,
  }
}

function isReservedName(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org))?|invalid|test|localhost)$/i.test(host)
}
