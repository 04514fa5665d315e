import type { DeliveryTry } from '@ramiform/contract/deliveries'
import type { JobPayload } from '../database/tables.ts'

export type { JobPayload } from '../database/tables.ts'

/** Something to be done after a submission, written in its transaction. */
export interface NewJob {
  /** stays the same through every try: receivers know a repetition by it */
  readonly id: string
  readonly kind: string
}

/** How one try went, as the owner may read it. */
export type JobReport = DeliveryTry

/** A job in the hands of a worker. */
export interface TakenJob {
  readonly id: string
  readonly kind: string
  readonly formId: string
  readonly payload: JobPayload
  readonly createdAt: Date
  /** 1 for the first try; also tells this taking of the job from a later one */
  readonly attempts: number
  /** how the try before ended; null when there was none, or its worker died */
  readonly lastResult: JobReport['result'] | null
}
