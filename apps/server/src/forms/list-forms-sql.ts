import type { FormListItem } from '@ramiform/contract/calls'
import { weekMs } from '@ramiform/core/submissions/statistics'
import { type Kysely, sql } from 'kysely'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'
import { outline, outlineColumns } from './form-sql.ts'

/** Reads an owner's forms without their schemas, newest first. */
export async function listForms(
  kysely: Kysely<Tables>,
  ownerId: string,
  now: Date,
): Promise<FormListItem[]> {
  const weekAgo = new Date(now.getTime() - weekMs)
  const rows = await kysely
    .selectFrom('forms')
    .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
    .leftJoin('form_versions as working', (join) =>
      join
        .onRef('working.form_id', '=', 'forms.id')
        .onRef('working.version', '=', 'forms.working_version'),
    )
    .where('owner_id', '=', rowId(ownerId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select([
      ...outlineColumns,
      'forms.shape',
      'forms.folder_id',
      'working.name as working_name',
      'working.saved_at as working_saved_at',
      // The index of submissions by form and time answers both, without reading a submission.
      sql<Date | null>`case when form_counts.submissions > 0 then
        (select max(submitted_at) from submissions where form_id = forms.id) end`.as(
        'last_submission_at',
      ),
      sql<number>`case when form_counts.submissions > 0 then
        (select count(*)::integer from submissions where form_id = forms.id and submitted_at > ${weekAgo})
        else 0 end`.as('submissions_this_week'),
    ])
    .execute()
  return rows.map((row) => ({
    ...outline(row),
    shape: row.shape,
    ...(row.folder_id === null ? {} : { folderId: row.folder_id }),
    ...(row.last_submission_at === null
      ? {}
      : { lastSubmissionAt: row.last_submission_at.toISOString() }),
    ...(row.submissions_this_week === 0 ? {} : { submissionsThisWeek: row.submissions_this_week }),
    ...(row.working_name === null || row.working_saved_at === null
      ? {}
      : {
          unpublishedChanges: {
            name: row.working_name,
            savedAt: row.working_saved_at.toISOString(),
          },
        }),
  }))
}
