import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'

/** Limits of one account that the operator set; null for none. */
export interface Quotas {
  readonly forms: number | null
  readonly submissions: number | null
  /** Total size of all files in bytes. */
  readonly fileBytes: number | null
  /** Emails per day, instead of MAILS_PER_OWNER_DAY. */
  readonly mailsPerDay: number | null
}

/** Limits of accounts and their checks (decision 412). */
export interface QuotaStore {
  read(ownerId: string): Promise<Quotas>
  save(ownerId: string, quotas: Quotas): Promise<void>
  /** The limit of forms, if the account has as many; null otherwise. Forms in the bin count. */
  reachedForms(ownerId: string): Promise<number | null>
  /** Checks if the owner of a form has as many submissions as allowed. Submissions in the bin do not count. */
  hasAllSubmissions(formId: string): Promise<boolean>
  /** Checks if a file of this size fits beside the files of the form's owner. */
  hasRoomFor(formId: string, bytes: number): Promise<boolean>
}

/** Time for which a form without a limit is not asked for again, in milliseconds. A flood must not query for each. */
const unlimitedMs = 10_000
const rememberedForms = 1_000

export function createQuotaStore({ kysely }: Database): QuotaStore {
  const unlimited = new Map<string, number>()

  return {
    async read(ownerId) {
      const row = await kysely
        .selectFrom('users')
        .where('id', '=', rowId(ownerId))
        .select(['max_forms', 'max_submissions', 'max_file_bytes', 'max_mails_day'])
        .executeTakeFirst()
      return {
        forms: row?.max_forms ?? null,
        submissions: row?.max_submissions ?? null,
        fileBytes: row?.max_file_bytes == null ? null : Number(row.max_file_bytes),
        mailsPerDay: row?.max_mails_day ?? null,
      }
    },

    async save(ownerId, { forms, submissions, fileBytes, mailsPerDay }) {
      await kysely
        .updateTable('users')
        .where('id', '=', rowId(ownerId))
        .set({
          max_forms: forms,
          max_submissions: submissions,
          max_file_bytes: fileBytes,
          max_mails_day: mailsPerDay,
        })
        .execute()
      unlimited.clear()
    },

    async reachedForms(ownerId) {
      const row = await kysely
        .selectFrom('users')
        .where('id', '=', rowId(ownerId))
        .where('max_forms', '<=', (query) =>
          query
            .selectFrom('all_forms')
            .whereRef('all_forms.owner_id', '=', 'users.id')
            .select(sql<number>`count(*)::integer`.as('forms')),
        )
        .select('max_forms')
        .executeTakeFirst()
      return row?.max_forms ?? null
    },

    async hasAllSubmissions(formId) {
      const now = performance.now()
      if ((unlimited.get(formId) ?? 0) > now) return false
      const row = await kysely
        .selectFrom('all_forms')
        .innerJoin('users', 'users.id', 'all_forms.owner_id')
        .where('all_forms.id', '=', rowId(formId))
        .select([
          'users.max_submissions as most',
          sql<boolean>`users.max_submissions is not null and users.max_submissions <= (
            select coalesce(sum(form_counts.submissions), 0) from form_counts
            join all_forms as others on others.id = form_counts.form_id
            where others.owner_id = users.id
          )`.as('reached'),
        ])
        .executeTakeFirst()
      if (row?.most == null) {
        if (unlimited.size >= rememberedForms) unlimited.clear()
        unlimited.set(formId, now + unlimitedMs)
      }
      return row?.reached ?? false
    },

    async hasRoomFor(formId, bytes) {
      const row = await kysely
        .selectFrom('all_forms')
        .innerJoin('users', 'users.id', 'all_forms.owner_id')
        .where('all_forms.id', '=', rowId(formId))
        .select(
          sql<boolean>`users.max_file_bytes is null or users.max_file_bytes >= ${bytes}::bigint + (
            select coalesce(sum(uploads.size), 0) from uploads
            join all_forms as others on others.id = uploads.form_id
            where others.owner_id = users.id
          )`.as('fits'),
        )
        .executeTakeFirst()
      return row?.fits ?? true
    },
  }
}
