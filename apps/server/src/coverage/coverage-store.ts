import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'

/** Submissions of one version on one day, and a digest of their ids. */
export interface CoverageDay {
  readonly version: number
  /** Days since 1970 in UTC. */
  readonly day: number
  readonly submissions: number
  readonly digest: string
}

export interface CountedDay extends CoverageDay {
  /** Sums in the order of `coverageLayout`. */
  readonly counts: readonly number[]
}

/** Sums of a period by version. */
export interface VersionSum {
  readonly version: number
  readonly submissions: number
  readonly firstDay: number
  readonly days: readonly (readonly number[])[]
}

interface Numbers {
  readonly submissions: number
  readonly removals: number
}

/** One submission to count. */
export interface CountedRow {
  readonly id: string
  readonly time: Date
  readonly hash: string
  /** Answers as JSON text, which a worker thread parses. */
  readonly data: string
}

export interface Period {
  readonly fromDay?: number | undefined
  readonly fromVersion?: number | undefined
}

/** Sums of stored submissions (decision 243). It checks no owner; callers must. */
export interface CoverageStore {
  /** Numbers of the form now, and those for which its sums were complete; null before the first count. */
  numbers(
    formId: string,
  ): Promise<{ readonly now: Numbers; readonly counted: Numbers | null } | null>
  /** Days that are counted. */
  countedDays(formId: string): Promise<readonly CoverageDay[]>
  /** Days of the stored submissions, from one day on. */
  storedDays(formId: string, fromDay: number | null): Promise<readonly CoverageDay[]>
  /** Reads the submissions of a version on a day in pages. */
  rows(
    formId: string,
    of: Pick<CoverageDay, 'version' | 'day'>,
  ): AsyncIterable<readonly CountedRow[]>
  saveDay(formId: string, day: CountedDay): Promise<void>
  removeDays(formId: string, days: readonly Pick<CoverageDay, 'version' | 'day'>[]): Promise<void>
  saveNumbers(formId: string, numbers: Numbers): Promise<void>
  /** Forms whose sums were complete once and are not any more. */
  outdated(limit: number): Promise<readonly string[]>
  sums(formId: string, period: Period): Promise<readonly VersionSum[]>
  /** Schema of a version as JSON text. */
  schemaText(formId: string, version: number): Promise<string | null>
}

/** Rows per scan. One query blocks the embedded database for tens of milliseconds. */
const scannedAtOnce = 10_000
/** Submissions per page, each with up to a megabyte of answers. */
const readAtOnce = 250

const dayOf = sql<number>`floor(extract(epoch from submitted_at) / 86400)::integer`
const startOf = (day: number) => new Date(day * 86_400_000)

export function createCoverageStore({ kysely }: Database): CoverageStore {
  const submissionsOf = (formId: string) =>
    kysely.selectFrom('submissions').where('form_id', '=', rowId(formId))

  return {
    async numbers(formId) {
      const row = await kysely
        .selectFrom('form_counts')
        .leftJoin('coverage_states as state', 'state.form_id', 'form_counts.form_id')
        .where('form_counts.form_id', '=', rowId(formId))
        .select([
          'form_counts.submissions',
          'form_counts.removals',
          'state.submissions as counted',
          'state.removals as counted_removals',
        ])
        .executeTakeFirst()
      if (row === undefined) return null
      const { submissions, removals, counted, counted_removals: countedRemovals } = row
      return {
        now: { submissions, removals },
        counted:
          counted === null || countedRemovals === null
            ? null
            : { submissions: counted, removals: countedRemovals },
      }
    },

    countedDays: (formId) =>
      kysely
        .selectFrom('coverage_days')
        .where('form_id', '=', rowId(formId))
        .select(['form_version as version', 'day', 'submissions', 'digest'])
        .execute(),

    async storedDays(formId, fromDay) {
      const days = new Map<string, CoverageDay>()
      let after: { readonly time: Date; readonly id: string } | undefined
      for (;;) {
        const stretch = submissionsOf(formId)
          .$if(fromDay !== null, (query) =>
            query.where('submitted_at', '>=', startOf(fromDay ?? 0)),
          )
          .$if(after !== undefined, (query) =>
            query.where(sql<boolean>`(submitted_at, id) > (${after?.time}, ${after?.id}::uuid)`),
          )
          .orderBy('submitted_at')
          .orderBy('id')
        const last = await stretch
          .offset(scannedAtOnce - 1)
          .limit(1)
          .select(['submitted_at as time', 'id'])
          .executeTakeFirst()
        const rows = await kysely
          .selectFrom(
            stretch
              .limit(scannedAtOnce)
              .select(['form_version', 'submitted_at', 'id'])
              .as('stretch'),
          )
          .groupBy(['form_version', dayOf])
          .select([
            'form_version as version',
            dayOf.as('day'),
            sql<number>`count(*)::integer`.as('submissions'),
            sql<string>`bit_xor(uuid_hash_extended(id, 0))::text`.as('digest'),
          ])
          .execute()
        for (const row of rows) {
          const key = `${row.version} ${row.day}`
          const known = days.get(key)
          days.set(
            key,
            known === undefined
              ? row
              : {
                  ...row,
                  submissions: known.submissions + row.submissions,
                  digest: joinedDigest(known.digest, row.digest),
                },
          )
        }
        if (last === undefined) return [...days.values()]
        after = last
      }
    },

    async *rows(formId, { version, day }) {
      let after: CountedRow | undefined
      for (;;) {
        const page: readonly CountedRow[] = await submissionsOf(formId)
          .where('form_version', '=', version)
          .where('submitted_at', '>=', startOf(day))
          .where('submitted_at', '<', startOf(day + 1))
          .$if(after !== undefined, (query) =>
            query.where(sql<boolean>`(submitted_at, id) > (${after?.time}, ${after?.id}::uuid)`),
          )
          .orderBy('submitted_at')
          .orderBy('id')
          .limit(readAtOnce)
          .select([
            'id',
            'submitted_at as time',
            sql<string>`uuid_hash_extended(id, 0)::text`.as('hash'),
            sql<string>`data::text`.as('data'),
          ])
          .execute()
        if (page.length > 0) yield page
        if (page.length < readAtOnce) return
        after = page.at(-1)
      }
    },

    async saveDay(formId, { version, day, submissions, digest, counts }) {
      // A form that was deleted meanwhile has no row to select, so nothing is stored.
      await sql`
        insert into coverage_days (form_id, form_version, day, submissions, digest, counts)
        select id, ${version}::integer, ${day}::integer, ${submissions}::integer, ${digest}::text,
          ${[...counts]}::integer[]
        from all_forms where id = ${rowId(formId)}
        on conflict (form_id, form_version, day) do update
        set submissions = excluded.submissions, digest = excluded.digest, counts = excluded.counts
      `.execute(kysely)
    },

    async removeDays(formId, days) {
      if (days.length === 0) return
      await kysely
        .deleteFrom('coverage_days')
        .where('form_id', '=', rowId(formId))
        .where(
          sql<boolean>`(form_version, day) in (select * from unnest(
            ${days.map(({ version }) => version)}::integer[], ${days.map(({ day }) => day)}::integer[]))`,
        )
        .execute()
    },

    async saveNumbers(formId, { submissions, removals }) {
      await sql`
        insert into coverage_states (form_id, submissions, removals)
        select id, ${submissions}::integer, ${removals}::integer
        from all_forms where id = ${rowId(formId)}
        on conflict (form_id) do update
        set submissions = excluded.submissions, removals = excluded.removals
      `.execute(kysely)
    },

    async outdated(limit) {
      const rows = await kysely
        .selectFrom('coverage_states as state')
        .innerJoin('form_counts', 'form_counts.form_id', 'state.form_id')
        .where(
          sql<boolean>`(form_counts.submissions, form_counts.removals) <> (state.submissions, state.removals)`,
        )
        .limit(limit)
        .select('state.form_id')
        .execute()
      return rows.map((row) => row.form_id)
    },

    async sums(formId, { fromDay, fromVersion }) {
      const rows = await kysely
        .selectFrom('coverage_days')
        .where('form_id', '=', rowId(formId))
        .$if(fromDay !== undefined, (query) => query.where('day', '>=', fromDay ?? 0))
        .$if(fromVersion !== undefined, (query) =>
          query.where('form_version', '>=', fromVersion ?? 1),
        )
        .orderBy('form_version')
        .orderBy('day')
        .select(['form_version', 'day', 'submissions', 'counts'])
        .execute()
      const versions = new Map<number, { -readonly [Key in keyof VersionSum]: VersionSum[Key] }>()
      for (const { form_version: version, day, submissions, counts } of rows) {
        const known = versions.get(version)
        versions.set(version, {
          version,
          submissions: (known?.submissions ?? 0) + submissions,
          firstDay: Math.min(known?.firstDay ?? day, day),
          days: [...(known?.days ?? []), counts],
        })
      }
      return [...versions.values()]
    },

    async schemaText(formId, version) {
      const row = await kysely
        .selectFrom('form_versions')
        .where('form_id', '=', rowId(formId))
        .where('version', '=', version)
        .select(sql<string>`schema::text`.as('text'))
        .executeTakeFirst()
      return row?.text ?? null
    },
  }
}

/** Digest of two sets of ids: their 64-bit hashes combined by exclusive or, as `bit_xor` does. */
export function joinedDigest(one: string, other: string): string {
  return BigInt.asIntN(64, BigInt(one) ^ BigInt(other)).toString()
}
