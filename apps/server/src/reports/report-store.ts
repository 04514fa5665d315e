import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { rowId } from '../database/row-id.ts'

export const reportReasons = [
  'passwords',
  'impersonation',
  'scam',
  'illegal',
  'somethingElse',
] as const

/** A visitor's report about a form, for the operator. */
export interface Report {
  readonly formId: string
  readonly reason: (typeof reportReasons)[number]
  readonly details: string
  /** Reporter's email address; empty if not given. */
  readonly email: string
}

export interface StoredReport extends Report {
  readonly id: string
  readonly reportedAt: Date
  readonly formName: string
  readonly slug: string | null
  readonly ownerEmail: string
}

/** Reports for the operator. No API for owners reads them. */
export interface ReportStore {
  /** Stores a report and returns its id, or null when the form has `maxReports` reports already. */
  add(report: Report, now: Date): Promise<string | null>
  read(id: string): Promise<StoredReport | null>
  /** Lists reports, newest first. */
  list(): Promise<readonly StoredReport[]>
  removeBefore(time: Date): Promise<void>
}

/** Limit of stored reports per form; more would not help the operator. */
const maxReports = 100
/** Retention of reports in milliseconds: 90 days, as stated in the privacy page. */
export const reportRetentionMs = 90 * 24 * 60 * 60 * 1_000

export function createReportStore({ kysely }: Database): ReportStore {
  const withForm = () =>
    kysely
      .selectFrom('form_reports')
      .innerJoin('forms', 'forms.id', 'form_reports.form_id')
      .innerJoin('users', 'users.id', 'forms.owner_id')
      .select([
        'form_reports.id',
        'form_reports.form_id as formId',
        'form_reports.reason',
        'form_reports.details',
        'form_reports.email',
        'form_reports.reported_at as reportedAt',
        'forms.name as formName',
        'forms.slug',
        'users.email as ownerEmail',
      ])

  return {
    async add({ formId, reason, details, email }, now) {
      const { reports } = await kysely
        .selectFrom('form_reports')
        .where('form_id', '=', rowId(formId))
        .select((row) => row.fn.countAll<string>().as('reports'))
        .executeTakeFirstOrThrow()
      if (Number(reports) >= maxReports) return null
      const id = newId(now.getTime())
      await kysely
        .insertInto('form_reports')
        .values({ id, form_id: formId, reason, details, email, reported_at: now })
        .execute()
      return id
    },
    async read(id) {
      const row = await withForm().where('form_reports.id', '=', rowId(id)).executeTakeFirst()
      return row ?? null
    },
    list: () => withForm().orderBy('reported_at', 'desc').orderBy('form_reports.id').execute(),
    async removeBefore(time) {
      await kysely.deleteFrom('form_reports').where('reported_at', '<', time).execute()
    },
  }
}
