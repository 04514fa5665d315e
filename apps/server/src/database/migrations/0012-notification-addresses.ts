import { type Migration, sql } from './migration.ts'

/**
 * Addresses that owners entered for notifications, in lower case, and whether somebody there has agreed. Nothing but
 * the question is sent to an address without `confirmed_at`. Addresses of forms that are published at this moment count
 * as confirmed: they get mails already, and an update must not stop those. Addresses of drafts have to be confirmed.
 */
export const notificationAddresses: Migration = sql(`
  create table notification_addresses (
    owner_id uuid not null references users on delete cascade,
    address text not null,
    asked_at timestamptz(3),
    confirmed_at timestamptz(3),
    primary key (owner_id, address)
  );

  insert into notification_addresses (owner_id, address, confirmed_at)
  select distinct owner_id, lower(schema #>> '{settings,notifications,email}'), now()
  from forms
  where is_published and coalesce(schema #>> '{settings,notifications,email}', '') <> ''
`)
