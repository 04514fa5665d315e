import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isMailbox } from '@ramiform/contract/mailbox'
import { isWebAddress } from '@ramiform/contract/web-address'
import { z } from 'zod'
import { overlap, readRange } from './outgoing/public-address.ts'

/**
 * The environment variables, validated one by one. All have defaults that work on a developer's computer.
 *
 * | Variable | Default | Meaning |
 * |---|---|---|
 * | PORT | 3000 | port that the server listens on |
 * | HOST | 127.0.0.1 | address that the server listens on; 0.0.0.0 for all addresses |
 * | PUBLIC_URL | http://localhost:{PORT} | URL that people open, without a path |
 * | NODE_ENV | | `production` requires SESSION_SECRET and a way to sign in |
 * | DATA_DIR | ./data | folder of the embedded database |
 * | FILES_DIR | {DATA_DIR}/files | folder for uploaded files; with S3_BUCKET only for uploads in progress |
 * | FILES_MAX_MEGABYTES | 100 | maximum size of one file, whatever a form allows |
 * | S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY | | S3-compatible storage instead of the folder; S3_ENDPOINT only for providers other than Amazon |
 * | DATABASE_URL | | a postgres:// address, instead of the embedded database |
 * | REDIS_URL | | a redis:// or rediss:// address of a Redis or Valkey that all nodes share for rate limits, floods and the start-up code |
 * | SESSION_SECRET | created and stored in the database | at least 32 characters, the same on every node |
 * | GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET | | sign-in with Google |
 * | OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME | | sign-in with any OpenID Connect issuer |
 * | AUTH_LOCAL | `loopback` if no other sign-in is set up | built-in sign-in: `off`, `loopback` (this computer only) or `code` (with the start-up code) |
 * | FRAME_ANCESTORS | | sites that may embed the owner's pages, separated by spaces; every site may embed `/f/` |
 * | TRUST_PROXY | | addresses or ranges of trusted reverse proxies (X-Forwarded-For), separated by commas |
 * | SMTP_URL | | mail server, such as smtps://user:password@mail.example.org; without it no email is sent |
 * | MAIL_FROM | | sender of emails: an address, or `Name <address>` |
 * | MAILS_PER_OWNER_HOUR | 300 | emails per hour that all forms of one owner may send together |
 * | MAILS_PER_OWNER_DAY | 2000 | emails per day that all forms of one owner may send together |
 * | WEBHOOK_ALLOW_ADDRESSES | | private addresses or ranges that webhooks may call, separated by commas |
 * | WEBHOOK_SHOW_ANSWERS | off | `on`: the delivery log shows the first 500 characters of a receiver's response |
 * | PAYMENTS_TEST_MODE | | `allow`: forms without provider keys accept test payments in production too; no money moves |
 * | PAYMENTS_GRACE_SECONDS | 900 | seconds after a payment until the server submits the form for the respondent |
 * | RATE_LIMIT | on | `off` for load tests; rejected in production |
 * | RATE_LIMIT_SUBMIT_PER_ADDRESS | 20 | submissions per minute from one address to one form; ten times as many with proofs of work |
 * | RATE_LIMIT_SUBMIT_PER_FORM | 600 | submissions per minute to one form; ten times as many with proofs of work |
 * | RATE_LIMIT_SIGN_IN | 30 | sign-in steps per minute from one address |
 * | OPERATOR_NAME, OPERATOR_EMAIL, OPERATOR_ADDRESS | | operator of this server, for the contact and legal pages; OPERATOR_ADDRESS is the postal address |
 * | OPERATOR_PHONE | | phone number for the contact page |
 * | OPERATOR_JURISDICTION | | law and place that the terms name, such as `Germany` |
 * | OPERATOR_SOCIAL | | up to four URLs of the operator's accounts, separated by spaces |
 * | BACKUP_KEY_FILE, BACKUP_KEY | | file with the key that encrypts backups, or the key itself |
 * | BACKUP_DIR | | directory of scheduled backups; without it there are none |
 * | BACKUP_EVERY_HOURS | 24 | hours between scheduled backups |
 * | BACKUP_KEEP | 7 | number of scheduled backups to keep |
 * | MIN_FREE_MEGABYTES | 100 | /healthz returns 503 while the disk of DATA_DIR or FILES_DIR has less free space |
 * | SHUTDOWN_DELAY_MS | 1500 in production, else 0 | milliseconds that /healthz returns 503 before connections close |
 * | LOG_LEVEL | info in production, else warn | a pino level, or `silent` |
 * | METRICS_TOKEN | | turns on /metrics, for callers with this bearer token; at least 16 characters |
 * | METRICS_ALLOW_ADDRESSES | | turns on /metrics, for callers with these addresses or ranges, separated by commas |
 * | OTEL_EXPORTER_OTLP_ENDPOINT | | OpenTelemetry collector that gets traces, such as http://localhost:4318 |
 * | OWNER_APP_DIR, PUBLIC_FORM_DIR | apps/web/build/client, apps/web/dist/public-form | folders of the built pages |
 */
export const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'must be an IP address or a host name, such as 127.0.0.1, without a port')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address like https://forms.example.org, without a path')
    .optional(),
  NODE_ENV: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  FILES_DIR: z.string().optional(),
  FILES_MAX_MEGABYTES: wholeNumber(1, 100).default(100),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address like https://s3.example.org')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(
      isConnectionAddress,
      'must be an address like postgres://user:password@host:5432/database, with special characters of the password written as %40',
    )
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/[^/]/, 'must begin with redis:// or rediss:// and name a host')
    .refine(isConnectionAddress, 'must be an address like redis://user:password@host:6379')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isWebAddress, 'must be an address like https://id.example.org')
    .optional(),
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
      (list) => list.every(isProxyRange),
      'must be addresses or ranges like 10.0.0.0/8, separated by commas; "true" and /0 are not accepted, because then any client could fake its address',
    ),
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      'must be an address like smtps://user:password@mail.example.org:465, with special characters of the password written as %40',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== null, 'must be an address, or a name and <an address>')
    .optional(),
  MAILS_PER_OWNER_HOUR: wholeNumber(1, 1_000_000).default(300),
  MAILS_PER_OWNER_DAY: wholeNumber(1, 1_000_000).default(2_000),
  WEBHOOK_ALLOW_ADDRESSES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine(
      (list) => list.every((entry) => mayBeAllowed(entry)),
      'must be addresses or ranges like 10.0.0.5 or 10.1.0.0/16, separated by commas, without link-local addresses or ranges wider than /8',
    ),
  WEBHOOK_SHOW_ANSWERS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  PAYMENTS_TEST_MODE: z.enum(['allow'], 'must be allow or unset').optional(),
  PAYMENTS_GRACE_SECONDS: wholeNumber(1, 86_400).default(900),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  RATE_LIMIT_SUBMIT_PER_ADDRESS: perMinute(20),
  RATE_LIMIT_SUBMIT_PER_FORM: perMinute(600),
  RATE_LIMIT_SIGN_IN: perMinute(30),
  OPERATOR_NAME: z.string().trim().max(200).default(''),
  OPERATOR_EMAIL: z
    .string()
    .trim()
    .refine(isMailbox, 'must be an email address like hello@example.org')
    .or(z.literal(''))
    .default(''),
  OPERATOR_ADDRESS: z.string().trim().max(500).default(''),
  OPERATOR_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d ()./-]*$/, 'must be a phone number like +44 20 7946 0000')
    .default(''),
  OPERATOR_JURISDICTION: z.string().trim().max(200).default(''),
  OPERATOR_SOCIAL: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((address) => address !== ''))
    .refine(
      (addresses) => addresses.length <= 4 && addresses.every(isHttpsAddress),
      'must be up to four addresses like https://social.example.org/@name, separated by spaces',
    ),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 744).default(24),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(7),
  MIN_FREE_MEGABYTES: wholeNumber(0, 1_000_000_000).default(100),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 60_000).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  METRICS_ALLOW_ADDRESSES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine(
      (list) => list.every(isProxyRange),
      'must be addresses or ranges like 127.0.0.1 or 10.1.0.0/16, separated by commas; /0 is not accepted',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isWebAddress, 'must be an address like http://localhost:4318')
    .optional(),
  OWNER_APP_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../web/build/client', import.meta.url))),
  PUBLIC_FORM_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../web/dist/public-form', import.meta.url))),
})

/** Validated environment variables. */
export type Environment = z.output<typeof environment>

export interface MailSender {
  readonly name: string
  readonly address: string
}

/** Parses the sender of emails: `forms@example.org` or `Forms <forms@example.org>`. Null for any other text. */
export function readSender(text: string): MailSender | null {
  const [, name = '', address = ''] = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>)$/.exec(text.trim()) ?? []
  const found = address === '' ? { name: '', address: text.trim() } : { name: name.trim(), address }
  return isMailbox(found.address) && !/\p{Cc}/u.test(found.name) ? found : null
}

function isSmtpUrl(text: string): boolean {
  return isConnectionAddress(text) && /^smtps?:\/\/[^/]/.test(text)
}

/** Validates a connection URL. Mail and database clients decode each part and fail on an invalid `%` escape. */
function isConnectionAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  try {
    decodeURIComponent(text)
    return new URL(text).hostname !== '' || text.startsWith('postgres')
  } catch {
    return false
  }
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/i.test(text)
}

/** Validates a proxy address or range. A /0 range would trust everyone; the router rejects it too. */
function isProxyRange(entry: string): boolean {
  const range = readRange(entry)
  return range !== null && range[1] > 0 && /^[^/%]+(\/\d+)?$/.test(entry)
}

/** Link-local addresses of cloud metadata services. Webhooks can never be allowed to call them. */
const linkLocal = ['169.254.0.0/16', 'fe80::/10', 'fd00:ec2::254'].map(readRange)

function mayBeAllowed(entry: string): boolean {
  const range = readRange(entry)
  if (range === null || range[1] < 8) return false
  return !linkLocal.some((one) => one !== null && overlap(one, range))
}

function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(rule).int(rule).min(least, rule).max(most, rule)
}

function perMinute(usual: number) {
  return wholeNumber(1, 1_000_000).default(usual)
}

function isHttpsAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === `${origin}/`)
}
