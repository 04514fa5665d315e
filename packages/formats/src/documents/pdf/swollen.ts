import { inflate, PartFailure } from '../zip/inflate.ts'

const megabyte = 1024 * 1024
/** Unpacked bytes. The library has no limits, and needs about 80 times the size of a page's instructions */
const most = {
  /** Instructions of one page, and of all pages */
  page: 4 * megabyte,
  pages: 16 * megabyte,
  /** One font or object list, and all of them */
  part: 32 * megabyte,
  parts: 128 * megabyte,
}
const longestHead = 4_000

/**
 * True if a part unpacks to more than the limit. It runs before the library unpacks anything. Images stay compressed
 * and are skipped; the oldest compression formats count by their stored size.
 */
export async function isSwollen(bytes: Uint8Array, signal?: AbortSignal): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(bytes)
  const left = { page: most.pages, part: most.parts }
  for (const { index, 0: mark } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = index + mark.length
    const head = text.slice(Math.max(0, index - longestHead, text.lastIndexOf('obj', index)), index)
    if (/\/Subtype\s*\/Image\b/.test(head)) continue
    const to = text.indexOf('endstream', from)
    const stored = bytes.subarray(from, to === -1 ? undefined : to)
    const kind = isPart(head) ? 'part' : 'page'
    const ceiling = Math.min(left[kind], most[kind])
    const size = isPacked(head)
      ? await unpackedBytes(plainBytes(head, stored), ceiling, signal)
      : stored.length
    if (size > ceiling) return true
    left[kind] -= size
  }
  return false
}

const isPacked = (head: string) => /\/(FlateDecode|Fl)\b/.test(head)

/** True for fonts, object lists and metadata, which declare their type. Page instructions do not. */
function isPart(head: string): boolean {
  return (
    /\/Length[12]\b|\/Type\s*\/(ObjStm|XRef|Metadata)\b/.test(head) ||
    /\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)\b/.test(head)
  )
}

/** Decodes ASCII encodings. */
function plainBytes(head: string, bytes: Uint8Array): Uint8Array {
  if (/\/(ASCII85Decode|A85)\b/.test(head)) return fromAscii85(bytes)
  return bytes
}

/** Decodes groups of five characters into four bytes. A cut last group is ignored. */
function fromAscii85(bytes: Uint8Array): Uint8Array {
  const plain = new Uint8Array(bytes.length * 4)
  let at = 0
  let group = 0
  let count = 0
  for (const letter of bytes) {
    if (letter === 0x7e) break
    if (letter === 0x7a && count === 0) {
      at += 4
      continue
    }
    if (letter < 0x21 || letter > 0x75) continue
    group = group * 85 + (letter - 0x21)
    count += 1
    if (count < 5) continue
    for (const shift of [24, 16, 8, 0]) {
      plain[at] = (group >>> shift) & 0xff
      at += 1
    }
    group = 0
    count = 0
  }
  return plain.subarray(0, at)
}

/** Unpacked size, at most one more than the limit. */
async function unpackedBytes(
  packed: Uint8Array,
  ceiling: number,
  signal?: AbortSignal,
): Promise<number> {
  let size = 0
  try {
    // zlib has two bytes in front and a checksum behind.
    for await (const chunk of inflate(packed.subarray(2), false, ceiling, signal)) {
      size += chunk.length
    }
  } catch (failure) {
    if (!(failure instanceof PartFailure)) throw failure
    if (failure.reason === 'too_large') return ceiling + 1
  }
  return size
}
