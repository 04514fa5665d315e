import { type Migration, sql } from './migration.ts'

/**
 * Notification addresses that owners entered, in lower case, and their confirmation. Without `confirmed_at`, an address
 * only receives the confirmation request. Addresses of forms that are published now count as confirmed. They receive
 * notifications already, and an update must not stop those. Addresses of drafts need confirmation.
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
