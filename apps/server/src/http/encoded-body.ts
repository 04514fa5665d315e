import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A cached response body, compressed quickly on first use. A body that is used again is then compressed best. */
export interface EncodedBody {
  readonly type: string
  readonly etag: string
  /** Estimated memory in bytes. */
  readonly bytes: number
  in(encoding: Encoding): Promise<Buffer>
}

/** Minimum size in bytes for compression; smaller bodies fit in one packet anyway. */
const worthCompressing = 1_024
/**
 * Brotli quality levels. For a page of 12 fields, the quick level takes 1 ms and gives 7.9 kB, and the best takes 30 ms
 * and gives 7.2 kB. For 5,000 fields the best takes seconds.
 */
const brotliQuality = { best: 11, quick: 6 } as const
/** Size limit in bytes for the best quality. */
const bestUpTo = 64 * 1_024

/** Bodies are compressed better one at a time, so that this takes one thread at most. */
let better: Promise<unknown> = Promise.resolve()

/**
 * @param isFile true for a file of a build, which has many uses: the best version is made after the first, whatever the size
 * @param etagStart text before the hash in the ETag, in which a later request brings it back
 */
export function encodedBody(
  type: string,
  content: Buffer | string,
  { isFile = false, etagStart = '' } = {},
): EncodedBody {
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const { best, quick } = brotliQuality
  let canBeBetter = isFile || identity.length <= bestUpTo
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]])

  function compressBest(): void {
    canBeBetter = false
    better = better
      .then(() => encode(identity, 'br', best))
      .then(
        (smallest) => encoded.set('br', Promise.resolve(smallest)),
        () => {}, // The quick one stays.
      )
  }

  return {
    type,
    etag: `W/"${etagStart}${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: identity.length * 1.5,
    in(encoding) {
      const usable =
        isCompressible(type) && identity.length >= worthCompressing ? encoding : 'identity'
      const known = encoded.get(usable)
      const sent = known ?? encode(identity, usable, quick)
      encoded.set(usable, sent)
      if (usable === 'br' && canBeBetter && (isFile || known !== undefined)) compressBest()
      return sent
    },
  }
}

/** Sends the body in the client's encoding, or 304 if the client has it. Extends an existing `vary` header. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const alsoBy = reply.getHeader('vary')
  const vary = alsoBy === undefined ? 'accept-encoding' : `${alsoBy}, accept-encoding`
  reply.header('etag', body.etag).header('vary', vary).type(body.type)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).send()
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const content = await body.in(encoding)
  if (content !== (await body.in('identity'))) reply.header('content-encoding', encoding)
  return reply.send(content)
}

function encode(content: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content)
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|svg|xml/.test(type)
}

function preferredEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function isKnown(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => tag.trim() === etag) ?? false
}
