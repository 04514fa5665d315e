import type pg from 'pg'
import type { Log } from './connect.ts'

const lookEveryMs = 10_000
const checkpointAfterMs = 5 * 60_000
/** What a start after a crash may have to read again: a second's work or two. */
const checkpointAfterBytes = 128 * 1024 * 1024
const vacuumEveryMs = 10 * 60_000

/**
 * Does for the embedded database what a PostgreSQL server's background processes do: checkpoints, without which
 * the log would grow for ever, and vacuum, one table at a time so that nothing waits long. Gives the function
 * that ends it.
 */
export function keepTidy(pool: pg.Pool, log: Log): () => Promise<void> {
  let checkpointed = { at: Date.now(), position: '0/0' }
  let vacuumedAt = Date.now()
  let tables: string[] = []
  let work: Promise<void> = Promise.resolve()

  const timer = setInterval(() => {
    work = work.then(tidy).catch((error: unknown) => {
      log.warn({ error }, 'The embedded database could not be tidied')
    })
  }, lookEveryMs)
  timer.unref()

  async function tidy() {
    const { rows } = await pool.query<{ position: string; written: string }>(
      'select pg_current_wal_lsn() as position, pg_current_wal_lsn() - $1::pg_lsn as written',
      [checkpointed.position],
    )
    const written = Number(rows[0]?.written ?? 0)
    const isOld = Date.now() - checkpointed.at > checkpointAfterMs
    if (written > checkpointAfterBytes || (isOld && written > 0)) {
      await pool.query('checkpoint')
      checkpointed = { at: Date.now(), position: await walPosition() }
    }
    if (Date.now() - vacuumedAt > vacuumEveryMs) {
      vacuumedAt = Date.now()
      await vacuumNext()
    }
  }

  async function walPosition(): Promise<string> {
    const { rows } = await pool.query<{ position: string }>(
      'select pg_current_wal_lsn() as position',
    )
    return rows[0]?.position ?? '0/0'
  }

  async function vacuumNext() {
    if (tables.length === 0) {
      const { rows } = await pool.query<{ name: string }>(
        `select relname as name from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`,
      )
      tables = rows.map(({ name }) => name)
    }
    const table = tables.pop()
    if (table !== undefined) await pool.query(`vacuum (analyze) "${table}"`)
  }

  return async () => {
    clearInterval(timer)
    await work
  }
}
