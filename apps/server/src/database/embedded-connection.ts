import { Duplex } from 'node:stream'

/** Message types that end a request in PostgreSQL's wire protocol. Earlier messages are buffered and sent together. */
const sync = 0x53
const simpleQuery = 0x51
const terminate = 0x58

/**
 * Socket replacement for `pg` that connects it to the embedded database. `send` gets each complete request, and
 * `receive` accepts the response. The stream is split into requests because the database processes one message at a
 * time.
 */
export class EmbeddedConnection extends Duplex {
  readonly #send: (request: Uint8Array<ArrayBuffer>) => void
  #unsent: Buffer = Buffer.alloc(0)
  #isStarted = false

  constructor(send: (request: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#send = send
  }

  receive(response: Uint8Array<ArrayBuffer>): void {
    this.push(Buffer.from(response.buffer))
  }

  override _writev(
    chunks: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#write(Buffer.concat([this.#unsent, ...chunks.map(({ chunk }) => chunk)]))
    done()
  }

  override _read(): void {
    // No-op: `receive` pushes responses as they arrive.
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  #write(bytes: Buffer): void {
    let begin = 0
    let end = 0
    while (end < bytes.length) {
      const length = this.#messageLength(bytes, end)
      if (length === undefined || end + length > bytes.length) break
      const kind = this.#isStarted ? bytes.readUInt8(end) : simpleQuery
      this.#isStarted = true
      end += length
      if (kind === sync || kind === simpleQuery) {
        this.#send(new Uint8Array(bytes.subarray(begin, end)))
        begin = end
      } else if (kind === terminate) {
        begin = end
      }
    }
    this.#unsent = bytes.subarray(begin)
  }

  /** Length of the next message. The first message of a connection has no type byte. */
  #messageLength(bytes: Buffer, at: number): number | undefined {
    const header = this.#isStarted ? 1 : 0
    return bytes.length < at + header + 4 ? undefined : bytes.readInt32BE(at + header) + header
  }

  // Socket methods that `pg` calls; a worker thread does not need them.
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
