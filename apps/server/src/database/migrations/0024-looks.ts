import { type Migration, sql } from './migration.ts'

/** Looks that owners keep for further forms, with unique names without case, and the search for the use of logos. */
export const looks: Migration = sql(`
  create table looks (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    name text not null,
    style jsonb not null,
    created_at timestamptz(3) not null
  );
  create unique index looks_name on looks (owner_id, lower(name));
  create index form_versions_logo on form_versions ((schema #>> '{settings,style,logo}'))
    where schema #>> '{settings,style,logo}' is not null;
`)
