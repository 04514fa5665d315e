import { inflate } from './inflate.ts'

/** Limits of an archive; one beyond them counts as malicious. */
const zipLimits = {
  entries: 5_000,
  /** Unpacked bytes of all parts, as declared */
  declaredBytes: 400 * 1024 * 1024,
  /** Ratio of unpacked to packed bytes, for large parts */
  ratio: 1_200,
  ratioFromBytes: 16 * 1024 * 1024,
  /** Bytes of a part that is read at once */
  partBytes: 64 * 1024 * 1024,
} as const

export interface Zip {
  readonly names: readonly string[]
  has(name: string): boolean
  /** Unpacked bytes of a part, up to a limit; empty if the part is missing */
  chunks(name: string, signal?: AbortSignal): AsyncIterable<Uint8Array>
}

interface Entry {
  readonly method: number
  readonly at: number
  readonly packedBytes: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const longestComment = 65_535

/** Reads and checks the list of parts before unpacking anything. */
export function openZip(bytes: Uint8Array): Zip | 'damaged' | 'encrypted' | 'too_large' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return 'damaged'
  const count = view.getUint16(end + 10, true)
  if (count > zipLimits.entries) return 'too_large'

  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  let declared = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) return 'damaged'
    if ((view.getUint16(at + 8, true) & 1) === 1) return 'encrypted'
    const packedBytes = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    declared += unpacked
    if (declared > zipLimits.declaredBytes) return 'too_large'
    if (unpacked > zipLimits.ratioFromBytes && unpacked > packedBytes * zipLimits.ratio) {
      return 'too_large'
    }
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    entries.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      at: local,
      packedBytes,
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  // A part beyond the end of the file was cut off.
  for (const { at: start, packedBytes } of entries.values()) {
    if (start + 30 + packedBytes > bytes.length) return 'damaged'
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    chunks: (name, signal) => {
      const entry = entries.get(name)
      const packed = entry === undefined ? null : packedPart(bytes, view, entry)
      return inflate(packed, entry?.method === 0, zipLimits.partBytes, signal)
    },
  }
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return null
}

function packedPart(bytes: Uint8Array, view: DataView, { at, packedBytes }: Entry) {
  if (view.getUint32(at, true) !== localMark) return null
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return bytes.subarray(start, start + packedBytes)
}
