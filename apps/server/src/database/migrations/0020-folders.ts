import { type Migration, sql } from './migration.ts'

/** Folders of an owner's forms. Names are unique without case. Deleting a folder leaves its forms in no folder. */
export const folders: Migration = sql(`
  create table folders (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    name text not null,
    created_at timestamptz(3) not null
  );
  create unique index folders_name on folders (owner_id, lower(name));
  alter table all_forms add column folder_id uuid references folders on delete set null;
  create index all_forms_folder on all_forms (folder_id) where folder_id is not null;
  create or replace view forms as select * from all_forms where deleted_at is null;
`)
