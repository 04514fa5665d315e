/** Type of a file by its first bytes. */
export type FileKind =
  | { readonly kind: 'zip' | 'compound' | 'pdf' | 'rtf' | 'html' | 'xml' | 'text' | 'unknown' }
  | { readonly kind: 'picture' | 'archive' | 'program'; readonly called: string }

const signatures: readonly (readonly [readonly number[], FileKind])[] = [
  [[0x50, 0x4b, 0x03, 0x04], { kind: 'zip' }],
  [[0x50, 0x4b, 0x05, 0x06], { kind: 'zip' }],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], { kind: 'compound' }],
  [[0x89, 0x50, 0x4e, 0x47], { kind: 'picture', called: 'a picture (PNG)' }],
  [[0xff, 0xd8, 0xff], { kind: 'picture', called: 'a picture (JPEG)' }],
  [[0x47, 0x49, 0x46, 0x38], { kind: 'picture', called: 'a picture (GIF)' }],
  [[0x49, 0x49, 0x2a, 0x00], { kind: 'picture', called: 'a picture (TIFF)' }],
  [[0x4d, 0x4d, 0x00, 0x2a], { kind: 'picture', called: 'a picture (TIFF)' }],
  [[0x1f, 0x8b], { kind: 'archive', called: 'a packed file (gzip)' }],
  [[0x52, 0x61, 0x72, 0x21], { kind: 'archive', called: 'a packed file (RAR)' }],
  [[0x37, 0x7a, 0xbc, 0xaf], { kind: 'archive', called: 'a packed file (7-Zip)' }],
  [[0x4d, 0x5a, 0x90], { kind: 'program', called: 'a program' }],
  [[0x7f, 0x45, 0x4c, 0x46], { kind: 'program', called: 'a program' }],
]

/** Bytes before the signature that mail programs and scanners may add */
const searchedBytes = 1_024

export function sniff(bytes: Uint8Array): FileKind {
  for (const [mark, kind] of signatures) {
    if (mark.every((byte, at) => bytes[at] === byte)) return kind
  }
  const start = startOf(bytes)
  if (start.includes('%PDF-')) return { kind: 'pdf' }
  const text = start.replace(/^\ufeff?\s*/, '')
  if (text.startsWith('{\\rtf')) return { kind: 'rtf' }
  if (
    /^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta|div|style)\b/i.test(text)
  )
    return { kind: 'html' }
  if (/^<\?xml|^<\w+:/.test(text)) return /<html\b/i.test(text) ? { kind: 'html' } : { kind: 'xml' }
  return looksLikeText(start) ? { kind: 'text' } : { kind: 'unknown' }
}

function startOf(bytes: Uint8Array): string {
  const head = bytes.subarray(0, searchedBytes)
  const encoding =
    head[0] === 0xff && head[1] === 0xfe
      ? 'utf-16le'
      : head[0] === 0xfe && head[1] === 0xff
        ? 'utf-16be'
        : 'windows-1252'
  return new TextDecoder(encoding).decode(head).replace(/^ï»¿/, '')
}

function looksLikeText(start: string): boolean {
  if (start === '') return false
  let odd = 0
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) odd += 1
  }
  return odd === 0
}
