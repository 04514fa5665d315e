import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode, refuse } from '../errors.ts'

const maxOldGenerationSizeMb = 512

/** Jobs that one form or owner may have waiting. */
const maxWaiting = 50

/** One worker thread for long computations, so that requests never wait for them. It does one job at a time. */
export interface ThreadLane<Job, Result> {
  /**
   * Jobs with the same `key` run in order. Keys take turns, so that one form does not delay the others.
   * @param tooSlow code of the refusal after the deadline, or out of memory
   * @throws Refusal `tooSlow`, or unavailable when the key has too many jobs waiting
   */
  run(key: string, job: Job, tooSlow?: RefusalCode): Promise<Result>
}

interface LaneOptions {
  /** a module that answers each message with the result */
  readonly script: URL
  /** A job that takes longer is ended together with its thread. */
  readonly deadlineMs: number
}

interface WaitingJob<Job, Result> {
  readonly job: Job
  readonly tooSlow: RefusalCode
  readonly settled: PromiseWithResolvers<Result>
}

/** The thread starts with the first job. */
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
    // Requests keep the process running, an idle thread does not.
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

/** The next job of the key that waited longest; the key then goes to the end of the line. */
function takeTurn<Waiting>(waiting: Map<string, Waiting[]>): Waiting | undefined {
  for (const [key, [first, ...others]] of waiting) {
    waiting.delete(key)
    if (others.length > 0) waiting.set(key, others)
    return first
  }
  return undefined
}
