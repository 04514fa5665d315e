import type { JobReport, TakenJob } from './job.ts'

/**
 * Result of one attempt of a job. `failed` is retried later. `hopeless` is not retried, because it would fail again.
 * `moved` hands the job to another kind, to run at `runAt`. `along` lists further jobs that the same run processed.
 * They get the same result, but keep their own retries.
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
      /** Reason, for the delivery log. */
      readonly report: JobReport
    }

/** A kind of background job and its limits. To add one, implement this interface and add it to the app's list. */
export interface JobKind {
  readonly name: string
  /** Limits on jobs that run at once on one node: of this kind in total, and of this kind for one form. */
  readonly atOnce: number
  readonly perForm: number
  /**
   * Limit for a form whose jobs did not run lately; `perForm` if missing. Each quick success raises it by one up to
   * `perForm`, and a slow run or a failure lowers it to one.
   */
  readonly perFormAtFirst?: number
  /** Seconds to wait after each failed attempt. A failure after the last wait parks the job. */
  readonly waits: readonly number[]
  /** Timeout of one attempt in milliseconds. */
  readonly runsAtMostMs: number
  /** Runs the job. It must be idempotent: the same job can run again at any time. */
  run(job: TakenJob, signal: AbortSignal): Promise<JobResult>
}
