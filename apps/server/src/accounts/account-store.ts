import type { ResponseOf } from '@ramiform/contract/calls'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'

/** Counts of what an account contains, for its owner. */
export type AccountContents = ResponseOf<'readAccount'>['contents']

/** An owner's account: what it has, and its deletion in two steps (decision 334). */
export interface AccountStore {
  /** Checks if the operator disabled the account. */
  isDisabled(ownerId: string): Promise<boolean>
  contents(ownerId: string): Promise<AccountContents>
  /** Ids of the forms that are not in the bin. */
  formIds(ownerId: string): Promise<readonly string[]>
  /** Marks the account as deleted and ends all of its sessions. */
  markDeleted(ownerId: string, now: Date): Promise<void>
  /** Takes back a deletion. Returns false if there was none. */
  keep(ownerId: string): Promise<boolean>
  /** Deletes the account with all forms and submissions. Their files go with the next clear-out. */
  removeForever(ownerId: string): Promise<void>
  /** Deletes all accounts that were marked as deleted before `time`. */
  purge(time: Date): Promise<void>
}

export function createAccountStore({ kysely }: Database): AccountStore {
  const formsOf = (ownerId: string) =>
    kysely.selectFrom('all_forms').where('owner_id', '=', rowId(ownerId))

  async function removeForever(ownerId: string) {
    // One form a statement: a single one could take longer than a query may.
    const forms = await formsOf(ownerId).select('id').execute()
    for (const { id } of forms) await kysely.deleteFrom('all_forms').where('id', '=', id).execute()
    await kysely.deleteFrom('users').where('id', '=', rowId(ownerId)).execute()
  }

  return {
    removeForever,

    async isDisabled(ownerId) {
      const row = await kysely
        .selectFrom('users')
        .where('id', '=', rowId(ownerId))
        .where('disabled_at', 'is not', null)
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async contents(ownerId) {
      const { forms, submissions } = await formsOf(ownerId)
        .leftJoin('form_counts', 'form_counts.form_id', 'all_forms.id')
        .select([
          sql<number>`count(*)::integer`.as('forms'),
          sql<number>`coalesce(sum(form_counts.submissions), 0)::integer`.as('submissions'),
        ])
        .executeTakeFirstOrThrow()
      const { files, bytes } = await kysely
        .selectFrom('uploads')
        .where('form_id', 'in', formsOf(ownerId).select('id'))
        .where('completed_at', 'is not', null)
        .select([
          sql<number>`count(*)::integer`.as('files'),
          sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
        ])
        .executeTakeFirstOrThrow()
      return { forms, submissions, files, fileBytes: bytes }
    },

    async formIds(ownerId) {
      const rows = await formsOf(ownerId).where('deleted_at', 'is', null).select('id').execute()
      return rows.map(({ id }) => id)
    },

    async markDeleted(ownerId, now) {
      await kysely.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ deleted_at: now })
          .where('id', '=', rowId(ownerId))
          .execute()
        await transaction.deleteFrom('sessions').where('user_id', '=', rowId(ownerId)).execute()
      })
    },

    async keep(ownerId) {
      const { numUpdatedRows } = await kysely
        .updateTable('users')
        .set({ deleted_at: null })
        .where('id', '=', rowId(ownerId))
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async purge(time) {
      const due = await kysely
        .selectFrom('users')
        .where('deleted_at', '<', time)
        .select('id')
        .execute()
      for (const { id } of due) await removeForever(id)
    },
  }
}
