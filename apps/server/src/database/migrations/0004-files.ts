import { type Migration, sql } from './migration.ts'

/**
 * What was uploaded to forms. That a submission has a file is a claim (`submission_claims`, kind `upload`), written
 * with the submission. No foreign key: when a form or a submission is gone, its rows still say what to remove from
 * the file storage.
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
