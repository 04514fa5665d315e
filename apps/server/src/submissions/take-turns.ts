import { setImmediate } from 'node:timers/promises'

const longestMs = 10

/** For long work: whenever its turn is over, it lets everybody else have theirs. */
export interface Turn {
  /** asked often: an await costs more */
  isOver(): boolean
  next(): Promise<void>
}

export function takeTurns(): Turn {
  let begun = performance.now()
  return {
    isOver: () => performance.now() - begun > longestMs,
    async next() {
      await setImmediate()
      begun = performance.now()
    },
  }
}
