import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { removeSubmissions } from '../submissions/remove-submissions-sql.ts'

/** Deletes submissions of a form after the days that its owner chose (decision 336). */
export interface RetentionStore {
  /** Days of a form; null for never. Undefined if the form does not exist or has another owner. */
  read(ownerId: string, formId: string): Promise<number | null | undefined>
  /** Returns false if the form does not exist or has another owner. */
  save(ownerId: string, formId: string, days: number | null): Promise<boolean>
  /** Counts the submissions of a form that were received before `time`. */
  countBefore(formId: string, time: Date): Promise<number>
  /** Deletes all submissions, in any state, that are older than their form allows. */
  removeExpired(now: Date): Promise<void>
}

/** Rows per statement, so that one does not hold the embedded database for long. */
const rowsAtOnce = 1_000

export function createRetentionStore({ kysely }: Database): RetentionStore {
  /** Deletes some expired submissions of a form and returns their number. */
  const removeSome = (formId: string, time: Date) =>
    removeSubmissions(
      kysely,
      formId,
      sql`select id from submissions where form_id = ${formId} and submitted_at < ${time}
        order by submitted_at limit ${rowsAtOnce}`,
    )

  return {
    async read(ownerId, formId) {
      const row = await kysely
        .selectFrom('forms')
        .where('id', '=', rowId(formId))
        .where('owner_id', '=', rowId(ownerId))
        .select('retention_days')
        .executeTakeFirst()
      return row?.retention_days
    },

    async save(ownerId, formId, days) {
      const { numUpdatedRows } = await kysely
        .updateTable('all_forms')
        .where('id', 'in', ownForm(kysely, ownerId, formId))
        .set({ retention_days: days })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async countBefore(formId, time) {
      const { count } = await kysely
        .selectFrom('submissions')
        .where('form_id', '=', rowId(formId))
        .where('submitted_at', '<', time)
        .select(sql<number>`count(*)::integer`.as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    async removeExpired(now) {
      const forms = await kysely
        .selectFrom('all_forms')
        .where('retention_days', 'is not', null)
        .select(['id', 'retention_days as days'])
        .execute()
      for (const { id, days } of forms) {
        const time = retainedSince(now, days ?? 0)
        while ((await removeSome(id, time)) === rowsAtOnce);
        for (const table of ['deleted_submissions', 'held_submissions'] as const) {
          await kysely
            .deleteFrom(table)
            .where('form_id', '=', id)
            .where('submitted_at', '<', time)
            .execute()
        }
        await kysely
          .deleteFrom('partial_submissions')
          .where('form_id', '=', id)
          .where('updated_at', '<', time)
          .execute()
      }
    },
  }
}

/** Submissions before this time are expired. */
export function retainedSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
}
