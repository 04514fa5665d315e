import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { newId } from '../../database/new-id.ts'

/** A successful backup. */
export interface GoodBackup {
  /** Time up to which the backup has every submission. Its age is the data that a loss would cost. */
  readonly moment: Date
  readonly endedAt: Date
  readonly bytes: number
}

/** Runs of backups, which all nodes share. */
export interface BackupStore {
  /** Records the start of a backup and returns its id. */
  begin(now: Date): Promise<string>
  /**
   * Records the start of a scheduled backup, unless one has run since `time` or is running. Returns null then. Of several
   * nodes only one gets an id.
   */
  beginScheduled(now: Date, time: Date): Promise<string | null>
  /** Renews the sign of life of a running backup. */
  keepAlive(id: string, now: Date): Promise<void>
  succeed(id: string, result: Pick<GoodBackup, 'moment' | 'bytes'>, now: Date): Promise<void>
  fail(id: string, error: string, now: Date): Promise<void>
  /** A running backup needs the files that its database lists. */
  isRunning(now: Date): Promise<boolean>
  /** The newest successful backup; null when there is none. */
  lastGood(): Promise<GoodBackup | null>
  removeBefore(time: Date): Promise<void>
}

/** Retention of records in milliseconds. The newest successful one stays. */
export const backupRetentionMs = 90 * 24 * 60 * 60_000

/** Interval in milliseconds between two signs of life. */
export const aliveEveryMs = 20_000
/** Milliseconds without a sign of life after which a backup counts as crashed. */
const crashedAfterMs = 120_000
/** Milliseconds to wait after a failed scheduled backup. */
const retryAfterMs = 60 * 60_000

export function createBackupStore({ kysely }: Database): BackupStore {
  const end = async (
    id: string,
    now: Date,
    values: { readonly moment?: Date; readonly bytes?: number; readonly error?: string },
  ) => {
    await kysely
      .updateTable('backups')
      .set({ ...values, ended_at: now, alive_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  }

  return {
    async begin(now) {
      const id = newId()
      const times = { started_at: now, alive_at: now }
      await kysely
        .insertInto('backups')
        .values({ id, ...times, is_scheduled: false })
        .execute()
      return id
    },

    async beginScheduled(now, time) {
      const crashed = new Date(now.getTime() - crashedAfterMs)
      const retry = new Date(now.getTime() - retryAfterMs)
      return await kysely.transaction().execute(async (transaction) => {
        // Lets one node at a time decide.
        await sql`select pg_advisory_xact_lock(hashtext('ramiform backups'))`.execute(transaction)
        const { rows } = await sql<{ id: string }>`
          insert into backups (id, started_at, alive_at, is_scheduled)
          select ${newId()}::uuid, ${now}::timestamptz, ${now}::timestamptz, true
          where not exists (
            select from backups
            where moment is not null and started_at > ${time} and is_scheduled
              or ended_at is null and alive_at > ${crashed}
              or ended_at is not null and moment is null and is_scheduled and started_at > ${retry}
          )
          returning id`.execute(transaction)
        return rows[0]?.id ?? null
      })
    },

    async keepAlive(id, now) {
      await kysely.updateTable('backups').set({ alive_at: now }).where('id', '=', id).execute()
    },

    succeed: (id, { moment, bytes }, now) => end(id, now, { moment, bytes }),
    fail: (id, error, now) => end(id, now, { error: error.slice(0, 1_000) }),

    async isRunning(now) {
      const running = await kysely
        .selectFrom('backups')
        .where('ended_at', 'is', null)
        .where('alive_at', '>', new Date(now.getTime() - crashedAfterMs))
        .select('id')
        .executeTakeFirst()
      return running !== undefined
    },

    async lastGood() {
      const row = await kysely
        .selectFrom('backups')
        .where('moment', 'is not', null)
        .orderBy('moment', 'desc')
        .select(['moment', 'ended_at', 'bytes'])
        .executeTakeFirst()
      if (!row?.moment || row.ended_at === null) return null
      return { moment: row.moment, endedAt: row.ended_at, bytes: Number(row.bytes) }
    },

    async removeBefore(time) {
      await kysely
        .deleteFrom('backups')
        .where('started_at', '<', time)
        .where((row) =>
          row.or([
            row('moment', 'is', null),
            row(
              'moment',
              '<',
              row.selectFrom('backups').select((all) => all.fn.max('moment').as('newest')),
            ),
          ]),
        )
        .execute()
    },
  }
}
