import { type Migration, sql } from './migration.ts'

/**
 * Jobs and submission claims. A row of `jobs` is work after a submission, written in its transaction. `run_at` is the
 * time from which a worker may claim the job. Claiming moves it to the end of the worker's time limit, so that a
 * crashed worker's job becomes due again. A row of `submission_claims` is a value that only one submission of a form
 * may have. A second claim makes only that submission fail. Neither table has a foreign key, like `submissions`; the
 * trigger deletes their rows with the form.
 */
export const messages: Migration = sql(`
  create table jobs (
    id uuid primary key,
    kind text not null,
    form_id uuid not null,
    payload jsonb not null,
    unique_key text constraint jobs_unique_key unique,
    created_at timestamptz(3) not null,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'parked')),
    run_at timestamptz(3) not null,
    is_taken boolean not null default false,
    attempts integer not null default 0,
    ended_at timestamptz(3),
    reports jsonb not null default '[]'
  );
  create index jobs_waiting on jobs (kind, form_id, run_at) where state = 'waiting';
  create index jobs_newest on jobs (form_id, created_at desc, id desc);
  create index jobs_ended_at on jobs (ended_at) where ended_at is not null;

  create table submission_claims (
    form_id uuid not null,
    kind text not null,
    key text not null,
    submission_id uuid not null,
    constraint submission_claims_once primary key (form_id, kind, key)
  );
  create index submission_claims_submission on submission_claims (form_id, submission_id);

  create or replace function delete_submissions() returns trigger language plpgsql as $$
  declare deleted uuid;
  begin
    for deleted in select id from gone loop
      delete from submissions where form_id = deleted;
      delete from deleted_submissions where form_id = deleted;
      delete from submission_claims where form_id = deleted;
      delete from jobs where form_id = deleted;
    end loop;
    return null;
  end $$;

  create table form_secrets (
    id uuid primary key,
    form_id uuid not null references forms on delete cascade,
    name text not null,
    sealed text not null,
    created_at timestamptz(3) not null,
    ends_at timestamptz(3)
  );
  create index form_secrets_form_id on form_secrets (form_id, name);
  create unique index form_secrets_current on form_secrets (form_id, name) where ends_at is null;

  create table send_rates (
    key text not null,
    period timestamptz(3) not null,
    sent integer not null,
    primary key (key, period)
  );
  create index send_rates_period on send_rates (period);
`)
