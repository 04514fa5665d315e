import { sql } from 'kysely'
import type { Database, PreparedStatement } from '../database/connect.ts'
import type { JobPayload, JobReport, TakenJob } from './job.ts'

/** Limits for taking jobs of one kind. */
export interface Wanted {
  readonly kind: string
  /** Maximum number of jobs to take. */
  readonly limit: number
  /** Maximum number of jobs per form, including those that already run. */
  readonly perForm: number
  /** Other maximum numbers, by form id. */
  readonly limits?: ReadonlyMap<string, number>
  /** Jobs that already run on this node. They are not taken, even if a moved clock ended their deadline. */
  readonly running: readonly Pick<TakenJob, 'id' | 'formId'>[]
  readonly now: Date
  /** Deadline. A job that has not ended by then becomes due again, because its worker probably died. */
  readonly until: Date
}

/** The queue of one kind of job. */
export interface WaitingJobs {
  readonly kind: string
  /** All jobs that are not done, including those that wait for their next attempt. */
  readonly waiting: number
  /** Jobs that are due and that no worker has taken. */
  readonly due: number
  /** Seconds since the oldest due job became due; 0 if none is due. */
  readonly lateSeconds: number
}

/** A job to add outside of a submission's transaction. */
export interface AddedJob {
  readonly id: string
  readonly kind: string
  readonly formId: string
  readonly payload: JobPayload
  readonly now: Date
  /** Deduplication key. A job whose key already exists is not added. */
  readonly uniqueKey?: string | undefined
}

/** A job that is done, with the report of its last attempt. */
export interface EndedJob {
  readonly job: TakenJob
  readonly report: JobReport
}

/**
 * Job queue for workers on any number of nodes. Only a job's latest attempt can end it. A worker that lost its job to a
 * deadline therefore changes nothing.
 */
export interface JobStore {
  /** Counts the waiting jobs of each kind. */
  waiting(now: Date): Promise<readonly WaitingJobs[]>
  add(job: AddedJob): Promise<void>
  /** Takes the oldest due jobs of each form, so that one form's many jobs do not delay other forms. */
  take(wanted: Wanted): Promise<readonly TakenJob[]>
  /** Takes further due jobs of the same kind and form, so that one run can process them together. */
  takeSimilar(job: TakenJob, wanted: Pick<Wanted, 'limit' | 'now' | 'until'>): Promise<TakenJob[]>
  finish(ended: readonly EndedJob[]): Promise<void>
  /** Parks jobs after the last attempt. They stay in the store and are not retried automatically. */
  park(jobs: readonly TakenJob[], report: JobReport): Promise<void>
  retryAt(jobs: readonly TakenJob[], runAt: Date, report: JobReport): Promise<void>
  /** Changes the kind of a job and resets it to a new job of that kind. */
  move(job: TakenJob, kind: string, runAt: Date, report: JobReport): Promise<void>
  /** Returns jobs to the queue as if they had not been taken. */
  release(jobs: readonly TakenJob[], now: Date): Promise<void>
  /** Makes jobs of a crashed process due at once. Use it only if no other worker runs. */
  releaseAll(now: Date): Promise<void>
  /**
   * Corrects jobs of one kind after the clock was moved back: what waits for a time that a future clock set becomes due,
   * and no deadline is later than `until`.
   * @param waits longest waits in seconds after each failed attempt
   */
  correctTimes(
    wanted: Pick<Wanted, 'kind' | 'now' | 'until'>,
    waits: readonly number[],
  ): Promise<void>
  /** Deletes jobs that were done before `doneBefore` or parked before `parkedBefore`. */
  removeOld(doneBefore: Date, parkedBefore: Date): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1_000
/** Time in milliseconds that the delivery log shows done jobs, and parked jobs that the owner can still retry. */
export const doneJobRetentionMs = 7 * dayMs
export const parkedJobRetentionMs = 30 * dayMs

/** Clocks of nodes may differ by this (decision 372). */
const toleratedClockMs = 10_000

/** Maximum number of reports stored per job. The oldest are dropped first. */
const maxReports = 12

export function createJobStore({ kysely, prepared }: Database): JobStore {
  function ofThisTaking(jobs: readonly TakenJob[]) {
    const ids = jobs.map(({ id }) => id)
    const forms = jobs.map(({ formId }) => formId)
    const attempts = jobs.map((job) => job.attempts)
    return kysely
      .updateTable('jobs')
      .where('state', '=', 'waiting')
      .where(
        sql<boolean>`(form_id, id, attempts) in (
          select * from unnest(${forms}::uuid[], ${ids}::uuid[], ${attempts}::integer[])
        )`,
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

    async take({ kind, limit, perForm, limits = new Map(), running, now, until }) {
      const rows = await prepared<TakenRow>(takeDue, [
        kind,
        now.toISOString(),
        until.toISOString(),
        limit,
        perForm,
        running.map(({ formId }) => formId),
        running.map(({ id }) => id),
        [...limits.keys()],
        [...limits.values()],
      ])
      return rows.map((row) => takenJob(kind, row))
    },

    async takeSimilar({ id, kind, formId }, { limit, now, until }) {
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

    async waiting(now) {
      // A taken job is due again at its deadline, so `run_at` alone decides.
      return await kysely
        .selectFrom('jobs')
        .where('state', '=', 'waiting')
        .groupBy('kind')
        .orderBy('kind')
        .select([
          'kind',
          sql<number>`count(*)::integer`.as('waiting'),
          sql<number>`(count(*) filter (where run_at <= ${now}))::integer`.as('due'),
          sql<number>`greatest(0, extract(epoch from ${now}::timestamptz - min(run_at)))::float8`.as(
            'lateSeconds',
          ),
        ])
        .execute()
    },

    async finish(ended) {
      await prepared(finishJobs, [
        ended.map(({ job }) => job.formId),
        ended.map(({ job }) => job.id),
        ended.map(({ job }) => job.attempts),
        ended.map(({ report }) => report.at),
        ended.map(({ report }) => JSON.stringify(report)),
      ])
    },

    async park(jobs, report) {
      await ofThisTaking(jobs)
        .set({
          state: 'parked',
          is_taken: false,
          ended_at: new Date(report.at),
          reports: withReport(report),
        })
        .execute()
    },

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

    async correctTimes({ kind, now, until }, waits) {
      const soon = new Date(now.getTime() + toleratedClockMs)
      const latest = new Date(until.getTime() + toleratedClockMs)
      // Time of the last attempt; of the creation, if there was none.
      const last = sql<Date>`coalesce((reports -> -1 ->> 'at')::timestamptz, created_at)`
      const longest = sql<Date>`${soon}::timestamptz + make_interval(secs => (${waits}::float8[])[attempts])`
      await kysely
        .updateTable('jobs')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where((job) =>
          job.or([
            job.and([job('is_taken', '=', true), job('run_at', '>', latest)]),
            job.and([
              job('is_taken', '=', false),
              job('run_at', '>', now),
              // An attempt can begin by one clock and end by another.
              job.or([job(last, '>', soon), job('run_at', '>', longest)]),
            ]),
          ]),
        )
        .set({ run_at: sql<Date>`case when is_taken then ${until}::timestamptz else ${now} end` })
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
    when jsonb_array_length(reports) < ${maxReports} then reports
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

const finishJobs: PreparedStatement = {
  name: 'finish-jobs',
  text: `
    update jobs set state = 'done', is_taken = false, ended_at = ended.at,
      reports = case when jsonb_array_length(reports) < ${maxReports} then reports else reports - 0 end || ended.report
    from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::timestamptz[], $5::jsonb[])
      as ended (form_id, id, attempts, at, report)
    where jobs.form_id = ended.form_id and jobs.id = ended.id and jobs.attempts = ended.attempts and jobs.state = 'waiting'`,
}

/**
 * Skips from form to form in the index of waiting jobs and reads the few oldest of each form. The cost does not depend
 * on how many jobs a form has. A second step locks these jobs and skips locked ones.
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
      select form_id, count(*)::integer as running from unnest($6::uuid[]) as busy (form_id) group by form_id
    ), own as (
      select * from unnest($8::uuid[], $9::integer[]) as own (form_id, most)
    ), due as (
      select oldest.id from waiting
      left join busy using (form_id)
      left join own using (form_id)
      cross join lateral (
        select id, run_at from jobs
        where kind = $1 and state = 'waiting' and jobs.form_id = waiting.form_id and run_at <= $2::timestamptz
          and id <> all ($7::uuid[])
        order by run_at
        limit greatest(0, coalesce(own.most, $5::integer) - coalesce(busy.running, 0))
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
