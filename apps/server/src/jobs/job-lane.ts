import type { TakenJob } from './job.ts'
import type { JobKind, JobResult } from './job-kind.ts'
import { nextTry } from './next-try.ts'
import type { WorkerParts } from './worker-parts.ts'

/** Beyond the longest run: what it takes to write down how the run ended. */
const marginMs = 10_000

/** The running jobs of one kind on this node. */
export interface JobLane {
  /** Looks for due jobs as far as there is room, now or as soon as the look under way is over. */
  look(): void
  /** Resolves when nothing runs and nothing more is due. */
  settled(): Promise<void>
  /** Takes no more, gives running jobs `graceMs` and hands back the others. */
  stop(graceMs: number): Promise<void>
}

export function createJobLane(kind: JobKind, parts: WorkerParts): JobLane {
  const { store, clock, log } = parts
  const running = new Map<Promise<void>, string>()
  const ending = new AbortController()
  let looking: Promise<void> | undefined
  let lookAgain = false

  let isStopping = false

  function look(): void {
    if (isStopping) return
    if (looking === undefined) looking = lookWhileAsked()
    else lookAgain = true
  }

  async function lookWhileAsked() {
    do {
      lookAgain = false
      await takeAndStart()
    } while (lookAgain && !isStopping)
    looking = undefined
  }

  async function takeAndStart() {
    const limit = kind.atOnce - running.size
    if (limit <= 0) return
    const now = clock.now()
    const until = new Date(now.getTime() + kind.runsAtMostMs + marginMs)
    try {
      const jobs = await store.take({
        kind: kind.name,
        limit,
        perForm: kind.perForm,
        running: countsOf([...running.values()]),
        now,
        until,
      })
      for (const job of jobs) start(job)
    } catch (error) {
      log.warn({ err: error, kind: kind.name }, 'jobs could not be taken')
    }
  }

  function start(job: TakenJob) {
    const run = runOne(job).finally(() => {
      running.delete(run)
      // Room for the next; whether there is one shows when looking.
      look()
    })
    running.set(run, job.formId)
  }

  async function runOne(job: TakenJob) {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(kind.runsAtMostMs)])
    try {
      await write(job, await Promise.race([kind.run(job, signal), givenUp(signal)]))
    } catch (error) {
      await afterError(job, error)
    }
  }

  async function write(job: TakenJob, result: JobResult) {
    if (result.kind === 'moved') return store.move(job, result.to, result.runAt, result.report)
    const { report, along = [] } = result
    const jobs = [job, ...along]
    if (result.kind === 'done') return store.finish(jobs, report)
    if (result.kind === 'hopeless') return store.park(jobs, report)
    // What was taken along may have come only now, while others have had their last try.
    const again = jobs.filter(({ attempts }) => attempts <= kind.waits.length)
    const over = jobs.filter(({ attempts }) => attempts > kind.waits.length)
    if (over.length > 0) await store.park(over, report)
    const tries = Math.max(...again.map(({ attempts }) => attempts))
    const runAt = nextTry(kind.waits, tries, clock.now(), parts.random)
    if (runAt !== null) await store.retryAt(again, runAt, report)
  }

  /** Ours, not the receiver's. If this cannot be written down either, the job comes due when its time is over. */
  async function afterError(job: TakenJob, error: unknown) {
    try {
      if (ending.signal.aborted) return await store.release([job], clock.now())
      log.error({ err: error, kind: kind.name, jobId: job.id }, 'a job failed')
      const at = clock.now().toISOString()
      await write(job, { kind: 'failed', report: { at, result: 'server_error' } })
    } catch (second) {
      log.error({ err: second, kind: kind.name, jobId: job.id }, 'a job could not be ended')
    }
  }

  return {
    look,
    async settled() {
      while (looking !== undefined || running.size > 0) {
        await Promise.all([looking, ...running.keys()])
      }
    },
    async stop(graceMs) {
      isStopping = true
      await looking
      const grace = setTimeout(() => ending.abort(), graceMs)
      await Promise.all(running.keys())
      clearTimeout(grace)
    },
  }
}

/** A run that does not heed its signal holds its place no longer than one that does. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function countsOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
