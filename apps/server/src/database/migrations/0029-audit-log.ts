import { type Migration, sql } from './migration.ts'

/**
 * Log of what owners and operators did, which nothing can change. It has ids without foreign keys, because it outlives
 * accounts and forms.
 */
export const auditLog: Migration = sql(`
  create table audit_log (
    id uuid primary key,
    at timestamptz(3) not null,
    actor text not null check (actor in ('owner', 'operator')),
    action text not null,
    owner_id uuid,
    form_id uuid,
    request_id text
  );
  create index audit_log_owner on audit_log (owner_id, id);

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'audit_log is append-only';
  end $$;
  create trigger audit_log_append_only before update or delete on audit_log
    for each statement execute function refuse_change();
`)
