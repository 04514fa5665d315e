import type { JobKind } from './job-kind.ts'
import { createJobLane } from './job-lane.ts'
import type { WorkerParts } from './worker-parts.ts'

/** Runs background jobs on this node, each kind with its own limits. */
export interface JobWorker {
  /** Resolves when no job runs and no further job is due. */
  settled(): Promise<void>
  /** Takes no more jobs and waits a moment for running ones. Other nodes or the next start run the rest. */
  stop(): Promise<void>
}

/**
 * Polling interval in milliseconds. The wake-up covers this process's new jobs; polling covers retries and other nodes.
 */
const lookEveryMs = 2_000
/** Interval in milliseconds for noticing a clock that was moved back. */
const correctEveryMs = 60_000
/** Milliseconds that running jobs get at shutdown. Jobs still running then return to the queue. */
const graceMs = 6_000

export function startJobWorker(kinds: readonly JobKind[], parts: WorkerParts): JobWorker {
  const lanes = kinds.map((kind) => createJobLane(kind, parts))
  const look = () => {
    for (const lane of lanes) lane.look()
  }
  parts.bell.onRing(look)
  const stopLooking = parts.clock.every(lookEveryMs, look)
  let correcting = Promise.resolve()
  const correct = () => {
    correcting = correcting
      .then(async () => void (await Promise.all(lanes.map((lane) => lane.correctTimes()))))
      .then(look)
  }
  const stopCorrecting = parts.clock.every(correctEveryMs, correct)
  correct()
  look()
  return {
    async settled() {
      await correcting
      for (const lane of lanes) await lane.settled()
    },
    async stop() {
      stopLooking()
      stopCorrecting()
      await correcting
      parts.bell.onRing(() => {})
      await Promise.all(lanes.map((lane) => lane.stop(graceMs)))
    },
  }
}
