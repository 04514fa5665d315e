import { type Migration, sql } from './migration.ts'

/**
 * Runs of backups. `alive_at` is renewed while a backup runs, so that a crashed run is recognized. `moment` is the time
 * up to which a successful backup has every submission (decision 326).
 */
export const backups: Migration = sql(`
  create table backups (
    id uuid primary key,
    started_at timestamptz(3) not null,
    alive_at timestamptz(3) not null,
    is_scheduled boolean not null,
    ended_at timestamptz(3),
    moment timestamptz(3),
    bytes bigint,
    error text
  );
  create index backups_started_at on backups (started_at desc);
`)
