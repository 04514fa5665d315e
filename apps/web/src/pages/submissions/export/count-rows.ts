const quote = 0x22
const lineFeed = 0x0a

/**
 * Counts the rows of a CSV file as it arrives in pieces: its lines without the header. Line breaks inside quotes
 * are part of an answer.
 */
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
