import type { ResponseOf } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import { type PageStretch, pageOf } from '../submissions/submission-cursor.ts'

/** Unfinished answers are deleted this long after their last change. */
export const partialRetentionMs = 30 * 24 * 60 * 60 * 1_000
/** No autosave of a completed submission arrives later than this. */
const completedPartialRetentionMs = 24 * 60 * 60 * 1_000

/** Limit of unfinished answers per form. */
export const maxPartials = 10_000

export interface PartialEdit {
  readonly formId: string
  /** Secret of the respondent's browser. */
  readonly key: string
  /** Sequence number: an older save that arrives later is ignored. */
  readonly revision: number
  readonly formVersion: number
  readonly submitterEmail: string | undefined
  readonly data: Answers
  readonly now: Date
}

/** Unfinished answers (decision 21). Calls of owners return null for an unknown form or another owner's. */
export interface PartialStore {
  /** `full`: the form has reached its limit. Saves after the submission are ignored. */
  save(edit: PartialEdit): Promise<'saved' | 'full'>
  /** Deletes answers that were all cleared. */
  empty(edit: Pick<PartialEdit, 'formId' | 'key' | 'revision'>): Promise<void>
  /** Last changed first. */
  page(
    ownerId: string,
    formId: string,
    stretch: PageStretch,
  ): Promise<ResponseOf<'listPartials'> | null>
  remove(ownerId: string, formId: string, partialId: string): Promise<boolean>
  purge(now: Date): Promise<void>
}

export function createPartialStore({ kysely }: Database): PartialStore {
  const unfinished = (formId: string) =>
    kysely
      .selectFrom('partial_submissions')
      .where('form_id', '=', rowId(formId))
      .where('completed_at', 'is', null)

  return {
    async save({ formId, key, revision, formVersion, submitterEmail, data, now }) {
      const one = sql`form_id = ${formId} and key = ${key}`
      const stored = await sql`
        insert into partial_submissions
          (form_id, key, id, form_version, revision, started_at, updated_at, submitter_email, data)
        select forms.id, ${key}, ${newId(now.getTime())}::uuid, ${formVersion}::integer, ${revision}::bigint,
          ${now}::timestamptz, ${now}::timestamptz, ${submitterEmail ?? null}, ${JSON.stringify(data)}::jsonb
        from forms
        where forms.id = ${formId} and (
          exists (select from partial_submissions where ${one})
          or ${maxPartials} > (
            select count(*) from (
              select from partial_submissions
              where form_id = ${formId} and completed_at is null limit ${maxPartials}
            ) as unfinished
          )
        )
        for key share of forms
        on conflict (form_id, key) do update
        set form_version = excluded.form_version, revision = excluded.revision,
          updated_at = excluded.updated_at, submitter_email = excluded.submitter_email, data = excluded.data
        where partial_submissions.completed_at is null and partial_submissions.revision <= excluded.revision
        returning id`.execute(kysely)
      if (stored.rows.length > 0) return 'saved'
      // Completed, or older than the stored save: nothing new.
      const known = await sql`select from partial_submissions where ${one}`.execute(kysely)
      return known.rows.length > 0 ? 'saved' : 'full'
    },

    async empty({ formId, key, revision }) {
      await sql`
        delete from partial_submissions
        where form_id = ${formId} and key = ${key} and completed_at is null and revision <= ${revision}::bigint
      `.execute(kysely)
    },

    async page(ownerId, formId, { limit, after }) {
      const form = await ownForm(kysely, ownerId, formId).executeTakeFirst()
      if (form === undefined) return null
      const rows = await unfinished(form.id)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(updated_at, id) < (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .select(['id', 'form_version', 'started_at', 'updated_at', 'submitter_email', 'data'])
        .execute()
      const { page, nextCursor } = pageOf(rows, limit, (row) => row.updated_at)
      const { total } = await unfinished(form.id)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      return {
        partials: page.map((row) => ({
          id: row.id,
          startedAt: row.started_at.toISOString(),
          updatedAt: row.updated_at.toISOString(),
          formVersion: row.form_version,
          ...(row.submitter_email === null ? {} : { submitterEmail: row.submitter_email }),
          data: row.data,
        })),
        total,
        nextCursor,
      }
    },

    async remove(ownerId, formId, partialId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('partial_submissions')
        .where('form_id', 'in', ownForm(kysely, ownerId, formId))
        .where('id', '=', rowId(partialId))
        .where('completed_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async purge(now) {
      const before = (ms: number) => new Date(now.getTime() - ms)
      await kysely
        .deleteFrom('partial_submissions')
        .where('updated_at', '<', before(completedPartialRetentionMs))
        .where(({ or, eb }) =>
          or([
            eb('completed_at', 'is not', null),
            eb('updated_at', '<', before(partialRetentionMs)),
          ]),
        )
        .execute()
    },
  }
}
