import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { EmbeddedConnection } from './embedded-connection.ts'
import type { EmbeddedWorkerData, FromEmbedded, ToEmbedded } from './embedded-worker.ts'
import { firstStart } from './first-start.ts'
import { lockDataDirectory } from './lock-data-directory.ts'
import { surviveLostConnections } from './survive-lost-connections.ts'
import { wasmOptions } from './wasm-options.ts'

/** PostgreSQL major version of PGlite. Data files of other versions cannot be read. */
const postgresqlVersion = '18'

export interface Embedded {
  /** Pool with a single connection, which queues queries while it is busy or in a transaction. */
  readonly pool: pg.Pool
  /** Number of fsync calls so far. */
  fsyncs(): number
  close(): Promise<void>
}

/**
 * Opens the embedded database in `dataDir`, and creates it if there is none.
 * @param stopped called with the reason when the database crashes
 * @throws StartupError
 */
export async function openEmbedded(
  dataDir: string,
  stopped: (reason: string) => void,
): Promise<Embedded> {
  makeDirectory(dataDir)
  const unlock = await lock(dataDir)
  try {
    const directory = join(dataDir, 'postgres')
    if (existsSync(directory)) checkVersion(directory)
    else await firstStart(directory)
    // A power failure can leave PostgreSQL's lock file empty, which stops every start. The lock above replaces it.
    rmSync(join(directory, 'postmaster.pid'), { force: true })
    return await start(directory, unlock, stopped)
  } catch (error) {
    await unlock()
    throw error
  }
}

function makeDirectory(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    readdirSync(dataDir)
  } catch (error) {
    throw new StartupError(
      `Cannot use the data directory ${dataDir}: ${messageOf(error)}. Set DATA_DIR to a directory that this user may write.`,
    )
  }
}

async function lock(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lockDataDirectory(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `Cannot lock the data directory ${dataDir}: ${messageOf(error)}. Set DATA_DIR to a directory on a local disk.`,
      { cause: error },
    )
  }
}

function checkVersion(directory: string) {
  const file = join(directory, 'PG_VERSION')
  if (!existsSync(file)) {
    throw new StartupError(
      `${directory} holds no database: PG_VERSION is missing. Restore it from a backup, or set DATA_DIR to another directory.`,
    )
  }
  const version = readFileSync(file, 'utf8').trim()
  if (version !== postgresqlVersion) {
    throw new StartupError(
      `${directory} was written by another version of Ramiform (its PostgreSQL is ${version}, this one's is ${postgresqlVersion}). Start it with that version, or set DATA_DIR to another directory.`,
    )
  }
}

async function start(
  directory: string,
  unlock: () => Promise<void>,
  stopped: (reason: string) => void,
): Promise<Embedded> {
  const fsyncs = new Int32Array(new SharedArrayBuffer(4))
  const workerData: EmbeddedWorkerData = { directory, fsyncs }
  // V8 reads these when the worker compiles the database.
  for (const option of wasmOptions) setFlagsFromString(option)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
  const post = (message: ToEmbedded) =>
    worker.postMessage(message, message instanceof Uint8Array ? [message.buffer] : [])

  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let state: 'starting' | 'running' | 'closing' | 'stopped' = 'starting'
  let connection: EmbeddedConnection | undefined
  let reason = 'its thread ended'

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromEmbedded) => {
      if (message instanceof Uint8Array) connection?.receive(message)
      else if (message !== 'ready') reason = message.stopped
      else {
        state = 'running'
        resolve()
      }
    })
    worker.on('error', (error) => {
      reason = messageOf(error)
    })
    worker.on('exit', () => {
      if (state === 'starting') {
        reject(
          new StartupError(
            `The database in ${directory} cannot be opened: ${reason}. Nothing was changed; restore it from a backup, or set DATA_DIR to another directory.`,
          ),
        )
      }
      const isUnexpected = state === 'running'
      state = 'stopped'
      connection?.destroy(connectionLost(reason))
      if (isUnexpected) stopped(reason)
    })
  })

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => {
      const opened = new EmbeddedConnection(post)
      connection = opened
      if (state === 'running') post('fresh')
      else process.nextTick(() => opened.destroy(connectionLost(reason)))
      return opened
    },
  })
  surviveLostConnections(pool)

  let closed: Promise<void> | undefined
  const close = async () => {
    await pool.end()
    if (state === 'running') {
      state = 'closing'
      post('close')
    }
    await exited
    await unlock()
  }
  return {
    pool,
    fsyncs: () => Atomics.load(fsyncs, 0),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

function connectionLost(reason: string): Error {
  return Object.assign(new Error(`The embedded database has stopped: ${reason}`), {
    code: 'ECONNRESET',
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
