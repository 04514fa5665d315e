import { setTimeout } from 'node:timers/promises'
import { joinCalls } from '../database/join-calls.ts'
import type { TakenJob } from './job.ts'
import type { JobKind, JobResult } from './job-kind.ts'
import type { EndedJob } from './job-store.ts'
import { createPerFormLimits } from './per-form-limits.ts'
import type { DeliveryResult, WorkerParts } from './worker-parts.ts'

/** Milliseconds added to the longest run, to store its result. */
const marginMs = 10_000
/** Milliseconds between two queries for due jobs. */
const pauseMs = 10

/** Runs the jobs of one kind on this node. */
export interface JobLane {
  /** Takes due jobs up to the kind's limits, now or after the current query ends. */
  look(): void
  /** Corrects times that a clock set that was later moved back. */
  correctTimes(): Promise<void>
  /** Resolves when no job runs and no further job is due. */
  settled(): Promise<void>
  /** Takes no more jobs, waits `graceMs` milliseconds for running jobs and releases those still running. */
  stop(graceMs: number): Promise<void>
}

export function createJobLane(kind: JobKind, parts: WorkerParts): JobLane {
  const { store, clock, log } = parts
  const running = new Map<Promise<void>, TakenJob>()
  const first = kind.perFormAtFirst ?? kind.perForm
  const limits = createPerFormLimits(first, kind.perForm)
  const ending = new AbortController()
  const finish = joinCalls(async (ended: readonly EndedJob[]) => {
    await store.finish(ended)
    return ended
  })
  let looking: Promise<void> | undefined
  let lookAgain = false

  let isStopping = false

  function count(result: DeliveryResult, jobs: number) {
    if (jobs > 0) parts.count?.(kind.name, result, jobs)
  }

  /** The present, and the deadline of jobs that are taken now. */
  function times() {
    const now = clock.now()
    return { now, until: new Date(now.getTime() + kind.runsAtMostMs + marginMs) }
  }

  async function correctTimes() {
    try {
      const longest = kind.waits.map((seconds) => seconds * (1 + jitter))
      await store.correctTimes({ kind: kind.name, ...times() }, longest)
    } catch (error) {
      log.warn({ err: error, kind: kind.name }, 'times of jobs could not be corrected')
    }
  }

  function look(): void {
    if (isStopping) return
    if (looking === undefined) looking = lookWhileAsked()
    else lookAgain = true
  }

  async function lookWhileAsked() {
    do {
      lookAgain = false
      await takeAndStart()
      // Jobs that end meanwhile make room together: one query takes several.
      if (lookAgain) await setTimeout(pauseMs)
    } while (lookAgain && !isStopping)
    looking = undefined
  }

  async function takeAndStart() {
    const limit = kind.atOnce - running.size
    if (limit <= 0) return
    try {
      const jobs = await store.take({
        kind: kind.name,
        limit,
        perForm: first,
        limits: limits.others(),
        running: [...running.values()],
        ...times(),
      })
      for (const job of jobs) start(job)
    } catch (error) {
      log.warn({ err: error, kind: kind.name }, 'jobs could not be taken')
    }
  }

  function start(job: TakenJob) {
    const run = runOne(job).finally(() => {
      running.delete(run)
      // A finished job makes room for another one.
      look()
    })
    running.set(run, job)
  }

  async function runOne(job: TakenJob) {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(kind.runsAtMostMs)])
    const begun = performance.now()
    const ended = (isDone: boolean) =>
      limits.ended(job.formId, { isDone, ms: performance.now() - begun })
    try {
      const result = await Promise.race([kind.run(job, signal), givenUp(signal)])
      ended(result.kind === 'done')
      await write(job, result)
    } catch (error) {
      ended(false)
      await afterError(job, error)
    }
  }

  async function write(job: TakenJob, result: JobResult) {
    if (result.kind === 'moved') {
      count('moved', 1)
      return store.move(job, result.to, result.runAt, result.report)
    }
    const { report, along = [] } = result
    const jobs = [job, ...along]
    if (result.kind === 'done') {
      count('delivered', jobs.length)
      await Promise.all(jobs.map((one) => finish({ job: one, report })))
      return
    }
    if (result.kind === 'hopeless') {
      count('parked', jobs.length)
      return store.park(jobs, report)
    }
    // Jobs in `along` may be new, while the first job had its last attempt. Each keeps its own number of retries.
    const again = jobs.filter(({ attempts }) => attempts <= kind.waits.length)
    const over = jobs.filter(({ attempts }) => attempts > kind.waits.length)
    count('retry', again.length)
    count('parked', over.length)
    if (over.length > 0) await store.park(over, report)
    const tries = Math.max(...again.map(({ attempts }) => attempts))
    const runAt = nextTry(kind.waits, tries, clock.now(), parts.random)
    if (runAt !== null) await store.retryAt(again, runAt, report)
  }

  /**
   * Handles an error of this server, not of the receiver. If storing the result fails too, the job becomes due at its
   * deadline.
   */
  async function afterError(job: TakenJob, error: unknown) {
    try {
      if (ending.signal.aborted) {
        count('interrupted', 1)
        return await store.release([job], clock.now())
      }
      log.error({ err: error, kind: kind.name, jobId: job.id }, 'a job failed')
      const at = clock.now().toISOString()
      await write(job, { kind: 'failed', report: { at, result: 'server_error' } })
    } catch (second) {
      log.error({ err: second, kind: kind.name, jobId: job.id }, 'a job could not be ended')
    }
  }

  return {
    look,
    correctTimes,
    async settled() {
      while (looking !== undefined || running.size > 0) {
        await Promise.all([looking, ...running.keys()])
      }
    },
    async stop(graceMs) {
      isStopping = true
      await looking
      const grace = globalThis.setTimeout(() => ending.abort(), graceMs)
      await Promise.all(running.keys())
      clearTimeout(grace)
    },
  }
}

/** Rejects when the signal aborts, so that a run that ignores its signal does not block the lane. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Random variation of each wait, plus or minus 10 %, so that jobs that failed together are not retried together. */
const jitter = 0.1

/** Time of the next attempt, or null after the last one. */
function nextTry(
  waits: readonly number[],
  attempts: number,
  now: Date,
  random: () => number,
): Date | null {
  const seconds = waits[attempts - 1]
  if (seconds === undefined) return null
  const factor = 1 - jitter + 2 * jitter * random()
  return new Date(now.getTime() + Math.round(seconds * 1_000 * factor))
}
