const quote = 0x22
const lineFeed = 0x0a

/** Counts the rows of a streamed CSV file without its header. Line breaks inside quotes belong to an answer. */
export function createRowCounter(): (piece: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (piece) => {
    for (const byte of piece) {
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
