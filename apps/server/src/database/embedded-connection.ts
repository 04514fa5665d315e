import { Duplex } from 'node:stream'

/** Ends of a request in PostgreSQL's wire protocol: what comes before is collected and sent as one. */
const sync = 0x53
const simpleQuery = 0x51
const terminate = 0x58

/**
 * What `pg` takes for its socket to a server: every whole request goes to `send`, and `receive` brings the
 * response. Requests are cut at their ends because the database answers one message at a time.
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
    // responses are pushed as they come
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

  /** The first message of a connection has no letter before its length. */
  #messageLength(bytes: Buffer, at: number): number | undefined {
    const header = this.#isStarted ? 1 : 0
    return bytes.length < at + header + 4 ? undefined : bytes.readInt32BE(at + header) + header
  }

  // What `pg` does to a socket and a thread has no use for.
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
