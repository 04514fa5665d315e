import { setImmediate } from 'node:timers/promises'

const longestMs = 10

/** For long work: called often, it lets everybody else have their turn whenever this one has lasted long enough. */
export function takeTurns(): () => Promise<void> | undefined {
  let begun = performance.now()
  return () => {
    if (performance.now() - begun < longestMs) return undefined
    return setImmediate().then(() => {
      begun = performance.now()
    })
  }
}
