import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A cached response body, compressed once per encoding on first use. */
export interface EncodedBody {
  readonly type: string
  readonly etag: string
  /** Estimated memory in bytes. */
  readonly bytes: number
  in(encoding: Encoding): Promise<Buffer>
}

/** Minimum size in bytes for compression; smaller bodies fit in one packet anyway. */
const worthCompressing = 1_024
/** Brotli quality levels. The best level takes 30 ms for a page of 12 fields, and seconds for 5,000 fields. */
export const brotliQuality = { best: 11, quick: 7 } as const
/** Size limit in bytes for the best quality while a visitor waits. */
const bestUpTo = 64 * 1_024

export function encodedBody(type: string, content: Buffer | string, wanted?: number): EncodedBody {
  const identity = typeof content === 'string' ? Buffer.from(content) : content
  const { best, quick } = brotliQuality
  const quality = wanted ?? (identity.length <= bestUpTo ? best : quick)
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]])
  return {
    type,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bytes: identity.length * 1.5,
    in(encoding) {
      const usable =
        isCompressible(type) && identity.length >= worthCompressing ? encoding : 'identity'
      const known = encoded.get(usable)
      if (known !== undefined) return known
      const made = encode(identity, usable, quality)
      encoded.set(usable, made)
      return made
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
