import { type Migration, sql } from './migration.ts'

/** Hash of the address that reserved a place, so that one address cannot hold all of them. */
export const placeSenders: Migration = sql(`
  alter table payment_places add column sender text;
`)
