import { type Migration, sql } from './migration.ts'

/**
 * Bin for forms. `forms` becomes a view of the forms that are not deleted; queries that include the bin use
 * `all_forms`. To add a column later, add it to `all_forms` and replace the view in the same migration
 * (`create or replace view forms as select * from all_forms where deleted_at is null`).
 * Deleting a submission releases the claim on its email address, so that the person can answer again. `email_claim`
 * stores the key for a restore. Submissions deleted before this migration are updated in the same way.
 */
export const bin: Migration = sql(`
  alter table forms rename to all_forms;
  alter table all_forms add column deleted_at timestamptz(3);
  create index all_forms_bin on all_forms (owner_id, deleted_at desc, id desc) where deleted_at is not null;
  create index all_forms_deleted_at on all_forms (deleted_at) where deleted_at is not null;
  create view forms as select * from all_forms where deleted_at is null;

  alter table deleted_submissions add column email_claim text;
  with released as (
    delete from submission_claims using deleted_submissions
    where submission_claims.form_id = deleted_submissions.form_id
      and submission_claims.submission_id = deleted_submissions.id
      and submission_claims.kind = 'email'
    returning submission_claims.form_id, submission_claims.submission_id, submission_claims.key
  )
  update deleted_submissions set email_claim = released.key
  from released
  where deleted_submissions.form_id = released.form_id
    and deleted_submissions.id = released.submission_id;
  create index deleted_submissions_bin on deleted_submissions (form_id, deleted_at desc, id desc);
`)
