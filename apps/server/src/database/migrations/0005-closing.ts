import { type Migration, sql } from './migration.ts'

/** When a form closes, out of its schema: read with each submission to such a form, whose schema may be large. */
export const closing: Migration = sql(`
  alter table forms
    add column closing jsonb generated always as (schema -> 'settings' -> 'closing') stored;
`)
