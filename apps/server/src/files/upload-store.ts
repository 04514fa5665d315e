import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { ownForm } from '../database/own-form.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables, UploadsTable } from '../database/tables.ts'
import type { SubmittedFile, Upload } from './upload.ts'

/** Metadata of uploads. The content is in the file storage, under the upload's id. */
export interface UploadStore {
  begin(upload: Omit<Upload, 'completedAt'>): Promise<void>
  /** Marks an upload as complete. Returns false when it was withdrawn in the meantime. */
  complete(id: string, now: Date): Promise<boolean>
  /**
   * Finds uploads of a form that no other submission has. A submission with this idempotency key does not count,
   * because it is a retry.
   */
  findFree(
    formId: string,
    ids: readonly string[],
    idempotencyKey: string | undefined,
  ): Promise<readonly Upload[]>
  /** An upload that its sender can continue or withdraw; null once it is submitted, or while its form is in the bin. */
  findUnsubmitted(id: string): Promise<Upload | null>
  /** Uploads of a form that are not part of a submission. */
  unsubmitted(formId: string): Promise<readonly Upload[]>
  /** Blocks an upload from all submissions. Returns false when a submission has it already. */
  withdraw(id: string): Promise<boolean>
  forget(ids: readonly string[]): Promise<void>
  /** Files of one submission or of a whole form, oldest first. Null when the form or submission has another owner. */
  list(
    ownerId: string,
    formId: string,
    submissionId?: string | undefined,
  ): Promise<readonly SubmittedFile[] | null>
  /**
   * Ids of unreachable uploads: withdrawn, or without their submission. Uploads without a submission since `time` are
   * withdrawn first, so that no submission in progress loses a file.
   */
  abandoned(time: Date, limit: number): Promise<readonly string[]>
}

export const uploadClaim = 'upload' as const

/** Submission id of claims on withdrawn uploads. No submission has it. */
const nobody = '00000000-0000-0000-0000-000000000000'

export function createUploadStore({ kysely }: Database): UploadStore {
  const unsubmitted = (idempotencyKey?: string) =>
    kysely.selectFrom('uploads').where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submission_claims as claim')
            .whereRef('claim.form_id', '=', 'uploads.form_id')
            .where('claim.kind', '=', uploadClaim)
            .whereRef('claim.key', '=', 'uploads.id')
            .$if(idempotencyKey !== undefined, (query) =>
              query.where(({ not }) => not(storedUnder(idempotencyKey ?? ''))),
            )
            .select(sql`1`.as('one')),
        ),
      ),
    )

  const storedUnder = (idempotencyKey: string) => sql<boolean>`exists (
    select from submissions as stored
    where stored.form_id = claim.form_id and stored.id = claim.submission_id
      and stored.idempotency_key = ${idempotencyKey}
    union all
    select from held_submissions as stored
    where stored.form_id = claim.form_id and stored.id = claim.submission_id
      and stored.idempotency_key = ${idempotencyKey}
  )`

  const unclaimed = sql`not exists (
    select from submission_claims as claim
    where claim.form_id = uploads.form_id and claim.kind = ${uploadClaim} and claim.key = uploads.id
  )`

  /** Withdraws uploads with the same claim that a submission makes. The first claim wins. */
  async function withdrawWhere(which: RawBuilder<unknown>) {
    await sql`
      insert into submission_claims (form_id, kind, key, submission_id)
      select form_id, ${uploadClaim}, id, ${nobody} from uploads where ${which}
      on conflict do nothing
    `.execute(kysely)
  }

  return {
    async begin({ formId, fieldId, createdAt, kinds, ...rest }) {
      const row = {
        ...rest,
        kinds: [...kinds],
        form_id: formId,
        field_id: fieldId,
        created_at: createdAt,
      }
      await kysely.insertInto('uploads').values(row).execute()
    },

    async complete(id, now) {
      const { numAffectedRows = 0n } = await sql`
        update uploads set completed_at = ${now} where id = ${id} and ${unclaimed}
      `.execute(kysely)
      return numAffectedRows > 0n
    },

    async findFree(formId, ids, idempotencyKey) {
      if (ids.length === 0) return []
      const rows = await unsubmitted(idempotencyKey)
        .where('uploads.form_id', '=', rowId(formId))
        .where(sql<boolean>`uploads.id = any(${[...ids]})`)
        .selectAll('uploads')
        .execute()
      return rows.map(toUpload)
    },

    async findUnsubmitted(id) {
      const row = await unsubmitted()
        .innerJoin('forms', 'forms.id', 'uploads.form_id')
        .where('uploads.id', '=', id)
        .selectAll('uploads')
        .executeTakeFirst()
      return row === undefined ? null : toUpload(row)
    },

    async unsubmitted(formId) {
      const query = unsubmitted().where('uploads.form_id', '=', rowId(formId))
      return (await query.selectAll('uploads').execute()).map(toUpload)
    },

    async withdraw(id) {
      await withdrawWhere(sql`uploads.id = ${id}`)
      const claim = await kysely
        .selectFrom('submission_claims')
        .innerJoin('uploads', 'uploads.form_id', 'submission_claims.form_id')
        .where('submission_claims.kind', '=', uploadClaim)
        .where('submission_claims.key', '=', id)
        .where('uploads.id', '=', id)
        .select('submission_id')
        .executeTakeFirst()
      return claim === undefined || claim.submission_id === nobody
    },

    async forget(ids) {
      if (ids.length === 0) return
      await sql`
        with gone as (delete from uploads where id = any(${[...ids]}) returning form_id, id)
        delete from submission_claims as claim using gone
        where claim.form_id = gone.form_id and claim.kind = ${uploadClaim} and claim.key = gone.id
      `.execute(kysely)
    },

    async list(ownerId, formId, submissionId) {
      const form = await ownForm(kysely, ownerId, formId).executeTakeFirst()
      if (form === undefined) return null
      if (submissionId !== undefined && !(await hasSubmission(kysely, form.id, submissionId)))
        return null
      const rows = await submittedFiles(kysely, form.id)
        .$if(submissionId !== undefined, (query) =>
          query.where('submissions.id', '=', rowId(submissionId ?? '')),
        )
        .execute()
      return rows.map(({ submission_id: id, submitted_at: at, field_id: fieldId, ...file }) => ({
        ...file,
        size: Number(file.size),
        fieldId,
        submissionId: id,
        submittedAt: at,
      }))
    },

    async abandoned(time, limit) {
      await withdrawWhere(sql`uploads.created_at < ${time} and ${unclaimed}`)
      const { rows } = await sql<{ id: string }>`
        select uploads.id
        from uploads left join submission_claims as claim
          on claim.form_id = uploads.form_id and claim.kind = ${uploadClaim} and claim.key = uploads.id
        where (claim.submission_id is not null
          and not exists (
            select from submissions where form_id = claim.form_id and id = claim.submission_id
          )
          and not exists (
            select from deleted_submissions where form_id = claim.form_id and id = claim.submission_id
          )
          and not exists (
            select from held_submissions where form_id = claim.form_id and id = claim.submission_id
          )
        ) or not exists (select from all_forms where all_forms.id = uploads.form_id)
        limit ${limit}`.execute(kysely)
      return rows.map(({ id }) => id)
    },
  }
}

async function hasSubmission(kysely: Kysely<Tables>, formId: string, submissionId: string) {
  const row = await kysely
    .selectFrom('submissions')
    .where('form_id', '=', formId)
    .where('id', '=', rowId(submissionId))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

function submittedFiles(kysely: Kysely<Tables>, formId: string) {
  return kysely
    .selectFrom('uploads')
    .innerJoin('submission_claims as claim', (join) =>
      join
        .onRef('claim.form_id', '=', 'uploads.form_id')
        .on('claim.kind', '=', uploadClaim)
        .onRef('claim.key', '=', 'uploads.id'),
    )
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.form_id', '=', 'claim.form_id')
        .onRef('submissions.id', '=', 'claim.submission_id'),
    )
    .where('uploads.form_id', '=', formId)
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .orderBy('uploads.created_at')
    .orderBy('uploads.id')
    .select([
      'uploads.id',
      'uploads.field_id',
      'uploads.name',
      'uploads.size',
      'submissions.id as submission_id',
      'submissions.submitted_at',
    ])
}

function toUpload(row: Selectable<UploadsTable>): Upload {
  const { form_id: formId, field_id: fieldId, created_at, completed_at, size, ...rest } = row
  return {
    ...rest,
    formId,
    fieldId,
    size: Number(size),
    createdAt: created_at,
    completedAt: completed_at,
  }
}
