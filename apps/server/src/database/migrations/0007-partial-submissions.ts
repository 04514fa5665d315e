import { type Migration, sql } from './migration.ts'

/**
 * Unfinished answers, one row per attempt to fill in a form, under a key that only its browser has. After the
 * submission, an empty row remains for a while, so that late requests do not store answers again.
 */
export const partialSubmissions: Migration = sql(`
  create table partial_submissions (
    form_id uuid not null references forms on delete cascade,
    key text not null,
    id uuid not null,
    form_version integer not null,
    revision bigint not null,
    started_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    submitter_email text,
    data jsonb not null,
    completed_at timestamptz(3),
    primary key (form_id, key)
  );
  create index partial_submissions_newest on partial_submissions (form_id, updated_at desc, id desc)
    where completed_at is null;
  create index partial_submissions_updated_at on partial_submissions (updated_at);
`)
