import type { Migration } from './migration.ts'
import { sql } from './migration.ts'

/**
 * Deleted submissions and version details. Deleted submissions have their own table, so that other queries need no
 * filter. Each deletion or restoration increments `form_counts.removals`. Together with the number of submissions, it
 * detects changes. The field count of a version is stored, so that lists read no schema. The index on covers finds
 * images in use.
 */
export const theWorkshop: Migration = sql(`
  create table deleted_submissions (
    form_id uuid not null,
    id uuid not null,
    form_version integer not null,
    submitted_at timestamptz(3) not null,
    submitter_email text,
    idempotency_key text,
    search_text text not null,
    data jsonb not null,
    deleted_at timestamptz(3) not null,
    primary key (form_id, id)
  );
  create index deleted_submissions_deleted_at on deleted_submissions (deleted_at);

  create or replace function delete_submissions() returns trigger language plpgsql as $$
  declare deleted uuid;
  begin
    for deleted in select id from gone loop
      delete from submissions where form_id = deleted;
      delete from deleted_submissions where form_id = deleted;
    end loop;
    return null;
  end $$;

  alter table form_counts add column removals integer not null default 0;

  alter table form_versions add column fields integer not null
    generated always as (jsonb_array_length(schema -> 'fields')) stored;
  create index form_versions_cover on form_versions ((schema #>> '{settings,style,cover}'))
    where schema #>> '{settings,style,cover}' is not null;

  create table images (
    id text primary key,
    type text not null,
    content bytea not null,
    stored_at timestamptz(3) not null
  );
  alter table images alter column content set storage external;
`)
