import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { newId } from '../database/new-id.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createImageStore } from '../images/image-store.ts'
import { createUserStore } from '../sign-in/user-store.ts'
import { aSchema } from './a-form.ts'

/** Text that breaks careless quoting. */
const oddText = 'a "quoted" \\ text,\nwith \t tabs, \u2028 lines, 李小龙, \u{1f600} and \\x00'

/** Sizes of files in bytes: empty, small, and larger than a frame of a backup. */
const sizes = [1_100_000, 0, 1, 30_000, 1_000, 2_500_000]

/** Fills a database with rows of every kind of column, and stores files. Returns the ids of the files, in order. */
export async function fillDatabase(
  database: Database,
  filesDir: string,
): Promise<readonly string[]> {
  const { kysely } = database
  const now = new Date()
  const identity = {
    iss: 'https://id.example',
    sub: oddText,
    email: 'ada@example.org',
    name: 'Ada',
  }
  const owner = await createUserStore(database).signIn(identity, now)
  const schema = aSchema([{ id: 'name', label: oddText }])
  const form = await createFormStore(database).create(owner.id, {
    id: newId(),
    name: oddText,
    schema,
    now,
  })
  await createImageStore(database).add({ type: 'image/png', content: randomBytes(700_000) }, now)
  await sql`
    insert into submissions (form_id, id, form_version, submitted_at, search_text, data)
    select ${form.id}, gen_random_uuid(), 1, ${now}, ${oddText},
      jsonb_build_object('name', ${oddText}::text, 'number', i, 'large', 12345678901234567890.125)
    from generate_series(1, 1000) as i`.execute(kysely)
  await sql`
    insert into payments (intent_id, form_id, field_id, form_version, attempt, provider, live, amount,
      currency, secret_hash, status, answers, created_at, paid_at, check_at)
    values ('pi', ${form.id}, 'fee', 1, 'a', 'test', false, 2000, 'usd', ${randomBytes(32)}, 'new',
      '{"name": "Ada"}', ${now}, null, ${now})`.execute(kysely)
  await sql`
    insert into coverage_days (form_id, form_version, day, submissions, digest, counts)
    values (${form.id}, 1, 20000, 3, '-9223372036854775808', '{1,2,3}')`.execute(kysely)
  await sql`
    insert into jobs (id, kind, form_id, payload, created_at, run_at)
    values (gen_random_uuid(), 'webhook', ${form.id}, '{"submissionId": "one"}', ${now}, ${now})`.execute(
    kysely,
  )
  await mkdir(join(filesDir, 'kept'), { recursive: true })
  const ids = sizes.map((_, index) => fileId(index))
  for (const [index, id] of ids.entries()) {
    const content = randomBytes(sizes[index] ?? 0)
    await writeFile(join(filesDir, 'kept', id), content)
    await sql`
      insert into uploads (id, form_id, field_id, name, kinds, size, created_at, completed_at)
      values (${id}, ${form.id}, 'cv', ${oddText}, '{pdf,"a,b"}', ${content.length}, ${now}, ${now})`.execute(
      kysely,
    )
  }
  await sql`
    insert into uploads (id, form_id, field_id, name, kinds, size, created_at)
    values (${fileId(99)}, ${form.id}, 'cv', 'incomplete', '{}', 5, ${now})`.execute(kysely)
  return ids
}

function fileId(index: number): string {
  return createHash('sha256').update(`file ${index}`).digest('hex').slice(0, 32)
}

/** A digest of the rows of each table. */
export async function digestOf({ kysely }: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname !~ '^ramiform_migrations' and relname <> 'backups'`.execute(kysely)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, e'\n' order by line collate "C")), '') as digest
      from (select ${sql.table(name)}::text as line from ${sql.table(name)}) as lines`.execute(
      kysely,
    )
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
