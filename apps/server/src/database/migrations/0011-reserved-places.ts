import { type Migration, sql } from './migration.ts'

/**
 * Places of a form with a limit of submissions that are reserved for payments in progress, one for each attempt.
 * `form_counts.reserved` is their number: the row is locked wherever a submission or a reservation is written, so the
 * limit holds on any number of nodes.
 */
export const reservedPlaces: Migration = sql(`
  create table payment_places (
    form_id uuid not null references forms on delete cascade,
    attempt text not null,
    reserved_at timestamptz(3) not null,
    primary key (form_id, attempt)
  );
  create index payment_places_reserved_at on payment_places (reserved_at);
  alter table form_counts add column reserved integer not null default 0;
`)
