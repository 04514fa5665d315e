import { type Migration, sql } from './migration.ts'

/**
 * Payments that respondents started. A claim of kind `payment` with the key `intent_id` links a payment to its
 * submission. `answers` holds the respondent's answers until the submission is stored. `check_at` is the next time to
 * ask the provider, null when the payment is settled. `test_payments` is the data of the test provider.
 * `payment_events` lists the provider events received, each once.
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
