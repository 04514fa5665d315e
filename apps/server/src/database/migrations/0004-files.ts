import { type Migration, sql } from './migration.ts'

/**
 * Uploads. A claim of kind `upload` in `submission_claims` links an upload to its submission. There is no foreign key:
 * rows of deleted forms and submissions list the content to delete from the file storage.
 */
export const files: Migration = sql(`
  create table uploads (
    id text primary key,
    form_id uuid not null,
    field_id text not null,
    name text not null,
    kinds text[] not null,
    size bigint not null,
    created_at timestamptz(3) not null,
    completed_at timestamptz(3)
  );
  create index uploads_form_id on uploads (form_id, created_at);
`)
