/**
 * Decodes a file: by its byte order mark, otherwise as UTF-16 if every other byte is 0, as UTF-8, or as Windows-1252.
 */
export function decodeText(content: Uint8Array): string {
  return new TextDecoder(encodingOf(content)).decode(content)
}

function encodingOf(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = content.subarray(0, 400)
  const zeros = (parity: number) =>
    start.filter((byte, at) => at % 2 === parity && byte === 0).length
  const half = start.length / 2
  if (start.length >= 8 && zeros(1) > half * 0.7 && zeros(0) === 0) return 'utf-16le'
  if (start.length >= 8 && zeros(0) > half * 0.7 && zeros(1) === 0) return 'utf-16be'
  return isUtf8(content) ? 'utf-8' : 'windows-1252'
}

function isUtf8(content: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
