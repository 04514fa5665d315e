import { type Migration, sql } from './migration.ts'

/** Limits of an account that the operator set; null for none. */
export const quotas: Migration = sql(`
  alter table users
    add column max_forms integer,
    add column max_submissions integer,
    add column max_file_bytes bigint,
    add column max_mails_day integer;
`)
