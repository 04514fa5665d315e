import { type Migration, sql } from './migration.ts'

/**
 * Coverage of submissions: sums for each form, version and day (UTC, as days since 1970). `digest` combines the ids of
 * the counted submissions, so a day whose submissions changed is found without reading their answers. A row of
 * `coverage_states` says for which numbers of submissions and removals the sums were complete.
 */
export const coverage: Migration = sql(`
  create table coverage_days (
    form_id uuid not null references all_forms on delete cascade,
    form_version integer not null,
    day integer not null,
    submissions integer not null,
    digest text not null,
    counts integer[] not null,
    primary key (form_id, form_version, day)
  );
  create table coverage_states (
    form_id uuid primary key references all_forms on delete cascade,
    submissions integer not null,
    removals integer not null
  );
`)
