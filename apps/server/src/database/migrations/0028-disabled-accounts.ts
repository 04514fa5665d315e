import { type Migration, sql } from './migration.ts'

/** Accounts that the operator disabled: nobody can sign in to them. */
export const disabledAccounts: Migration = sql(`
  alter table users add column disabled_at timestamptz(3);
`)
