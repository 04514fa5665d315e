import type { JobReport, TakenJob } from './job.ts'

/**
 * How one try ended. `failed` is tried again after a while; `hopeless` would fail again. A run that took further
 * jobs along names them: they end as it does, but each gets all of its tries. `moved`: another kind is to do it, later.
 */
export type JobResult =
  | {
      readonly kind: 'done' | 'failed' | 'hopeless'
      readonly report: JobReport
      readonly along?: readonly TakenJob[]
    }
  | {
      readonly kind: 'moved'
      readonly to: string
      readonly runAt: Date
      /** why, for the delivery log */
      readonly report: JobReport
    }

/** A kind of job, and how it is worked through. A new kind is one of these and a line in the list of the app. */
export interface JobKind {
  readonly name: string
  /** jobs of this kind that one node runs at once, and how many of them for one form */
  readonly atOnce: number
  readonly perForm: number
  /** seconds to wait after each failure; after one more the job is parked */
  readonly waits: readonly number[]
  /** a try takes less than this, or is given up */
  readonly runsAtMostMs: number
  /** May be called again for the same job at any time: whatever it does must bear that. */
  run(job: TakenJob, signal: AbortSignal): Promise<JobResult>
}
