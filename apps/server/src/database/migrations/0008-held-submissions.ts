import { type Migration, sql } from './migration.ts'

/**
 * Suspected spam, and the state of a form under a spam flood. Held submissions have their own table, so that other
 * queries need no filter. An owner's deletion is only marked, so that it can be undone for a while.
 */
export const heldSubmissions: Migration = sql(`
  create table held_submissions (
    form_id uuid not null references forms on delete cascade,
    id uuid not null,
    form_version integer not null,
    submitted_at timestamptz(3) not null,
    submitter_email text,
    idempotency_key text,
    search_text text not null,
    data jsonb not null,
    reason text not null,
    filled_in_ms integer,
    characters integer not null,
    deleted_at timestamptz(3),
    primary key (form_id, id)
  );
  create unique index held_submissions_key on held_submissions (form_id, idempotency_key)
    where idempotency_key is not null;
  create index held_submissions_newest on held_submissions (form_id, submitted_at desc, id desc)
    where deleted_at is null;
  create index held_submissions_submitted_at on held_submissions (submitted_at);

  create table form_guards (
    form_id uuid primary key references forms on delete cascade,
    guarded_until timestamptz(3),
    refused integer not null default 0,
    refused_at timestamptz(3)
  );
`)
