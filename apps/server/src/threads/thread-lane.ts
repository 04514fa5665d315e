import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode, refuse } from '../errors.ts'

const maxOldGenerationSizeMb = 512

/** Maximum number of waiting jobs per form or owner. */
const maxWaiting = 50

/** A worker thread for long computations, so that requests never wait for them. It runs one job at a time. */
export interface ThreadLane<Job, Result> {
  /**
   * Runs a job. Jobs with the same `key` run in order. Keys alternate, so that one form does not delay the others.
   * @param key id of the form or owner that the job is for
   * @param tooSlow refusal code for a job that exceeds the deadline or the memory limit
   * @throws Refusal `tooSlow`, or unavailable when the key has too many waiting jobs
   */
  run(key: string, job: Job, tooSlow?: RefusalCode): Promise<Result>
}

interface LaneOptions {
  /** Module of the thread. It answers each message with the result. */
  readonly script: URL
  /** Timeout of a job in milliseconds. A timeout ends the thread; the next job starts a new one. */
  readonly deadlineMs: number
}

interface WaitingJob<Job, Result> {
  readonly job: Job
  readonly tooSlow: RefusalCode
  readonly settled: PromiseWithResolvers<Result>
}

/** Creates a lane. Its thread starts with the first job. */
export function createThreadLane<Job, Result>({
  script,
  deadlineMs,
}: LaneOptions): ThreadLane<Job, Result> {
  const waiting = new Map<string, WaitingJob<Job, Result>[]>()
  let worker: Worker | null = null
  let running: {
    readonly tooSlow: RefusalCode
    resolve(result: Result): void
    reject(error: Error): void
  } | null = null

  function startWorker(): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb } })
    // An idle thread must not keep the process alive.
    started.unref()
    started.on('message', (result: Result) => {
      if (worker === started) running?.resolve(result)
    })
    started.on('error', (error: unknown) => stopped(started, asError(error)))
    started.on('exit', () => stopped(started, new Error(`A thread of ${script.pathname} stopped`)))
    return started
  }

  function stopped(thread: Worker, error: Error): void {
    if (worker !== thread) return
    worker = null
    running?.reject(error)
  }

  function asError(error: unknown): Error {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return refuse(running?.tooSlow ?? 'unavailable', { cause: error })
    }
    return error instanceof Error ? error : new Refusal('failed', { cause: error })
  }

  function runNext(): void {
    const next = takeTurn(waiting)
    if (next === undefined) return
    const { job, settled, tooSlow } = next
    const timer = setTimeout(() => {
      const slow = worker
      worker = null
      void slow?.terminate()
      running?.reject(refuse(tooSlow))
    }, deadlineMs)
    const done = () => {
      clearTimeout(timer)
      running = null
      runNext()
    }
    running = {
      tooSlow,
      resolve(result) {
        settled.resolve(result)
        done()
      },
      reject(error) {
        settled.reject(error)
        done()
      },
    }
    worker ??= startWorker()
    worker.postMessage(job)
  }

  return {
    async run(key, job, tooSlow = 'unavailable') {
      const jobs = waiting.get(key) ?? []
      if (jobs.length >= maxWaiting) throw refuse('unavailable')
      const settled = Promise.withResolvers<Result>()
      waiting.set(key, [...jobs, { job, settled, tooSlow }])
      if (running === null) runNext()
      return settled.promise
    },
  }
}

/** Takes the next job of the key that waited longest, then moves the key to the end of the queue. */
function takeTurn<Waiting>(waiting: Map<string, Waiting[]>): Waiting | undefined {
  for (const [key, [first, ...others]] of waiting) {
    waiting.delete(key)
    if (others.length > 0) waiting.set(key, others)
    return first
  }
  return undefined
}
