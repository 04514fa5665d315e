import { type Migration, sql } from './migration.ts'

/** Slugs that a form had before: until `ends_at`, their links lead to the form (decision 277). */
export const formerSlugs: Migration = sql(`
  create table former_slugs (
    slug text primary key,
    form_id uuid not null references all_forms on delete cascade,
    ends_at timestamptz not null
  );
  create index former_slugs_form on former_slugs (form_id);
`)
