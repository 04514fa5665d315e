import type dns from 'node:dns'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../create-log.ts'
import type { Database } from '../database/connect.ts'
import { sessionCookieName } from '../http/cookies.ts'
import type { SharedRedis } from '../nodes/redis.ts'
import type { Tracing } from '../observability/tracing.ts'
import type { StripeAddress } from '../payments/providers/stripe.ts'
import { createStartCode, type StartCode } from '../sign-in/built-in/start-code.ts'
import { buildTestPublicForm } from './build-test-public-form.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type TestBrowser, testBrowser } from './test-browser.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: Database
  readonly startCode: StartCode
  /** Folder of uploaded files. */
  readonly filesDir: string
  /** Returns the log so far. */
  log(): string
  /** Returns a browser that is not signed in. */
  visitor(language?: string): TestBrowser
  /** Returns the browser of a signed-in owner. The session is created without a provider. */
  owner(email?: string): Promise<TestBrowser & { readonly userId: string; readonly bearer: string }>
  close(): Promise<void>
}

interface TestAppOptions {
  /** Environment variables that override the usual test configuration. */
  readonly environment?: Readonly<Record<string, string>>
  readonly isStopping?: () => boolean
  /** Redis that several apps share. */
  readonly redis?: SharedRedis
  /** Database to use. Several apps on one database act as several nodes. */
  readonly database?: Database
  readonly clock?: () => Date
  readonly lookup?: typeof dns.lookup
  readonly stripeAddress?: StripeAddress
  readonly tracing?: Tracing
}

const sessionSecret = 'a secret of the tests that is long enough'

/** Builds the whole server on a real embedded database, without a network socket. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'ramiform-test-app-'))
  const database = options.database ?? (await openTestDatabase())
  const config = readConfig({
    PUBLIC_URL: 'http://localhost:4400',
    RATE_LIMIT: 'off',
    PUBLIC_FORM_DIR: await buildTestPublicForm(join(folder, 'public-form')),
    OWNER_APP_DIR: join(folder, 'owner-app'),
    FILES_DIR: join(folder, 'files'),
    ...options.environment,
  })
  const startCode = createStartCode()
  const logged: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => logged.push(line.toString()))
  const app = await buildApp({
    config,
    database,
    sessionSecret,
    startCode,
    log: createLog('trace', stream),
    ...(options.isStopping === undefined ? {} : { isStopping: options.isStopping }),
    ...(options.redis === undefined ? {} : { redis: options.redis }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    tracing: options.tracing,
    ...(options.stripeAddress === undefined ? {} : { stripeAddress: options.stripeAddress }),
    ...(options.lookup === undefined ? {} : { lookup: options.lookup }),
  })
  await app.ready()

  return {
    app,
    database,
    startCode,
    filesDir: config.files.directory,
    log: () => logged.join(''),
    visitor: (language) => testBrowser(app, language),
    async owner(email = 'ada@example.org') {
      const now = new Date()
      const identity = { iss: 'https://id.example', sub: email, email, name: 'Ada' }
      const user = await app.stores.users.signIn(identity, now)
      const { tokens } = await app.stores.sessions.begin(user.id, ['cookie', 'bearer'], now)
      const browser = testBrowser(app)
      browser.cookies.set(sessionCookieName(config.publicUrl), tokens.cookie)
      return { ...browser, userId: user.id, bearer: tokens.bearer }
    },
    async close() {
      await app.close()
      if (options.database === undefined) await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
