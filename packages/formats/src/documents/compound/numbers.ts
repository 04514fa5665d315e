/** Reads little-endian numbers from bytes. Beyond the end everything is 0, so that damaged files need no checks. */
export interface Numbers {
  readonly length: number
  byte(at: number): number
  short(at: number): number
  long(at: number): number
  slice(from: number, to: number): Uint8Array
}

export function numbersIn(bytes: Uint8Array): Numbers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { length } = bytes
  return {
    length,
    byte: (at) => (at >= 0 && at < length ? view.getUint8(at) : 0),
    short: (at) => (at >= 0 && at + 2 <= length ? view.getUint16(at, true) : 0),
    long: (at) => (at >= 0 && at + 4 <= length ? view.getUint32(at, true) : 0),
    slice: (from, to) => bytes.subarray(Math.max(0, from), Math.max(0, to)),
  }
}
