import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('was not refused')
}

describe('with nothing set', () => {
  test('the server is for this computer, with its own sign-in', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      localSignIn: 'loopback',
      frameAncestors: [],
      trustProxy: [],
      rateLimits: { submitPerAddress: 20, submitPerForm: 600, signIn: 30 },
    })
  })

  test('an empty variable is as good as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', AUTH_LOCAL: '' })).toEqual(readConfig({}))
  })
})

describe('the built-in sign-in', () => {
  test('needs the code alone where people come from elsewhere, and is off beside an outside provider', () => {
    expect(readConfig({ PUBLIC_URL: 'http://192.0.2.1:3000' }).localSignIn).toBe('code')
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
    expect(readConfig(google).localSignIn).toBe('off')
    expect(readConfig({ ...google, AUTH_LOCAL: 'code' }).localSignIn).toBe('code')
  })
})

test('mail has a server and a sender, with or without a name', () => {
  const SMTP_URL = 'smtps://user:password@mail.example.org'
  const from = (MAIL_FROM: string) => readConfig({ SMTP_URL, MAIL_FROM }).mail?.from
  expect(from('forms@example.org')).toEqual({ name: '', address: 'forms@example.org' })
  expect(from('Our forms <forms@example.org>')).toEqual({
    name: 'Our forms',
    address: 'forms@example.org',
  })
  expect(readConfig({}).mail).toBeUndefined()
})

test('private addresses are exceptions one by one, or in ranges', () => {
  const WEBHOOK_ALLOW_ADDRESSES = '127.0.0.1, 10.1.0.0/16 fd00::5'
  expect(readConfig({ WEBHOOK_ALLOW_ADDRESSES }).webhookAllowAddresses).toEqual([
    '127.0.0.1',
    '10.1.0.0/16',
    'fd00::5',
  ])
})

const refused: readonly { what: string; environment: Record<string, string>; says: string }[] = [
  {
    what: 'a port that is none',
    environment: { PORT: 'http' },
    says: 'PORT must be a whole number',
  },
  { what: 'a port beyond the last', environment: { PORT: '99999' }, says: 'from 1 to 65535' },
  {
    what: 'an invented contact address in production',
    environment: {
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
      OPERATOR_EMAIL: 'hello@ramiform.example',
    },
    says: 'OPERATOR_EMAIL=hello@ramiform.example is an example address',
  },
  {
    what: 'an account elsewhere that is no address',
    environment: { OPERATOR_SOCIAL: '@ramiform' },
    says: 'OPERATOR_SOCIAL must be',
  },
  {
    what: 'a mail server without a sender',
    environment: { SMTP_URL: 'smtp://mail.example.org' },
    says: 'MAIL_FROM is missing',
  },
  {
    what: 'a sender without a mail server',
    environment: { MAIL_FROM: 'forms@example.org' },
    says: 'SMTP_URL is missing',
  },
  {
    what: 'a mail server that is none',
    environment: { SMTP_URL: 'https://mail.example.org', MAIL_FROM: 'a@example.org' },
    says: 'SMTP_URL must be',
  },
  {
    what: 'a sender who is two',
    environment: { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org, b@example.org' },
    says: 'MAIL_FROM must be',
  },
  {
    what: 'the whole Internet as an exception for webhooks',
    environment: { WEBHOOK_ALLOW_ADDRESSES: '0.0.0.0/0' },
    says: 'WEBHOOK_ALLOW_ADDRESSES must be',
  },
  {
    what: 'a range of exceptions that holds the metadata of cloud servers',
    environment: { WEBHOOK_ALLOW_ADDRESSES: '10.0.0.1, 169.254.0.0/16' },
    says: 'WEBHOOK_ALLOW_ADDRESSES must be',
  },
  ...['169.254.170.2', '169.254.128.0/20', '169.0.0.0/8', 'fe80::7', 'fd00:ec2::/32'].map(
    (entry) => ({
      what: `the link-local exception ${entry}`,
      environment: { WEBHOOK_ALLOW_ADDRESSES: entry },
      says: 'WEBHOOK_ALLOW_ADDRESSES must be',
    }),
  ),
  {
    what: 'a public address with a path',
    environment: { PUBLIC_URL: 'https://a.example/forms' },
    says: 'PUBLIC_URL must be an address like',
  },
  {
    what: 'a public address that is none',
    environment: { PUBLIC_URL: 'javascript:alert(1)' },
    says: 'PUBLIC_URL',
  },
  {
    what: 'a database of another kind',
    environment: { DATABASE_URL: 'mysql://a' },
    says: 'DATABASE_URL must begin with postgres://',
  },
  {
    what: 'production without a secret',
    environment: { NODE_ENV: 'production' },
    says: 'SESSION_SECRET is missing. In production set it to a random text',
  },
  {
    what: 'a secret that is too short',
    environment: { SESSION_SECRET: 'abc' },
    says: 'SESSION_SECRET must have at least 32 characters',
  },
  {
    what: 'production that nobody could sign in to',
    environment: { ...production, PUBLIC_URL: 'https://a.example' },
    says: 'No way to sign in is configured. Set GOOGLE_CLIENT_ID',
  },
  {
    what: 'no way to sign in at all',
    environment: { AUTH_LOCAL: 'off' },
    says: 'AUTH_LOCAL=off leaves no way to sign in',
  },
  {
    what: 'half of Google',
    environment: { GOOGLE_CLIENT_ID: 'a' },
    says: 'GOOGLE_CLIENT_SECRET must be set',
  },
  {
    what: 'an issuer without https',
    environment: { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    says: 'OIDC_ISSUER must begin with https://',
  },
  {
    what: 'trust in every proxy',
    environment: { TRUST_PROXY: 'true' },
    says: 'TRUST_PROXY must be addresses',
  },
  ...['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8, 0.0.0.0/0', '10.0.0.0/', '::1%eth0/64'].map(
    (TRUST_PROXY) => ({
      what: `trust in ${TRUST_PROXY}`,
      environment: { TRUST_PROXY },
      says: 'TRUST_PROXY must be addresses',
    }),
  ),
  {
    what: 'a mail server with a password that is not encoded',
    environment: { SMTP_URL: 'smtp://a:100%@mail.example.org', MAIL_FROM: 'a@example.org' },
    says: 'SMTP_URL must be',
  },
  {
    what: 'a database with a password that is not encoded',
    environment: { DATABASE_URL: 'postgres://a:100%@db.example.org/forms' },
    says: 'DATABASE_URL must be',
  },
  {
    what: 'a database address with half of an IPv6 host',
    environment: { DATABASE_URL: 'postgres://[::1/forms' },
    says: 'DATABASE_URL must be',
  },
  {
    what: 'an S3 store that is a folder',
    environment: { S3_ENDPOINT: 'file:///srv/s3' },
    says: 'S3_ENDPOINT must be',
  },
  {
    what: 'an S3 store without a host',
    environment: { S3_ENDPOINT: 'https:evil' },
    says: 'S3_ENDPOINT must be',
  },
  {
    what: 'an issuer without a host',
    environment: { OIDC_ISSUER: 'https:evil', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    says: 'OIDC_ISSUER must be',
  },
  {
    what: 'a port that is a space',
    environment: { PORT: ' ' },
    says: 'PORT must be a whole number',
  },
  {
    what: 'a host with a scheme and a port',
    environment: { HOST: 'http://0.0.0.0:3000' },
    says: 'HOST must be',
  },
  {
    what: 'half a submission a minute',
    environment: { RATE_LIMIT_SUBMIT_PER_ADDRESS: '0.5' },
    says: 'RATE_LIMIT_SUBMIT_PER_ADDRESS must be a whole number',
  },
  {
    what: 'endless submissions a minute',
    environment: { RATE_LIMIT_SIGN_IN: '1e999' },
    says: 'RATE_LIMIT_SIGN_IN must be a whole number',
  },
  {
    what: 'a wait of half a millisecond',
    environment: { SHUTDOWN_DELAY_MS: '0.5' },
    says: 'SHUTDOWN_DELAY_MS must be a whole number',
  },
  {
    what: 'frames from everywhere',
    environment: { FRAME_ANCESTORS: '*' },
    says: 'FRAME_ANCESTORS must be addresses',
  },
  {
    what: 'frames with more policy in them',
    environment: { FRAME_ANCESTORS: "https://a.example; script-src 'none'" },
    says: 'FRAME_ANCESTORS must be addresses',
  },
  {
    what: 'production without limits',
    environment: { ...production, RATE_LIMIT: 'off' },
    says: 'RATE_LIMIT=off is for load tests',
  },
]

test.each(refused)('$what is refused in one line that says what to do', ({ environment, says }) => {
  const line = refusalOf(environment)
  expect(line).toContain(says)
  expect(line).not.toContain('\n')
})
