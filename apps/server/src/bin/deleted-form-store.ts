import type { DeletedForm, ResponseOf } from '@ramiform/contract/calls'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import { goLive, showVersion, type Writing } from '../forms/working-copy-store.ts'
import { pageOf } from '../submissions/submission-cursor.ts'
import type { BinPage } from './deleted-submission-store.ts'

/** Deleted forms. Methods with an owner find only that owner's forms. */
export interface DeletedFormStore {
  /** Lists deleted forms, last deleted first. */
  page(ownerId: string, page: BinPage): Promise<ResponseOf<'listDeletedForms'>>
  /** Restores a form as a draft, with its unpublished changes. Returns false when it is not in the bin. */
  restore(ownerId: string, formId: string): Promise<boolean>
  /** Restores a form to its state before the deletion: published, with its unpublished changes. */
  undoDelete(ownerId: string, formId: string, now: Date): Promise<boolean>
  /** Deletes a form and all its data permanently. Returns false when it is not in the bin. */
  removeForever(ownerId: string, formId: string): Promise<boolean>
  /** Permanently deletes all forms that the owner moved to the bin by `time`. */
  removeAll(ownerId: string, time: Date): Promise<void>
  /** Permanently deletes forms of all owners that were moved to the bin before `time`. */
  purge(time: Date): Promise<void>
}

export function createDeletedFormStore({ kysely }: Database): DeletedFormStore {
  const inBin = (ownerId: string) =>
    kysely
      .selectFrom('all_forms as forms')
      .where('forms.owner_id', '=', rowId(ownerId))
      .where('forms.deleted_at', 'is not', null)

  const takeOut = (executor: Writing, ownerId: string, formId: string) =>
    executor
      .updateTable('all_forms')
      .set({ deleted_at: null })
      .where('id', '=', rowId(formId))
      .where('owner_id', '=', rowId(ownerId))
      .where('deleted_at', 'is not', null)
      .executeTakeFirst()

  return {
    async page(ownerId, { limit, after, q = '' }) {
      const wanted = q.trim().toLowerCase()
      const found = await inBin(ownerId)
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(forms.deleted_at, forms.id) < (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .$if(wanted !== '', (query) =>
          query.where(
            sql<boolean>`strpos(lower(forms.name || chr(10) || coalesce(forms.description, '')), ${wanted}) > 0`,
          ),
        )
        .orderBy('forms.deleted_at', 'desc')
        .orderBy('forms.id', 'desc')
        .limit(limit + 1)
        .select([
          'forms.id',
          'forms.name',
          'forms.description',
          'forms.slug',
          'forms.shape',
          'forms.deleted_at',
          'form_counts.submissions',
        ])
        .execute()
      const rows = found.flatMap(({ deleted_at: deletedAt, ...row }) =>
        deletedAt === null ? [] : [{ ...row, deletedAt }],
      )
      const { page, nextCursor } = pageOf(rows, limit, (row) => row.deletedAt)
      const { total } = await inBin(ownerId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      return {
        forms: page.map(
          ({ id, name, description, slug, shape, submissions, deletedAt }): DeletedForm => ({
            id,
            name,
            ...(description === null ? {} : { description }),
            slug,
            shape,
            submissionCount: submissions,
            deletedAt: deletedAt.toISOString(),
          }),
        ),
        total,
        nextCursor,
      }
    },

    async restore(ownerId, formId) {
      const { numUpdatedRows } = await takeOut(kysely, ownerId, formId)
      return numUpdatedRows > 0n
    },

    async undoDelete(ownerId, formId, now) {
      return await kysely.transaction().execute(async (transaction) => {
        // Deleting a form ends its live version at the time of the deletion, so that time identifies the version.
        const live = await transaction
          .selectFrom('all_forms')
          .innerJoin('form_versions', (join) =>
            join
              .onRef('form_versions.form_id', '=', 'all_forms.id')
              .onRef('form_versions.live_until', '=', 'all_forms.deleted_at'),
          )
          .where('all_forms.id', '=', rowId(formId))
          .where('all_forms.owner_id', '=', rowId(ownerId))
          .select(['form_versions.version', 'all_forms.version as newest'])
          .executeTakeFirst()
        const { numUpdatedRows } = await takeOut(transaction, ownerId, formId)
        if (numUpdatedRows === 0n) return false
        if (live === undefined) return true
        const working = live.newest === live.version ? null : live.newest
        await showVersion(transaction, formId, live.version, working)
        await transaction
          .updateTable('forms')
          .set({ is_published: true })
          .where('id', '=', rowId(formId))
          .execute()
        await goLive(transaction, formId, live.version, now)
        return true
      })
    },

    async removeForever(ownerId, formId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('all_forms')
        .where('id', '=', rowId(formId))
        .where('owner_id', '=', rowId(ownerId))
        .where('deleted_at', 'is not', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async removeAll(ownerId, time) {
      await kysely
        .deleteFrom('all_forms')
        .where('owner_id', '=', rowId(ownerId))
        .where('deleted_at', '<=', time)
        .execute()
    },

    async purge(time) {
      await kysely.deleteFrom('all_forms').where('deleted_at', '<', time).execute()
    },
  }
}
