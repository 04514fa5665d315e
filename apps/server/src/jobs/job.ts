import type { DeliveryTry } from '@ramiform/contract/deliveries'
import type { JobPayload } from '../database/tables.ts'

export type { JobPayload } from '../database/tables.ts'

/** A new background job after a submission, written in the same transaction. */
export interface NewJob {
  /** Id of the job, the same on every retry. Receivers use it to detect duplicates. */
  readonly id: string
  readonly kind: string
}

/** Result of one attempt, as the owner sees it in the delivery log. */
export type JobReport = DeliveryTry

/** A job that a worker has taken. */
export interface TakenJob {
  readonly id: string
  readonly kind: string
  readonly formId: string
  readonly payload: JobPayload
  readonly createdAt: Date
  /** Number of the current attempt, from 1. It also distinguishes this attempt from later ones. */
  readonly attempts: number
  /** Result of the previous attempt. Null if there was none or its worker died. */
  readonly lastResult: JobReport['result'] | null
}
