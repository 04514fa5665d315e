import type { FormSchema, Settings } from '@ramiform/core/form'
import type { Submission } from '@ramiform/core/submissions/submission'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { joinCalls } from '../../database/join-calls.ts'
import { rowId } from '../../database/row-id.ts'
import { submissionColumns, toSubmission } from '../../submissions/submission-sql.ts'

/** Form of a message, with its current settings. A corrected address therefore applies to pending messages. */
export interface MessageForm {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly settings: Settings
  readonly translations: FormSchema['translations']
}

/** Submission with the version of the form that the respondent filled in. */
export interface MessageSubmission {
  readonly submission: Submission & { readonly formVersion: number }
  readonly schema: FormSchema
  /** Language that the respondent filled in the form in; null for older submissions. */
  readonly language: string | null
}

/** Data for messages, read when they are sent. For the server's own jobs: no check of the owner. */
export interface MessageStore {
  form(formId: string): Promise<MessageForm | null>
  /** Submissions that are not deleted, newest first. Request only a few: each includes a schema. */
  submissions(
    formId: string,
    submissionIds: readonly string[],
  ): Promise<readonly MessageSubmission[]>
  /** One submission, null if it was deleted. Calls for the same form are joined. */
  submission(formId: string, submissionId: string): Promise<MessageSubmission | null>
  /** Ids of the submissions that are not deleted, newest first. */
  stored(formId: string, submissionIds: readonly string[]): Promise<readonly string[]>
  /** Newest version of the form, for a test message. */
  newestSchema(formId: string): Promise<FormSchema | null>
}

interface Asked {
  readonly formId: string
  readonly submissionId: string
}

export function createMessageStore({ kysely }: Database): MessageStore {
  const submission = joinCalls(async (asked: readonly Asked[]) => {
    const byForm = Map.groupBy(asked, ({ formId }) => formId)
    const read = [...byForm].map(([formId, of]) =>
      submissions(
        formId,
        of.map(({ submissionId }) => submissionId),
      ),
    )
    const found = new Map(
      (await Promise.all(read)).flat().map((one) => [one.submission.id, one] as const),
    )
    return asked.map(({ submissionId }) => found.get(submissionId) ?? null)
  })

  async function submissions(formId: string, submissionIds: readonly string[]) {
    if (submissionIds.length === 0) return []
    const rows = await kysely
      .selectFrom('submissions')
      .innerJoin('form_versions', (join) =>
        join
          .onRef('form_versions.form_id', '=', 'submissions.form_id')
          .onRef('form_versions.version', '=', 'submissions.form_version'),
      )
      .where('submissions.form_id', '=', rowId(formId))
      .where('submissions.id', 'in', submissionIds.map(rowId))
      .orderBy('submissions.submitted_at', 'desc')
      .orderBy('submissions.id', 'desc')
      .select(submissionColumns)
      .select(['form_versions.schema', 'submissions.language'])
      .execute()
    return rows.map(({ schema, language, ...row }) => ({
      submission: toSubmission(row),
      schema,
      language,
    }))
  }

  return {
    submissions,
    submission: (formId, submissionId) => submission({ formId, submissionId }),

    async form(formId) {
      const row = await kysely
        .selectFrom('forms')
        .where('id', '=', rowId(formId))
        .select((form) => [
          'id',
          'owner_id as ownerId',
          'name',
          form.ref('schema', '->').key('settings').$castTo<Settings | null>().as('settings'),
          form
            .ref('schema', '->')
            .key('translations')
            .$castTo<NonNullable<FormSchema['translations']> | null>()
            .as('translations'),
        ])
        .executeTakeFirst()
      return row === undefined
        ? null
        : { ...row, settings: row.settings ?? {}, translations: row.translations ?? undefined }
    },

    async stored(formId, submissionIds) {
      const rows = await kysely
        .selectFrom('submissions')
        .where('form_id', '=', rowId(formId))
        .where(sql<boolean>`id = any(${submissionIds.map(rowId)}::uuid[])`)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .select('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async newestSchema(formId) {
      const row = await kysely
        .selectFrom('forms')
        .where('id', '=', rowId(formId))
        .select('schema')
        .executeTakeFirst()
      return row?.schema ?? null
    },
  }
}
