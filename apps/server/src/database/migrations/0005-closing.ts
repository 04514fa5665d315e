import { type Migration, sql } from './migration.ts'

/** Closing settings, copied from the schema. Each submission reads them, and the schema may be large. */
export const closing: Migration = sql(`
  alter table forms
    add column closing jsonb generated always as (schema -> 'settings' -> 'closing') stored;
`)
