import type { JobKind } from './job-kind.ts'
import { createJobLane } from './job-lane.ts'
import type { WorkerParts } from './worker-parts.ts'

/** Works through jobs on this node, each kind at its own pace. */
export interface JobWorker {
  /** Resolves when nothing runs and nothing more is due. */
  settled(): Promise<void>
  /** Takes nothing more and waits a moment for what runs; the rest is left to other nodes and the next start. */
  stop(): Promise<void>
}

/** The bell rings after each commit here; other nodes' jobs, and those that wait for their next try, are looked for. */
const lookEveryMs = 2_000
/** A job that runs longer while the server stops is handed back. */
const graceMs = 6_000

export function startJobWorker(kinds: readonly JobKind[], parts: WorkerParts): JobWorker {
  const lanes = kinds.map((kind) => createJobLane(kind, parts))
  const look = () => {
    for (const lane of lanes) lane.look()
  }
  parts.bell.onRing(look)
  const stopLooking = parts.clock.every(lookEveryMs, look)
  look()
  return {
    async settled() {
      for (const lane of lanes) await lane.settled()
    },
    async stop() {
      stopLooking()
      parts.bell.onRing(() => {})
      await Promise.all(lanes.map((lane) => lane.stop(graceMs)))
    },
  }
}
