import { type Migration, sql } from './migration.ts'

/**
 * First tables. `form_counts` is separate from `forms` because every batch of submissions updates it. Its rows are a
 * few bytes, which PostgreSQL can update within one page. `submissions` is partitioned by form, so that the answers of
 * a form are stored together. A distributed PostgreSQL can use the same key; every query includes the form's id. A
 * foreign key would be checked for each row. Instead, inserts lock the form, and a trigger deletes the submissions with
 * the form.
 */
export const firstTables: Migration = sql(`
  create table users (
    id uuid primary key,
    iss text not null,
    sub text not null,
    email text not null,
    name text not null,
    picture text,
    created_at timestamptz(3) not null,
    signed_in_at timestamptz(3) not null,
    unique (iss, sub)
  );

  create table sessions (
    token_hash bytea primary key,
    kind text not null check (kind in ('cookie', 'bearer')),
    login_id uuid not null,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3) not null
  );
  create index sessions_login_id on sessions (login_id);
  create index sessions_user_id on sessions (user_id);

  create table used_flows (
    id text primary key,
    expires_at timestamptz(3) not null
  );

  create table forms (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    name text not null,
    description text,
    slug text constraint forms_slug unique,
    is_published boolean not null default false,
    version integer not null default 1,
    schema jsonb not null,
    shape jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    check (slug is not null or not is_published)
  );
  create index forms_owner_id on forms (owner_id, created_at desc, id desc);

  create table form_counts (
    form_id uuid primary key references forms on delete cascade,
    submissions integer not null default 0,
    with_email integer not null default 0
  ) with (fillfactor = 50);

  create table form_versions (
    form_id uuid not null references forms on delete cascade,
    version integer not null,
    name text not null,
    description text,
    schema jsonb not null,
    saved_at timestamptz(3) not null,
    primary key (form_id, version)
  );

  create table submissions (
    form_id uuid not null,
    id uuid not null,
    form_version integer not null,
    submitted_at timestamptz(3) not null,
    submitter_email text,
    idempotency_key text,
    search_text text not null,
    data jsonb not null,
    primary key (form_id, id)
  ) partition by hash (form_id);
  ${partitions('submissions', 8)}
  create index submissions_newest on submissions (form_id, submitted_at desc, id desc);
  create unique index submissions_idempotency_key on submissions (form_id, idempotency_key)
    where idempotency_key is not null;

  create function delete_submissions() returns trigger language plpgsql as $$
  declare deleted uuid;
  begin
    for deleted in select id from gone loop
      delete from submissions where form_id = deleted;
    end loop;
    return null;
  end $$;
  create trigger submissions_of_deleted_forms after delete on forms
    referencing old table as gone
    for each statement execute function delete_submissions();

  create table newsletter (
    email text not null,
    subscribed_at timestamptz(3) not null
  );
  create unique index newsletter_email on newsletter (lower(email));

  create table secrets (
    name text primary key,
    value text not null,
    created_at timestamptz(3) not null default now()
  );
`)

function partitions(table: string, count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `create table ${table}_${index} partition of ${table} for values with (modulus ${count}, remainder ${index});`,
  ).join('\n  ')
}
