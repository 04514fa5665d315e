import { type Migration, sql } from './migration.ts'

/** Days after which a form's submissions are deleted. The view of forms gets the new column. */
export const retention: Migration = sql(`
  alter table all_forms add column retention_days integer;
  create or replace view forms as select * from all_forms where deleted_at is null;
  create index all_forms_retention on all_forms (id) where retention_days is not null;
`)
