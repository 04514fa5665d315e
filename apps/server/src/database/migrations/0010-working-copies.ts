import { type Migration, sql } from './migration.ts'

/**
 * Working copies. The working copy of a published form is one of its versions (`working_version`), numbered from
 * `newest_version`. `revision` counts every write of an owner, including replaced versions, and detects stale writes.
 * Automatic saves replace a version until `open_until`; null means that the version is final.
 */
export const workingCopies: Migration = sql(`
  alter table forms
    add column newest_version integer not null default 1,
    add column working_version integer,
    add column revision integer not null default 1;
  update forms set newest_version = version;
  alter table form_versions add column open_until timestamptz(3);
`)
