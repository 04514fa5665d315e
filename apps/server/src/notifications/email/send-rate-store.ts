import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

export const hourMs = 60 * 60 * 1_000
export const dayMs = 24 * hourMs

/** Milliseconds that counts are stored, longer than the longest period. */
export const sendRateRetentionMs = 2 * dayMs

/** Counts sent messages across all nodes, so that a form cannot be abused to send mass email. */
export interface SendRateStore {
  /** Counts one more message in the current period. False, without counting, if `most` were already sent. */
  take(key: string, most: number, periodMs: number, now: Date): Promise<boolean>
  /** Number of messages counted in the current period. */
  sent(key: string, periodMs: number, now: Date): Promise<number>
  removeBefore(time: Date): Promise<void>
}

export function createSendRateStore({ kysely }: Database): SendRateStore {
  return {
    async take(key, most, periodMs, now) {
      const row = await kysely
        .insertInto('send_rates')
        .values({ key, period: periodOf(now, periodMs), sent: 1 })
        .onConflict((same) =>
          same
            .columns(['key', 'period'])
            .doUpdateSet({ sent: sql<number>`send_rates.sent + 1` })
            .where('send_rates.sent', '<', most),
        )
        .returning('sent')
        .executeTakeFirst()
      return row !== undefined
    },

    async sent(key, periodMs, now) {
      const row = await kysely
        .selectFrom('send_rates')
        .where('key', '=', key)
        .where('period', '=', periodOf(now, periodMs))
        .select('sent')
        .executeTakeFirst()
      return row?.sent ?? 0
    },

    async removeBefore(time) {
      await kysely.deleteFrom('send_rates').where('period', '<', time).execute()
    },
  }
}

/** Start of the period that contains `now`. Periods start at the same time on every node. */
export function periodOf(now: Date, periodMs: number): Date {
  return new Date(Math.floor(now.getTime() / periodMs) * periodMs)
}
