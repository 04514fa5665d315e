import { join } from 'node:path'
import type { Operator } from '@ramiform/contract/site-values'
import type { BackupKeySettings } from './backup/format/backup-key.ts'
import { type Environment, environment, type MailSender, readSender } from './environment.ts'
import type { S3Settings } from './files/storage/s3.ts'
import type { OwnerMailLimits } from './notifications/email/owner-limit.ts'
import { type IpRange, readRange } from './outgoing/public-address.ts'
import { StartupError } from './startup-error.ts'

/** Client settings for one OpenID Connect issuer. */
export interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}

/**
 * Built-in sign-in (decision 33). `code`: sign-in with the start-up code. `loopback`: the same, only on this computer.
 */
export type LocalSignIn = 'off' | 'loopback' | 'code'

/** SMTP server and sender of emails. */
export interface MailSettings {
  readonly smtpUrl: string
  readonly from: MailSender
}

/** Rate limits, each in requests per minute. */
export interface RateLimitSettings {
  readonly submitPerAddress: number
  readonly submitPerForm: number
  readonly signIn: number
}

/** Storage of uploaded files. */
export interface FileSettings {
  readonly directory: string
  /** S3-compatible storage. When set, it replaces `directory` as the place for files. */
  readonly s3: S3Settings | undefined
  /** Maximum size of one file in megabytes. */
  readonly maxMegabytes: number
}

/** Callers that may read `/metrics`: those with the token, and those with an address in a range. */
export interface MetricsSettings {
  readonly token: string | undefined
  readonly addresses: readonly IpRange[]
  /** A proxy is trusted, so forwarded addresses are true. */
  readonly trustsProxy: boolean
}

/** Key and schedule of backups. */
export interface BackupSettings extends BackupKeySettings {
  /** Directory of scheduled backups. When undefined, the server makes none. */
  readonly directory: string | undefined
  readonly everyMs: number
  /** Number of scheduled backups to keep. */
  readonly keep: number
}

/** Configuration of the server, validated and with defaults applied. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Public URL of the server: scheme, host and port, without a slash at the end. */
  readonly publicUrl: string
  readonly production: boolean
  readonly dataDir: string
  readonly files: FileSettings
  readonly databaseUrl: string | undefined
  /** Redis that all nodes share. When undefined, each node counts for itself. */
  readonly redisUrl: string | undefined
  /**
   * Secret for cookies and encryption. If unset outside production, the server creates one and stores it in the
   * database.
   */
  readonly sessionSecret: string | undefined
  readonly google: OpenIdSettings | undefined
  readonly openId: OpenIdSettings | undefined
  readonly localSignIn: LocalSignIn
  readonly frameAncestors: readonly string[]
  readonly trustProxy: readonly string[]
  /** SMTP settings. When undefined, the server sends no email. */
  readonly mail: MailSettings | undefined
  /** Limits on emails that all forms of one owner may send together. */
  readonly ownerMailLimits: OwnerMailLimits
  /** Contact details of the operator, for the site's pages. */
  readonly operator: Operator
  readonly webhookAllowAddresses: readonly string[]
  /** Owners see the start of a webhook receiver's response, in addition to its status. */
  readonly webhookShowAnswers: boolean
  /** Forms without payment provider keys accept test payments (decision 32). */
  readonly testPayments: boolean
  /** Milliseconds after a payment until the server submits the paid form for the respondent. */
  readonly paymentGraceMs: number
  /** Rate limits. Null turns them off. */
  readonly rateLimits: RateLimitSettings | null
  readonly backup: BackupSettings
  /** Minimum free disk space in bytes. Below it the server reports itself unhealthy. */
  readonly minFreeBytes: number
  readonly shutdownDelayMs: number
  /** Access to the metrics. Null turns them off. */
  readonly metrics: MetricsSettings | null
  /** URL of the OpenTelemetry collector. Without it, the server records no traces. */
  readonly tracesTo: string | undefined
  readonly logLevel: string
  readonly ownerAppDir: string
  readonly publicFormDir: string
}

/**
 * Reads the configuration from environment variables. Call it once, at start.
 * @throws StartupError naming the variable, the problem and the fix
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // Compose files and CI write unset variables as empty, so empty variables count as unset.
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
    redisUrl: read.REDIS_URL,
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
    backup: {
      key: read.BACKUP_KEY,
      keyFile: read.BACKUP_KEY_FILE,
      directory: read.BACKUP_DIR,
      everyMs: read.BACKUP_EVERY_HOURS * 60 * 60 * 1_000,
      keep: read.BACKUP_KEEP,
    },
    minFreeBytes: read.MIN_FREE_MEGABYTES * 1_000_000,
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS ?? (production ? 1500 : 0),
    metrics: metricsSettings(read),
    tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    ownerAppDir: read.OWNER_APP_DIR,
    publicFormDir: read.PUBLIC_FORM_DIR,
  }
}

/** Checks if a URL's host is this computer. */
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

function metricsSettings(read: Environment): MetricsSettings | null {
  const { METRICS_TOKEN: token, METRICS_ALLOW_ADDRESSES: allowed } = read
  if (token === undefined && allowed.length === 0) return null
  const addresses = allowed.map(readRange).filter((range) => range !== null)
  return { token, addresses, trustsProxy: read.TRUST_PROXY.length > 0 }
}

/** Reads the settings of one OpenID Connect issuer: all of them, or undefined if none is set. */
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

/** Variables that the contact and legal pages need to be complete. */
const neededFromOperator = ['OPERATOR_NAME', 'OPERATOR_EMAIL', 'OPERATOR_ADDRESS'] as const

/**
 * Reads the operator's contact details.
 * @throws StartupError in production for an email address under a name reserved for examples (RFC 2606)
 */
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
