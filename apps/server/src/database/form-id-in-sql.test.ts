import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'

/**
 * A distributed PostgreSQL keeps all rows of a form on one machine, and sends a query there by its form id. These tables
 * grow with submissions, so each query on them must name the form (decision 503).
 */
const tables = [
  'submissions',
  'deleted_submissions',
  'held_submissions',
  'partial_submissions',
  'submission_claims',
  'form_counts',
  'form_guards',
  'coverage_days',
  'coverage_states',
  'payment_places',
  'payments',
  'uploads',
  'jobs',
]

/** A form id that selects rows, or is part of inserted rows. */
const named =
  /form_id'?\s*(?:,\s*'(?:=|in)'|=|in\b)|Ref\([^)]*form_id|using \([^)]*form_id|\([^()]*\bform_id\b[^()]*\)\s*(?:in\b|values|select)|insertInto|insert into/

const source = join(import.meta.dirname, '..')
const files = globSync('**/*.ts', { cwd: source }).filter(
  (path) =>
    !/\.test\.ts$|(^|\/)testing\/|^database\/migrations\/|^database\/tables\.ts$/.test(path),
)

interface Query {
  readonly file: string
  readonly line: number
  readonly text: string
}

/** Queries by Kysely: from the table to the end of the chain. */
function chains(file: string, text: string): Query[] {
  const starts = [
    ...text.matchAll(
      /\b(?:selectFrom|updateTable|deleteFrom|insertInto|mergeInto)\(\s*\[?'([a-z_]+)/g,
    ),
  ]
  return starts
    .filter(({ 1: table = '' }) => tables.includes(table))
    .map(({ index }) => ({ file, line: lineOf(text, index), text: chainFrom(text, index) }))
}

/** SQL in template literals and strings. */
function literals(file: string, text: string): Query[] {
  const names = tables.join('|')
  const mention = new RegExp(
    `\\b(?:from|join|update|into|using)\\s+(?:only\\s+)?(?:${names})\\b`,
    'i',
  )
  return [...text.matchAll(/`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`|'[^'\n]*'/g)]
    .filter(([literal]) => mention.test(literal))
    .map(({ 0: literal, index }) => ({ file, line: lineOf(text, index), text: literal }))
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Reads calls and brackets until the expression ends. */
function chainFrom(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) {
      depth -= 1
      if (depth < 0) return text.slice(start, at)
    } else if (depth === 0 && (sign === ',' || (sign === '\n' && !/^\s*\./.test(text.slice(at))))) {
      return text.slice(start, at)
    }
  }
  return text.slice(start)
}

const queries = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8')
  return [...chains(file, text), ...literals(file, text)]
})

/** Queries without a form id: their number in a file, and the reason. */
const exceptions: Readonly<Record<string, { readonly queries: number; readonly reason: string }>> =
  {
    'bin/deleted-submission-store.ts': {
      queries: 1,
      reason: 'Clears all bins every ten minutes, on each machine in parallel',
    },
    'coverage/coverage-store.ts': {
      queries: 1,
      reason:
        'Looks for forms whose sums are out of date, in the background; both tables join by form',
    },
    'files/upload-store.ts': {
      queries: 2,
      reason: 'An upload is continued by its own secret id; `uploads` stays on the coordinator',
    },
    'intake/partial-store.ts': {
      queries: 2,
      reason:
        'Clears all forms every ten minutes; the other one gets its condition, with the form, as a value',
    },
    'intake/spam/held-store.ts': {
      queries: 2,
      reason: 'Clears all forms every ten minutes, on each machine in parallel',
    },
    'jobs/job-store.ts': {
      queries: 5,
      reason:
        'A worker takes jobs of all forms; `jobs` has only a week, and stays on the coordinator',
    },
    'notifications/delivery-store.ts': {
      queries: 1,
      reason:
        'Updates one job, which a query with the form has found; `jobs` stays on the coordinator',
    },
    'payments/payment-store.ts': {
      queries: 6,
      reason: 'The provider names a payment by its own id; `payments` stays on the coordinator',
    },
    'quotas/quota-store.ts': {
      queries: 2,
      reason: 'Sums over all forms of an account, only for accounts with a limit',
    },
  }

test('the queries of all stores are found', () => {
  expect(queries.length).toBeGreaterThan(100)
  const found = new Set(queries.flatMap(({ text }) => tables.filter((name) => text.includes(name))))
  expect([...found].sort()).toEqual([...tables].sort())
})

test('a query without a form id is noticed', () => {
  const [query] = chains(
    'some-store.ts',
    "db.selectFrom('submissions').where('id', '=', id).execute()\n",
  )
  expect(named.test(query?.text ?? '')).toBe(false)
  const [other] = literals('some-store.ts', 'sql`delete from submissions where id = 1`')
  expect(named.test(other?.text ?? '')).toBe(false)
})

test('every query on a table that grows with submissions names the form, or is an exception with a reason', () => {
  const without = queries.filter(({ text }) => !named.test(text))
  const counts = Object.groupBy(without, ({ file }) => file)
  const places = (file: string) => counts[file]?.map(({ line, text }) => `${line}: ${text}`)
  for (const file of new Set([...Object.keys(counts), ...Object.keys(exceptions)])) {
    expect(counts[file]?.length ?? 0, `${file}\n${places(file)?.join('\n')}`).toBe(
      exceptions[file]?.queries ?? 0,
    )
  }
})

test('a unique index of a distributed table has the form id', async () => {
  const database = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`
    select index.relname as name from pg_index
    join pg_class as index on index.oid = indexrelid
    join pg_class as owner on owner.oid = indrelid
    where indisunique and owner.relname = any(${tables})
      and not exists (
        select from pg_attribute
        where attrelid = indrelid and attname = 'form_id' and attnum = any(indkey)
      )
    order by name`.execute(database.kysely)
  await database.close()
  // Tables that stay on the coordinator.
  expect(rows.map(({ name }) => name)).toEqual([
    'jobs_pkey',
    'jobs_unique_key',
    'payments_pkey',
    'uploads_pkey',
  ])
})
