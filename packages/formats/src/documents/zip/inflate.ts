/** A part exceeds its limit or is damaged. */
export class PartFailure extends Error {
  override readonly name = 'PartFailure'
  readonly reason: 'too_large' | 'damaged'
  constructor(reason: 'too_large' | 'damaged') {
    super(reason)
    this.reason = reason
  }
}

const pieceBytes = 64 * 1024

/**
 * Unpacks data piece by piece with the platform's decompression. Sizes that the archive declares may be false, so the
 * output is counted, and stops at the limit.
 */
export async function* inflate(
  packed: Uint8Array | null,
  isStored: boolean,
  ceiling: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (packed === null) return
  let count = 0
  for await (const chunk of isStored ? piecesOf(packed) : unpacked(packed)) {
    signal?.throwIfAborted()
    count += chunk.length
    if (count > ceiling) throw new PartFailure('too_large')
    yield chunk
  }
}

async function* unpacked(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  const reader = stream.readable.getReader()
  // Feed the stream on demand, so that it buffers little. Its errors appear on the reading side.
  const feeding = (async () => {
    for (const piece of piecesOf(packed)) await writer.write(piece)
    await writer.close()
  })().catch(() => {})
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
  } catch {
    throw new PartFailure('damaged')
  } finally {
    await reader.cancel().catch(() => {})
    await feeding
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.slice(at, at + pieceBytes)
  }
}
