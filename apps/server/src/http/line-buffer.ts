const blockBytes = 256 * 1024
/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const mostBytesPerUnit = 3

/** Buffer that encodes text as UTF-8 in blocks. */
export interface LineBuffer {
  add(line: string): void
  /** Returns and clears the text added since the last call. */
  take(): readonly Uint8Array[]
}

/**
 * Creates a buffer that encodes each line separately. In a joined string, a single character beyond Latin-1 would slow
 * down the encoding of all lines.
 */
export function createLineBuffer(): LineBuffer {
  let full: Uint8Array[] = []
  let block = Buffer.alloc(0)
  let used = 0

  function finishBlock() {
    if (used > 0) full.push(block.subarray(0, used))
    block = block.subarray(used)
    used = 0
  }

  return {
    add(line) {
      const needed = line.length * mostBytesPerUnit
      if (needed > block.length - used) {
        finishBlock()
        block = Buffer.allocUnsafeSlow(Math.max(blockBytes, needed))
      }
      used += block.write(line, used)
    },
    take() {
      finishBlock()
      const taken = full
      full = []
      return taken
    },
  }
}
