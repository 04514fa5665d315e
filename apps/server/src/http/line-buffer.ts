const blockBytes = 256 * 1024
/** A UTF-16 code unit takes at most so many bytes in UTF-8. */
const mostBytesPerUnit = 3

/** Collects text as UTF-8, in blocks. */
export interface LineBuffer {
  add(line: string): void
  /** What was added since it was last asked. */
  take(): readonly Uint8Array[]
}

/**
 * Line by line into one block: joined first, a single letter beyond Latin-1 would make all of them slow to encode.
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
