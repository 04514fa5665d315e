import type { ResponseOf } from '@ramiform/contract/calls'
import { sql } from 'kysely'
import type { Database, PreparedStatement } from '../../database/connect.ts'
import { ownForm } from '../../database/own-form.ts'
import { rowId } from '../../database/row-id.ts'
import { isUnavailable } from '../../database/unavailable.ts'
import type { NewJob } from '../../jobs/job.ts'
import type { JobWakeUp } from '../../jobs/job-wake-up.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'
import { type PageStretch, pageOf } from '../../submissions/submission-cursor.ts'
import { createGroupCommit } from '../storing/group-commit.ts'
import { type Held, holdSubmissions, type NewHeldSubmission } from './hold-sql.ts'

/** Held submissions are deleted after this time. */
export const heldRetentionMs = 30 * 24 * 60 * 60 * 1_000
/** How long an owner can restore a held submission after deleting it. */
const restorableMs = 60 * 60 * 1_000

/** Values of a held submission that decide its messages and whether it can be released. */
export interface HeldOne {
  readonly id: string
  readonly formId: string
  readonly submitterEmail: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface Release {
  readonly one: HeldOne
  readonly jobs: readonly NewJob[]
  readonly claims: readonly SubmissionClaim[]
  readonly now: Date
}

/** Suspected spam (decision 163: it is held for the owner). Calls of owners return null for another owner's form. */
export interface HeldStore {
  /** Resolves after the commit. */
  hold(submission: NewHeldSubmission): Promise<Held>
  /** True while the submission is held and not deleted. Not limited to an owner. */
  exists(formId: string, heldId: string): Promise<boolean>
  /** ID of the held submission with this idempotency key. Not limited to an owner. */
  findKey(formId: string, idempotencyKey: string): Promise<string | null>
  /** Newest first. */
  page(
    ownerId: string,
    formId: string,
    stretch: PageStretch,
    now: Date,
  ): Promise<ResponseOf<'listHeld'> | null>
  find(ownerId: string, formId: string, heldId: string): Promise<HeldOne | null>
  /** Stores it as a submission with its original time; false when it is no longer held. */
  release(release: Release): Promise<boolean>
  remove(ownerId: string, formId: string, heldId: string, now: Date): Promise<boolean>
  restore(ownerId: string, formId: string, heldId: string): Promise<boolean>
  /** Deletes all held submissions and the count of refused ones; false for another owner's form. */
  removeAll(ownerId: string, formId: string, before: Date): Promise<boolean>
  /** Stores a flood for other nodes and for the next start of this one. */
  guard(formId: string, until: Date): Promise<void>
  purge(now: Date): Promise<void>
}

/** @param wakeUp signaled after a release that adds jobs */
export function createHeldStore(database: Database, wakeUp?: Pick<JobWakeUp, 'ring'>): HeldStore {
  const { kysely, prepared } = database
  const commit = (submissions: readonly NewHeldSubmission[]) =>
    holdSubmissions(database, submissions)
  const group = createGroupCommit<NewHeldSubmission, Held>({
    commit,
    commitAgain: commit,
    isHopeless: isUnavailable,
    sizeOf: ({ searchText }) => searchText.length,
  })

  const heldOf = (formId: string) =>
    kysely
      .selectFrom('held_submissions')
      .where('form_id', '=', rowId(formId))
      .where('deleted_at', 'is', null)

  async function mark(
    ownerId: string,
    formId: string,
    heldId: string,
    deletedAt: Date | null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await kysely
      .updateTable('held_submissions')
      .set({ deleted_at: deletedAt })
      .where('form_id', 'in', ownForm(kysely, ownerId, formId))
      .where('id', '=', rowId(heldId))
      .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    hold: group.add,

    async exists(formId, heldId) {
      const row = await heldOf(formId)
        .where('id', '=', rowId(heldId))
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async findKey(formId, idempotencyKey) {
      const row = await heldOf(formId)
        .where('idempotency_key', '=', idempotencyKey)
        .select('id')
        .executeTakeFirst()
      return row?.id ?? null
    },

    async page(ownerId, formId, { limit, after }, now) {
      const form = await ownForm(kysely, ownerId, formId)
        .leftJoin('form_guards', 'form_guards.form_id', 'forms.id')
        .select(['form_guards.guarded_until', 'form_guards.refused', 'form_guards.refused_at'])
        .executeTakeFirst()
      if (form === undefined) return null
      const rows = await heldOf(form.id)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(submitted_at, id) < (${after?.submittedAt}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .select([
          'id',
          'form_version',
          'submitted_at',
          'submitter_email',
          'data',
          'reason',
          'filled_in_ms',
        ])
        .execute()
      const { page, nextCursor } = pageOf(rows, limit, (row) => row.submitted_at)
      const { total } = await heldOf(form.id)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      const { guarded_until: until, refused, refused_at: refusedAt } = form
      const isRecent = refusedAt !== null && now.getTime() - refusedAt.getTime() < heldRetentionMs
      return {
        held: page.map((row) => ({
          id: row.id,
          submittedAt: row.submitted_at.toISOString(),
          formVersion: row.form_version,
          ...(row.submitter_email === null ? {} : { submitterEmail: row.submitter_email }),
          data: row.data,
          reason: row.reason,
          ...(row.filled_in_ms === null ? {} : { filledInMs: row.filled_in_ms }),
        })),
        total,
        nextCursor,
        refused: isRecent ? (refused ?? 0) : 0,
        guardedUntil: until !== null && until > now ? until.toISOString() : null,
      }
    },

    async find(ownerId, formId, heldId) {
      const row = await heldOf(formId)
        .where('form_id', 'in', ownForm(kysely, ownerId, formId))
        .where('id', '=', rowId(heldId))
        .select(['id', 'form_id', 'submitter_email', 'idempotency_key'])
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        id: row.id,
        formId: row.form_id,
        submitterEmail: row.submitter_email ?? undefined,
        idempotencyKey: row.idempotency_key ?? undefined,
      }
    },

    async release({ one, jobs, claims, now }) {
      const rows = await prepared(releaseOne, [
        one.formId,
        one.id,
        now.toISOString(),
        jobs.map(({ id }) => id),
        jobs.map(({ kind }) => kind),
        claims.map(({ kind }) => kind),
        claims.map(({ key }) => key),
      ])
      if (jobs.length > 0) wakeUp?.ring()
      return rows.length > 0
    },

    remove: (ownerId, formId, heldId, now) => mark(ownerId, formId, heldId, now),
    restore: (ownerId, formId, heldId) => mark(ownerId, formId, heldId, null),

    async removeAll(ownerId, formId, before) {
      const form = await ownForm(kysely, ownerId, formId).executeTakeFirst()
      if (form === undefined) return false
      await kysely
        .deleteFrom('held_submissions')
        .where('form_id', '=', form.id)
        .where('submitted_at', '<=', before)
        .execute()
      await kysely
        .updateTable('form_guards')
        .set({ refused: 0 })
        .where('form_id', '=', form.id)
        .execute()
      return true
    },

    async guard(formId, until) {
      await sql`
        insert into form_guards (form_id, guarded_until)
        select id, ${until}::timestamptz from forms where id = ${formId}
        on conflict (form_id) do update
        set guarded_until = greatest(form_guards.guarded_until, excluded.guarded_until)
      `.execute(kysely)
    },

    async purge(now) {
      const before = (ms: number) => new Date(now.getTime() - ms)
      await kysely
        .deleteFrom('held_submissions')
        .where(({ or, eb }) =>
          or([
            eb('submitted_at', '<', before(heldRetentionMs)),
            eb('deleted_at', '<', before(restorableMs)),
          ]),
        )
        .execute()
      await sql`
        update form_guards set refused = 0 where refused > 0 and refused_at < ${before(heldRetentionMs)}
      `.execute(kysely)
    },
  }
}

const columns =
  'form_id, id, form_version, submitted_at, submitter_email, idempotency_key, search_text, data, language'

/**
 * Locks in the order of inserts, so two releases cannot deadlock; the second one finds the row gone. A retry with the
 * same key may have been stored already; then nothing is added.
 */
const releaseOne: PreparedStatement = {
  name: 'release-held-submission',
  text: `
    with existing as (
      select id from forms where id = $1 for key share
    ), counts as (
      select form_id from form_counts where form_id in (select id from existing) for no key update
    ), gone as (
      delete from held_submissions as held using counts
      where held.form_id = $1 and counts.form_id = $1 and held.id = $2 and held.deleted_at is null
      returning ${columns.replaceAll(/\w+/g, 'held.$&')}
    ), inserted as (
      insert into submissions (${columns}) select ${columns} from gone
      on conflict do nothing
      returning form_id, id, submitter_email
    ), counted as (
      update form_counts
      set submissions = form_counts.submissions + 1,
        with_email = form_counts.with_email + (inserted.submitter_email is not null)::integer,
        removals = form_counts.removals + 1
      from inserted where form_counts.form_id = inserted.form_id
    ), queued as (
      insert into jobs (id, kind, form_id, payload, unique_key, created_at, run_at)
      select job.id, job.kind, inserted.form_id, jsonb_build_object('submissionId', inserted.id),
        job.kind || ' ' || inserted.id, $3::timestamptz, $3::timestamptz
      from unnest($4::uuid[], $5::text[]) as job (id, kind) cross join inserted
    ), claimed as (
      insert into submission_claims (form_id, kind, key, submission_id)
      select inserted.form_id, claim.kind, claim.key, inserted.id
      from unnest($6::text[], $7::text[]) as claim (kind, key) cross join inserted
    )
    select id from gone`,
}
