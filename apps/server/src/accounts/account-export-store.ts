import type { Submission } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import type { SubmittedFile } from '../files/upload.ts'
import { uploadClaim } from '../files/upload-store.ts'
import { readPages } from '../submissions/read-pages.ts'

/** A form as the export writes it. */
export interface OwnForm {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly slug: string | null
  readonly isPublished: boolean
  readonly createdAt: Date
  /** Time of the move to the bin; null outside of it. */
  readonly deletedAt: Date | null
  readonly schema: FormSchema
  /** Schema with the changes that are not published; null if there are none. */
  readonly unpublished: FormSchema | null
}

/** Where answers are stored: received, in the bin, held as suspected spam, or not finished. */
export const answerStates = ['received', 'deleted', 'held', 'unfinished'] as const
export type AnswerState = (typeof answerStates)[number]

export interface OwnAnswers {
  readonly id: string
  readonly formVersion: number
  readonly submittedAt: Date
  readonly submitterEmail: string | null
  readonly data: Submission['data']
}

/** Reads everything that an owner's account has, also what is in the bin. */
export interface AccountExportStore {
  profile(ownerId: string): Promise<object>
  formIds(ownerId: string): Promise<readonly string[]>
  form(ownerId: string, formId: string): Promise<OwnForm | null>
  /** Reads answers page by page. */
  answers(formId: string, state: AnswerState): AsyncIterable<readonly OwnAnswers[]>
  /** Lists the files of all answers in any state. */
  files(formId: string): Promise<readonly SubmittedFile[]>
}

/** Table and time of each state. The names come from this list only, never from a request. */
const tables = {
  received: ['submissions', 'submitted_at'],
  deleted: ['deleted_submissions', 'submitted_at'],
  held: ['held_submissions', 'submitted_at'],
  // Finished ones are stored again as submissions.
  unfinished: ['partial_submissions', 'updated_at', 'completed_at is null'],
} as const satisfies Record<AnswerState, readonly [string, string, string?]>

export function createAccountExportStore({ kysely }: Database): AccountExportStore {
  return {
    async profile(ownerId) {
      const owner = rowId(ownerId)
      const user = await kysely
        .selectFrom('users')
        .where('id', '=', owner)
        .select(['id', 'email', 'name', 'picture', 'created_at as createdAt'])
        .executeTakeFirstOrThrow()
      const folders = await kysely
        .selectFrom('folders')
        .where('owner_id', '=', owner)
        .select(['id', 'name'])
        .execute()
      const looks = await kysely
        .selectFrom('looks')
        .where('owner_id', '=', owner)
        .select(['name', 'style'])
        .execute()
      const notificationAddresses = await kysely
        .selectFrom('notification_addresses')
        .where('owner_id', '=', owner)
        .select(['address', 'confirmed_at as confirmedAt'])
        .execute()
      return { ...user, folders, looks, notificationAddresses }
    },

    async formIds(ownerId) {
      const rows = await kysely
        .selectFrom('all_forms')
        .where('owner_id', '=', rowId(ownerId))
        .orderBy('created_at')
        .orderBy('id')
        .select('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async form(ownerId, formId) {
      const row = await kysely
        .selectFrom('all_forms')
        .leftJoin('form_versions as working', (join) =>
          join
            .onRef('working.form_id', '=', 'all_forms.id')
            .onRef('working.version', '=', 'all_forms.working_version'),
        )
        .where('all_forms.id', '=', rowId(formId))
        .where('all_forms.owner_id', '=', rowId(ownerId))
        .select([
          'all_forms.id',
          'all_forms.name',
          'all_forms.description',
          'all_forms.slug',
          'all_forms.is_published as isPublished',
          'all_forms.created_at as createdAt',
          'all_forms.deleted_at as deletedAt',
          'all_forms.schema',
          'working.schema as unpublished',
        ])
        .executeTakeFirst()
      return row ?? null
    },

    answers(formId, state) {
      const [table, time, only = 'true'] = tables[state]
      return readPages(async (after = '00000000-0000-0000-0000-000000000000', limit) => {
        const { rows } = await sql<OwnAnswers>`
          select id, form_version as "formVersion", ${sql.ref(time)} as "submittedAt",
            submitter_email as "submitterEmail", data
          from ${sql.table(table)}
          where form_id = ${rowId(formId)} and id > ${after}::uuid and ${sql.raw(only)}
          order by id
          limit ${limit}
        `.execute(kysely)
        return { submissions: rows, next: (rows.length < limit ? null : rows.at(-1)?.id) ?? null }
      })
    },

    async files(formId) {
      const { rows } = await sql<SubmittedFile>`
        select uploads.id, uploads.name, uploads.size::float8 as size, uploads.field_id as "fieldId",
          answers.id as "submissionId", answers.submitted_at as "submittedAt"
        from uploads
        join submission_claims as claim
          on claim.form_id = uploads.form_id and claim.kind = ${uploadClaim} and claim.key = uploads.id
        join (
          select form_id, id, submitted_at from submissions
          union all select form_id, id, submitted_at from deleted_submissions
          union all select form_id, id, submitted_at from held_submissions
        ) as answers on answers.form_id = claim.form_id and answers.id = claim.submission_id
        where uploads.form_id = ${rowId(formId)}
        order by answers.submitted_at, answers.id, uploads.created_at, uploads.id
      `.execute(kysely)
      return rows
    },
  }
}
