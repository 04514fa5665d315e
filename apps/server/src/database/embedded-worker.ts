import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'

/** What the main thread starts this worker with. */
export interface EmbeddedWorkerData {
  readonly directory: string
  /** one counter of fsync calls, shared with the main thread */
  readonly fsyncs: Int32Array
}

/** Bytes are PostgreSQL's wire protocol; `fresh` begins a connection, `close` ends everything. */
export type ToEmbedded = Uint8Array<ArrayBuffer> | 'fresh' | 'close'
export type FromEmbedded = Uint8Array<ArrayBuffer> | 'ready' | { readonly stopped: string }

/**
 * PGlite in a thread of its own, so that a query never holds up the server's. It answers the wire protocol
 * as a PostgreSQL server does, and `pg` speaks it from the main thread.
 */
const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  // 128 MB, the default, would be the greater part of the server's memory
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '64MB',
  // reads a tenth of the usual sample when a table is analyzed, while everybody waits
  default_statistics_target: '10',
  // the log would repeat answers and addresses from failed statements
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
}

const { directory, fsyncs } = workerData as EmbeddedWorkerData
let lastWords = ''

const pglite = new PGlite({
  fs: new DurableFileSystem(directory, () => Atomics.add(fsyncs, 0, 1)),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
  onStderr(line: string) {
    if (!/\b(?:FATAL|PANIC):/.test(line)) return false
    lastWords = line.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '')
    // A database that panicked answers no more. Its next start recovers from the log, as after a power cut.
    if (pglite.ready) stop(lastWords)
    return false
  },
})

pglite.waitReady.then(
  () => post('ready'),
  (error: unknown) => stop(lastWords || (error instanceof Error ? error.message : String(error))),
)

parentPort?.on('message', async (message: ToEmbedded) => {
  if (message === 'close') {
    await pglite.close()
    process.exit(0)
  }
  if (message === 'fresh') {
    await respond(query('rollback'))
    await respond(query('discard all'))
  } else {
    const response = await respond(message)
    post(response, [response.buffer])
  }
})

/** Runs before it first awaits, so requests are answered in the order they came. */
async function respond(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    // a view of memory that the next call reuses
    onRawData: (bytes) => parts.push(bytes.slice()),
  })
  return concatenate(parts)
}

/** A simple query of the wire protocol. */
function query(sql: string): Uint8Array {
  const message = Buffer.alloc(sql.length + 6)
  message.write('Q')
  message.writeInt32BE(sql.length + 5, 1)
  message.write(sql, 5, 'latin1')
  return message
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function post(message: FromEmbedded, transfer: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, transfer)
}

function stop(reason: string): never {
  post({ stopped: reason })
  process.exit(1)
}
