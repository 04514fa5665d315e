import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readBackupKey } from './backup/format/backup-key.ts'
import { settleRegularly } from './checkout/settle-regularly.ts'
import { clearOutRegularly } from './clear-out.ts'
import { type Config, readConfig } from './config.ts'
import { countRegularly } from './coverage/count-regularly.ts'
import { createLog } from './create-log.ts'
import { clockDifference } from './database/clock-difference-sql.ts'
import { connect, type Database } from './database/connect.ts'
import { refuseUndurable } from './database/refuse-undurable.ts'
import { createSecretStore } from './database/secret-store.ts'
import { type JobWorker, startJobWorker } from './jobs/job-worker.ts'
import { systemClock } from './jobs/worker-parts.ts'
import { connectRedis, type SharedRedis } from './nodes/redis.ts'
import { watchClock } from './nodes/watch-clock.ts'
import type { Tracing } from './observability/tracing.ts'
import { createSharedStartCode } from './sign-in/built-in/shared-start-code.ts'
import { createStartCode } from './sign-in/built-in/start-code.ts'
import { startBackups } from './start-backups.ts'
import { StartupError } from './startup-error.ts'

/** Milliseconds for open requests and their commits to end at shutdown. After that the process exits anyway. */
const stopWithinMs = 15_000

/**
 * Reads the configuration, opens the database, listens, and prints the server's URL.
 * @throws StartupError for a problem that the operator can fix; nothing was written in that case
 */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const config = readConfig(variables)
  // A missing key stops the start, not the first backup.
  readBackupKey(config.backup)
  // The port is checked before the database opens, so that a failed start writes nothing.
  await refuseUsedPort(config)
  const log = createLog(config.logLevel)
  const database = await connect({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    onBreakdown: endWithoutDatabase,
  })
  try {
    await refuseUndurable(database)
    const sessionSecret =
      config.sessionSecret ??
      (await createSecretStore(database).readOrMake('session secret', () =>
        randomBytes(48).toString('base64url'),
      ))
    // An embedded database has the same clock.
    if (database.kind === 'postgresql') await watchClock(() => clockDifference(database), log)
    let stopping = false
    const tracing = await tracingOf(config)
    const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl, log)
    const startCode =
      redis === null ? createStartCode() : await createSharedStartCode(redis, sessionSecret)
    const app = await buildApp({
      config,
      database,
      sessionSecret,
      startCode,
      redis,
      isStopping: () => stopping,
      tracing,
      log,
    })
    await listen(app, config)
    console.log(`Ramiform is ready: ${config.publicUrl}`)
    if (config.production && config.operator.missing !== '') {
      log.warn(
        `The contact and legal pages are incomplete. Set ${config.operator.missing} and start again.`,
      )
    }
    if (config.localSignIn !== 'off') announceCode(config, startCode.value)
    const endClearOut = clearOutRegularly(app.stores, app.files, log)
    const endSettling = settleRegularly(app.settling, log)
    const endCounting = countRegularly(app.coverage, log)
    const endBackups = await startBackups(app, { config, database }, variables)
    const worker = await startWorker(app, database)
    const ends = { endClearOut, endSettling, endCounting, endBackups }
    stopOnSignals({ app, database, redis, config, worker, tracing, ...ends }, () => {
      stopping = true
    })
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Loads OpenTelemetry only if the operator wants traces. */
async function tracingOf({ tracesTo }: Config): Promise<Tracing | undefined> {
  if (tracesTo === undefined) return undefined
  const { startTracing } = await import('./observability/tracing.ts')
  return startTracing(tracesTo)
}

async function startWorker(app: FastifyInstance, database: Database): Promise<JobWorker> {
  const { jobs } = app.stores
  if (database.kind === 'embedded') await jobs.releaseAll(systemClock.now())
  return startJobWorker(app.jobKinds, {
    store: jobs,
    bell: app.jobWakeUp,
    clock: systemClock,
    random: Math.random,
    count: app.metrics?.delivery,
    log: app.log,
  })
}

/**
 * Exits when the embedded database fails: until a restart every request would fail (decision 66). The next start
 * recovers the data, as after a power failure.
 */
function endWithoutDatabase(reason: string): void {
  console.error(`The embedded database has stopped: ${reason}. Start Ramiform again to recover.`)
  process.exit(1)
}

/** Prints the start-up code to the console, never to the log: it is a credential. */
function announceCode({ publicUrl }: Config, code: string): void {
  console.log(`Sign in: ${publicUrl}/login?code=${code}  (start-up code ${code})`)
}

async function refuseUsedPort({ host, port }: Config): Promise<void> {
  const probe = createServer()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  probe.once('error', reject)
  probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  await promise.catch((error: unknown) => {
    throw asStartupError(error, { host, port })
  })
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw asStartupError(error, { host, port })
  }
}

function asStartupError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use. Stop what uses it, or choose another, for example: PORT=${port + 1} npm start`,
      )
    case 'EACCES':
      return new StartupError(
        `Port ${port} needs more rights than this process has. Set PORT to a number above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST=${host} is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 for every address it has.`,
      )
    default:
      return error
  }
}

interface Running {
  readonly app: FastifyInstance
  readonly database: Database
  readonly redis: SharedRedis | null
  readonly config: Config
  readonly endClearOut: () => Promise<void>
  readonly endSettling: () => Promise<void>
  readonly endCounting: () => Promise<void>
  readonly endBackups: () => Promise<void>
  readonly worker: JobWorker
  readonly tracing: Tracing | undefined
}

/** Shuts down in the order load balancers expect: report unhealthy, reject new requests, finish open requests. */
function stopOnSignals(running: Running, begin: () => void): void {
  let asked = false
  const stop = (signal: NodeJS.Signals) => {
    // A second signal exits at once.
    if (asked) process.exit(1)
    asked = true
    begin()
    void stopServer(running, signal).then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.error({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function stopServer(running: Running, signal: NodeJS.Signals): Promise<void> {
  const { app, database, redis, config, worker, tracing } = running
  const { endClearOut, endSettling, endCounting, endBackups } = running
  setTimeout(() => {
    app.log.error('open requests took too long')
    process.exit(1)
  }, stopWithinMs + config.shutdownDelayMs).unref()
  app.log.info({ signal }, 'stopping')
  if (signal === 'SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs))
  await endBackups()
  await endSettling()
  await endCounting()
  // The worker stops first, because its running jobs use services that closing the app ends.
  await worker.stop()
  await app.close()
  await app.stores.intake.flush()
  await endClearOut()
  await redis?.close()
  await database.close()
  // A collector that does not respond must not fail the stop.
  await tracing?.stop().catch((error: unknown) => app.log.warn({ err: error }, 'traces were lost'))
}
