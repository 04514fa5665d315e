import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'

/** Start parameters of the worker thread. */
export interface EmbeddedWorkerData {
  readonly directory: string
  /** Counter of fsync calls, shared with the main thread. */
  readonly fsyncs: Int32Array
}

/**
 * Messages to the worker. Bytes are PostgreSQL's wire protocol; `fresh` starts a connection, and `close` stops the
 * worker.
 */
export type ToEmbedded = Uint8Array<ArrayBuffer> | 'fresh' | 'close'
export type FromEmbedded = Uint8Array<ArrayBuffer> | 'ready' | { readonly stopped: string }

/**
 * PostgreSQL settings of the embedded database. PGlite runs in this worker thread, so that queries never block the
 * server. The main thread talks to it with `pg`, over PostgreSQL's wire protocol.
 */
const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  // The default of 128 MB would be most of the server's memory.
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '64MB',
  // Samples a tenth of the usual rows when analyzing a table, because all queries wait meanwhile.
  default_statistics_target: '10',
  // Logged statements could contain answers and addresses.
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
    // The database does not respond after a panic. The next start recovers from the write-ahead log, as after a power
    // cut.
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

/** Executes a request. The call starts synchronously, so responses keep the order of requests. */
async function respond(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  await pglite.execProtocolRawStream(request, {
    syncToFs: false,
    // PGlite reuses this memory in the next call.
    onRawData: (bytes) => parts.push(bytes.slice()),
  })
  return concatenate(parts)
}

/** Encodes a simple query message of the wire protocol. */
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
