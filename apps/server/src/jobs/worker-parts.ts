import type { FastifyBaseLogger } from 'fastify'
import type { JobStore } from './job-store.ts'
import type { JobWakeUp } from './job-wake-up.ts'

/** Result of one attempt of a delivery: `retry` is sent again later, `parked` is not. */
export type DeliveryResult = 'delivered' | 'retry' | 'parked' | 'moved' | 'interrupted'

/** Counts attempts of one kind of job. */
export type CountDeliveries = (kind: string, result: DeliveryResult, count: number) => void

/** Clock with timers. Tests replace it to control the time. */
export interface WorkerClock {
  now(): Date
  /** Calls `call` every `ms` milliseconds until the returned function is called. */
  every(ms: number, call: () => void): () => void
}

/** Dependencies of the job worker. */
export interface WorkerParts {
  readonly store: JobStore
  readonly bell: JobWakeUp
  readonly clock: WorkerClock
  /** Returns a random number from 0 to 1, for the variation of retry times. */
  readonly random: () => number
  /** Counts attempts by result. */
  readonly count?: CountDeliveries | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** The real time. Its timers do not keep the process alive. */
export const systemClock: WorkerClock = {
  now: () => new Date(),
  every(ms, call) {
    const timer = setInterval(call, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
}
