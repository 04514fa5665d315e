import { type Migration, sql } from './migration.ts'

/** Language that a visitor filled in a form in, for the emails to them; null for older rows. */
export const submissionLanguage: Migration = sql(`
  alter table submissions add column language text;
  alter table deleted_submissions add column language text;
  alter table held_submissions add column language text;
  alter table payments add column language text;
`)
