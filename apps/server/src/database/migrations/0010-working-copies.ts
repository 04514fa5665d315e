import { type Migration, sql } from './migration.ts'

/**
 * The working copy of a published form is one of its versions (`working_version`), numbered from `newest_version`.
 * `revision` counts every write of an owner, also those that replace a version, and detects stale writes. Automatic
 * saves replace a version until `open_until`; null: it stays as it is.
 */
export const workingCopies: Migration = sql(`
  alter table forms
    add column newest_version integer not null default 1,
    add column working_version integer,
    add column revision integer not null default 1;
  update forms set newest_version = version;
  alter table form_versions add column open_until timestamptz(3);
`)
