import type { Database } from '../../database/connect.ts'
import { rowId } from '../../database/row-id.ts'
import { isUnavailable } from '../../database/unavailable.ts'
import { refuse } from '../../errors.ts'
import type { JobWakeUp } from '../../jobs/job-wake-up.ts'
import type { SubmissionClaim } from '../../submissions/submission-claim.ts'
import { createGroupCommit } from './group-commit.ts'
import { type Added, insertMissingSubmissions, insertSubmissions } from './insert-sql.ts'
import type { AddedSubmission, NewSubmission } from './new-submission.ts'
import { writesAlong } from './written-along-sql.ts'

/** Writes new submissions, and finds what was stored with the same key or claim. */
export interface IntakeStore {
  /**
   * Resolves after the commit; `null` when the form has been deleted.
   * @throws Refusal form_closed
   */
  add(submission: NewSubmission): Promise<AddedSubmission | null>
  /** Whether a submission was stored with this idempotency key. */
  hasKey(formId: string, idempotencyKey: string): Promise<boolean>
  /** Whether a submission of this form has the claim. */
  isClaimed(formId: string, claim: SubmissionClaim): Promise<boolean>
  /** Resolves when everything that was added is committed or refused. */
  flush(): Promise<void>
}

/** @param wakeUp signaled after a commit that adds jobs */
export function createIntakeStore(
  database: Database,
  wakeUp?: Pick<JobWakeUp, 'ring'>,
): IntakeStore {
  const { kysely } = database

  async function ringAfter(
    commit: typeof insertSubmissions,
    submissions: readonly NewSubmission[],
  ) {
    const added = await commit(database, submissions)
    if (submissions.some(writesAlong)) wakeUp?.ring()
    return added
  }

  const group = createGroupCommit<NewSubmission, Added>({
    commit: (submissions) => ringAfter(insertSubmissions, submissions),
    commitAgain: (submissions) => ringAfter(insertMissingSubmissions, submissions),
    isHopeless: isUnavailable,
    sizeOf: ({ searchText }) => searchText.length,
  })

  return {
    async add(submission) {
      const added = await group.add(submission)
      if (added === 'closed') throw refuse('form_closed')
      return added
    },
    flush: group.settled,

    async hasKey(formId, idempotencyKey) {
      const row = await kysely
        .selectFrom('submissions')
        .where('form_id', '=', rowId(formId))
        .where('idempotency_key', '=', idempotencyKey)
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async isClaimed(formId, { kind, key }) {
      const row = await kysely
        .selectFrom('submission_claims')
        .where('form_id', '=', rowId(formId))
        .where('kind', '=', kind)
        .where('key', '=', key)
        .select('key')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
