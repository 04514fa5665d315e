import { type Migration, sql } from './migration.ts'

/** Visitors' reports about forms, for the operator. */
export const formReports: Migration = sql(`
  create table form_reports (
    id uuid primary key,
    form_id uuid not null references all_forms on delete cascade,
    reason text not null,
    details text not null,
    email text not null,
    reported_at timestamptz(3) not null
  );
  create index form_reports_form on form_reports (form_id);
  create index form_reports_reported_at on form_reports (reported_at);
`)
