import { spawn } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock, type WorkerClock } from '../../jobs/worker-parts.ts'
import type { BackupStore } from '../runs/backup-store.ts'

export interface Schedule {
  readonly directory: string
  readonly everyMs: number
  /** Number of backups to keep. */
  readonly keep: number
  readonly store: BackupStore
  /** Writes a backup to a file, for a run that is recorded already. Rejects with the reason of a failure. */
  readonly backUp: (path: string, runId: string, signal: AbortSignal) => Promise<void>
  readonly log: {
    info(values: object, message: string): void
    error(values: object, message: string): void
  }
  readonly clock?: WorkerClock
}

const lookEveryMs = 60_000
const name = /^ramiform-\d{8}T\d{6}Z\.backup$/

/**
 * Makes a backup whenever the last one is old enough, and deletes the oldest ones. Of several nodes one does it. A failed
 * backup is repeated after an hour. Returns the stop function, which ends a running backup.
 */
export function backUpRegularly(schedule: Schedule): () => Promise<void> {
  const { store, log, clock = systemClock } = schedule
  const stopping = new AbortController()
  let work: Promise<void> | null = null
  const look = () => {
    work ??= backUpIfDue(schedule, clock.now(), stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, 'the scheduled backup failed'))
      .finally(() => {
        work = null
      })
  }
  look()
  const stop = clock.every(lookEveryMs, look)
  return async () => {
    stop()
    stopping.abort()
    await work
  }

  async function backUpIfDue(
    { directory, everyMs, keep, backUp }: Schedule,
    now: Date,
    signal: AbortSignal,
  ) {
    const id = await store.beginScheduled(now, new Date(now.getTime() - everyMs))
    if (id === null) return
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const stamp = now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
      const path = join(directory, `ramiform-${stamp}.backup`)
      await removeInterrupted(directory)
      await backUp(path, id, signal)
      log.info({ path }, 'a scheduled backup is complete')
      await removeOldest(directory, keep)
    } catch (error) {
      await store.fail(id, error instanceof Error ? error.message : String(error), clock.now())
      throw error
    }
  }
}

/** Deletes all but the newest backups. Other files in the directory stay. */
async function removeOldest(directory: string, keep: number): Promise<void> {
  const backups = (await readdir(directory)).filter((file) => name.test(file)).sort()
  for (const file of backups.slice(0, -keep)) await rm(join(directory, file))
}

/** Deletes interrupted backups, because the next one has newer data. */
async function removeInterrupted(directory: string): Promise<void> {
  for (const file of await readdir(directory)) {
    if (file.endsWith('.part') && name.test(file.slice(0, -'.part'.length))) {
      await rm(join(directory, file))
    }
  }
}

/** Runs a command in its own process, so that its memory is free again at the end. */
export async function runInProcess(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    env,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = `${output}${text}`.slice(-4_000)
  })
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(output.trim().split('\n').at(-1) || `the backup ended with ${code}`))
    })
  })
}
