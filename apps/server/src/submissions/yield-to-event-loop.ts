import { setImmediate } from 'node:timers/promises'

const longestMs = 10

/** Time slice of a long calculation. The caller yields to other requests when it is over. */
export interface Turn {
  /** True when the slice is used up. Cheap enough for every step, unlike an await. */
  isOver(): boolean
  next(): Promise<void>
}

export function yieldToEventLoop(): Turn {
  let begun = performance.now()
  return {
    isOver: () => performance.now() - begun > longestMs,
    async next() {
      await setImmediate()
      begun = performance.now()
    },
  }
}
