import { type Migration, sql } from './migration.ts'

/**
 * Places reserved for payments in progress, in forms with a submission limit; one per attempt. `form_counts.reserved`
 * is their number. Every write of a submission or reservation locks that row, so the limit holds across all nodes.
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
