import { sql } from 'kysely'
import type { Database, PreparedStatement } from '../database/connect.ts'
import type { JobPayload, JobReport, TakenJob } from './job.ts'

export interface Wanted {
  readonly kind: string
  /** at most so many */
  readonly limit: number
  /** at most so many of one form, those that run already included */
  readonly perForm: number
  /** how many of each form run already */
  readonly running: ReadonlyMap<string, number>
  readonly now: Date
  /** whoever has not ended a job by then has died: it comes due again */
  readonly until: Date
}

export interface AddedJob {
  readonly id: string
  readonly kind: string
  readonly formId: string
  readonly payload: JobPayload
  readonly now: Date
  /** one that is known already is not added again */
  readonly uniqueKey?: string | undefined
}

/**
 * Jobs for workers of any number of nodes. A worker that was given up writes nothing any more: a job is only ended
 * by the taking of it that is still the last.
 */
export interface JobStore {
  add(job: AddedJob): Promise<void>
  /** Takes what is due: the oldest of each form, so that no form waits behind another's many. */
  take(wanted: Wanted): Promise<readonly TakenJob[]>
  /** Takes what is due of the same kind and form besides, for one run that does them all. */
  takeBeside(job: TakenJob, wanted: Pick<Wanted, 'limit' | 'now' | 'until'>): Promise<TakenJob[]>
  finish(jobs: readonly TakenJob[], report: JobReport): Promise<void>
  /** After the last try: they stay, and are not tried again by themselves. */
  park(jobs: readonly TakenJob[], report: JobReport): Promise<void>
  retryAt(jobs: readonly TakenJob[], runAt: Date, report: JobReport): Promise<void>
  /** Leaves it to another kind, as if it had always been one of those. */
  move(job: TakenJob, kind: string, runAt: Date, report: JobReport): Promise<void>
  /** Gives them back as if they had not been taken. */
  release(jobs: readonly TakenJob[], now: Date): Promise<void>
  /** Where nobody else works: what a process that died had taken is due at once. */
  releaseAll(now: Date): Promise<void>
  /** Deletes jobs that were done before the one time, or parked before the other. */
  removeOld(doneBefore: Date, parkedBefore: Date): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1_000
/** So long the delivery log tells of a job that is done, and of one that was given up and may be tried again. */
export const keptDoneMs = 7 * dayMs
export const keptParkedMs = 30 * dayMs

/** Reports that are kept of one job; the oldest go first. */
const keptReports = 12

export function createJobStore({ kysely, prepared }: Database): JobStore {
  async function end(jobs: readonly TakenJob[], state: 'done' | 'parked', report: JobReport) {
    await ofThisTaking(jobs)
      .set({ state, is_taken: false, ended_at: new Date(report.at), reports: withReport(report) })
      .execute()
  }

  function ofThisTaking(jobs: readonly TakenJob[]) {
    const ids = jobs.map(({ id }) => id)
    const attempts = jobs.map((job) => job.attempts)
    return kysely
      .updateTable('jobs')
      .where('state', '=', 'waiting')
      .where(
        sql<boolean>`(id, attempts) in (select * from unnest(${ids}::uuid[], ${attempts}::integer[]))`,
      )
  }

  return {
    async add({ id, kind, formId, payload, now, uniqueKey }) {
      await kysely
        .insertInto('jobs')
        .values({
          id,
          kind,
          form_id: formId,
          payload: JSON.stringify(payload),
          unique_key: uniqueKey ?? null,
          created_at: now,
          run_at: now,
        })
        .onConflict((same) => same.column('unique_key').doNothing())
        .execute()
    },

    async take({ kind, limit, perForm, running, now, until }) {
      const rows = await prepared<TakenRow>(takeDue, [
        kind,
        now.toISOString(),
        until.toISOString(),
        limit,
        perForm,
        [...running.keys()],
        [...running.values()],
      ])
      return rows.map((row) => takenJob(kind, row))
    },

    async takeBeside({ id, kind, formId }, { limit, now, until }) {
      const rows = await kysely
        .with('due', (query) =>
          query
            .selectFrom('jobs')
            .where('kind', '=', kind)
            .where('form_id', '=', formId)
            .where('state', '=', 'waiting')
            .where('run_at', '<=', now)
            .where('id', '<>', id)
            .orderBy('run_at')
            .limit(limit)
            .select('id')
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('jobs')
        .from('due')
        .whereRef('jobs.id', '=', 'due.id')
        .set((job) => ({ attempts: job('attempts', '+', 1), is_taken: true, run_at: until }))
        .returning(['jobs.id', 'jobs.form_id', 'jobs.payload', 'jobs.created_at', 'jobs.attempts'])
        .returning(sql<TakenRow['last_result']>`jobs.reports -> -1 ->> 'result'`.as('last_result'))
        .execute()
      return rows.map((row) => takenJob(kind, row))
    },

    finish: (jobs, report) => end(jobs, 'done', report),
    park: (jobs, report) => end(jobs, 'parked', report),

    async retryAt(jobs, runAt, report) {
      await ofThisTaking(jobs)
        .set({ run_at: runAt, is_taken: false, reports: withReport(report) })
        .execute()
    },

    async move(job, kind, runAt, report) {
      await ofThisTaking([job])
        .set({ kind, run_at: runAt, is_taken: false, attempts: 0, reports: withReport(report) })
        .execute()
    },

    async release(jobs, now) {
      await ofThisTaking(jobs)
        .set((job) => ({ run_at: now, is_taken: false, attempts: job('attempts', '-', 1) }))
        .execute()
    },

    async releaseAll(now) {
      await kysely
        .updateTable('jobs')
        .where('state', '=', 'waiting')
        .where('is_taken', '=', true)
        .set({ run_at: now, is_taken: false })
        .execute()
    },

    async removeOld(doneBefore, parkedBefore) {
      await kysely
        .deleteFrom('jobs')
        .where('ended_at', '<', doneBefore)
        .where((job) => job.or([job('state', '=', 'done'), job('ended_at', '<', parkedBefore)]))
        .execute()
    },
  }
}

function withReport(report: JobReport) {
  return sql<string>`case
    when jsonb_array_length(reports) < ${keptReports} then reports
    else reports - 0
  end || ${JSON.stringify([report])}::jsonb`
}

function takenJob(kind: string, row: TakenRow): TakenJob {
  return {
    id: row.id,
    kind,
    formId: row.form_id,
    payload: row.payload,
    createdAt: row.created_at,
    attempts: row.attempts,
    lastResult: row.last_result,
  }
}

interface TakenRow {
  readonly id: string
  readonly form_id: string
  readonly payload: JobPayload
  readonly created_at: Date
  readonly attempts: number
  readonly last_result: TakenJob['lastResult']
}

/**
 * Goes from form to form by the index of waiting jobs, whatever each has waiting, and looks at the few oldest of
 * each. Those are locked in a second step: what another worker takes at this moment is skipped, not waited for.
 */
const takeDue: PreparedStatement = {
  name: 'take-jobs',
  text: `
    with recursive waiting (form_id) as (
      (select form_id from jobs where kind = $1 and state = 'waiting' order by form_id limit 1)
      union all
      select (
        select form_id from jobs
        where kind = $1 and state = 'waiting' and form_id > waiting.form_id order by form_id limit 1
      ) from waiting where form_id is not null
    ), busy as (
      select * from unnest($6::uuid[], $7::integer[]) as busy (form_id, running)
    ), due as (
      select oldest.id from waiting
      left join busy using (form_id)
      cross join lateral (
        select id, run_at from jobs
        where kind = $1 and state = 'waiting' and jobs.form_id = waiting.form_id and run_at <= $2::timestamptz
        order by run_at
        limit greatest(0, $5::integer - coalesce(busy.running, 0))
      ) as oldest
      order by oldest.run_at limit $4::integer
    ), taken as (
      select id from jobs
      where id in (select id from due) and state = 'waiting' and run_at <= $2::timestamptz
      for update skip locked
    )
    update jobs set attempts = attempts + 1, is_taken = true, run_at = $3::timestamptz
    from taken where jobs.id = taken.id
    returning jobs.id, jobs.form_id, jobs.payload, jobs.created_at, jobs.attempts,
      jobs.reports -> -1 ->> 'result' as last_result`,
}
