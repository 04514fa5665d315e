import { type Migration, sql } from './migration.ts'

/** Accounts that their owners deleted. They are kept for 30 days, like the forms in the bin. */
export const deletedAccounts: Migration = sql(`
  alter table users add column deleted_at timestamptz(3);
  create index users_deleted_at on users (deleted_at) where deleted_at is not null;
`)
