import type pg from 'pg'
import type { Log } from './log.ts'

const usual = {
  lookEveryMs: 10_000,
  checkpointAfterMs: 5 * 60_000,
  /** Limit of write-ahead log in bytes. Recovery after a crash reads it again within a few seconds. */
  checkpointAfterBytes: 128 * 1024 * 1024,
}

/**
 * Runs maintenance for the embedded database, which has no background processes. Checkpoints keep the write-ahead log
 * small. Vacuum runs on one table at a time, so that no query waits long. Returns the stop function.
 * @param mayCheckpoint returns false while the database is copied, because the copy needs the whole log
 */
export function keepTidy(
  pool: pg.Pool,
  log: Log,
  pace = usual,
  mayCheckpoint: () => boolean = () => true,
): () => Promise<void> {
  const { lookEveryMs, checkpointAfterMs, checkpointAfterBytes } = pace
  let checkpointed = { at: Date.now(), position: '0/0' }
  let work: Promise<void> = Promise.resolve()

  const timer = setInterval(() => {
    work = work.then(tidy).catch((error: unknown) => {
      log.warn({ err: error }, 'The embedded database could not be tidied')
    })
  }, lookEveryMs)
  timer.unref()

  async function tidy() {
    const { position, written } = await readLog(pool, checkpointed.position)
    const isOld = Date.now() - checkpointed.at > checkpointAfterMs
    if ((written > checkpointAfterBytes || (isOld && written > 0)) && mayCheckpoint()) {
      await pool.query('checkpoint')
      checkpointed = { at: Date.now(), position }
    }
    const table = await mostGrownTable(pool)
    if (table !== undefined) await pool.query(`vacuum (analyze) "${table}"`)
  }

  return async () => {
    clearInterval(timer)
    await work
  }
}

/** End position of the write-ahead log, and the bytes written after `since`. */
async function readLog(pool: pg.Pool, since: string) {
  const { rows } = await pool.query<{ position: string; written: string }>(
    'select pg_current_wal_lsn() as position, pg_current_wal_lsn() - $1::pg_lsn as written',
    [since],
  )
  return { position: rows[0]?.position ?? since, written: Number(rows[0]?.written ?? 0) }
}

/**
 * Name of the table that most needs a vacuum: it grew by more than a fifth since the last one. Table size is the
 * measure, because PGlite does not run PostgreSQL's statistics process.
 */
async function mostGrownTable(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(`
    select relname as name
    from pg_class, lateral (select pg_relation_size(oid) / 8192 as pages) as now
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pages > relpages * 1.2 + 10
    order by pages - relpages desc
    limit 1`)
  return rows[0]?.name
}
