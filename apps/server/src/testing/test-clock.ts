import type { WorkerClock } from '../jobs/worker-parts.ts'

/** A clock that the test advances. Callbacks registered with `every` run when their time has come. */
export interface TestClock extends WorkerClock {
  advance(seconds: number): void
  /** Advances to a time. Earlier times have no effect. */
  advanceTo(time: Date): void
  /** Sets the clock forward or back. Timers run as if it had not been set. */
  jump(seconds: number): void
}

export function createTestClock(start: Date): TestClock {
  let now = start.getTime()
  const timers = new Set<{ readonly ms: number; next: number; readonly call: () => void }>()
  return {
    now: () => new Date(now),
    every(ms, call) {
      const timer = { ms, next: now + ms, call }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: (seconds) => moveTo(now + seconds * 1_000),
    advanceTo: (time) => moveTo(Math.max(now, time.getTime())),
    jump(seconds) {
      now += seconds * 1_000
      for (const timer of timers) timer.next += seconds * 1_000
    },
  }

  function moveTo(time: number) {
    now = time
    for (const timer of timers) {
      if (timer.next > now) continue
      timer.next = now + timer.ms
      timer.call()
    }
  }
}
