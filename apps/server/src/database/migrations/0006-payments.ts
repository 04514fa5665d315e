import { type Migration, sql } from './migration.ts'

/**
 * What respondents began to pay. That a submission has a payment is a claim (`submission_claims`, kind `payment`,
 * key `intent_id`), written with the submission. `answers` is what they had answered by then, kept until they send
 * it or until it is sent for them; `check_at` is when the provider is asked next, null when all is settled.
 * `test_payments` is the test provider's own book; `payment_events` what providers told, each once.
 */
export const payments: Migration = sql(`
  create table payments (
    intent_id text primary key,
    form_id uuid not null references forms on delete cascade,
    field_id text not null,
    form_version integer not null,
    attempt text not null,
    provider text not null,
    live boolean not null,
    amount integer not null,
    currency text not null,
    secret_hash bytea not null,
    status text not null,
    answers jsonb,
    created_at timestamptz(3) not null,
    paid_at timestamptz(3),
    check_at timestamptz(3)
  );
  create index payments_form_id on payments (form_id, attempt);
  create index payments_check_at on payments (check_at) where check_at is not null;

  create table test_payments (
    id text primary key,
    idempotency_key text not null unique,
    client_secret text not null unique,
    amount integer not null,
    currency text not null,
    status text not null,
    metadata jsonb not null,
    created_at timestamptz(3) not null default now()
  );
  create index test_payments_created_at on test_payments (created_at);

  create table payment_events (
    id text primary key,
    received_at timestamptz(3) not null
  );
  create index payment_events_received_at on payment_events (received_at);
`)
