import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { refuse } from '../errors.ts'
import { claimTaken, type SubmissionClaim } from '../submissions/submission-claim.ts'

interface Respondent {
  readonly formId: string
  readonly email: string
  /** a submission stored under this key is the same one sent again */
  readonly idempotencyKey: string | undefined
}

/** One submission per e-mail address, where a form wants that (decision 23). */
export interface EarlierSubmissions {
  /**
   * Runs `store`, with what it must claim, when this address has not answered the form yet.
   * @throws Refusal already_submitted
   */
  unlessAnswered<Result>(
    respondent: Respondent,
    store: (claim: SubmissionClaim) => Promise<Result>,
  ): Promise<Result>
}

export function createEarlierSubmissions({ kysely }: Database): EarlierSubmissions {
  async function hasAnswered({ formId, email, idempotencyKey }: Respondent): Promise<boolean> {
    const answered = kysely
      .selectFrom('submissions')
      .select('id')
      .where('form_id', '=', formId)
      .where(sql`lower(submitter_email)`, '=', email.toLowerCase())
      .limit(1)
    const other =
      idempotencyKey === undefined
        ? answered
        : answered.where('idempotency_key', 'is distinct from', idempotencyKey)
    return (await other.executeTakeFirst()) !== undefined
  }

  return {
    async unlessAnswered(respondent, store) {
      if (await hasAnswered(respondent)) throw refuse('already_submitted')
      try {
        return await store({ kind: 'email', key: digestOf(respondent.email.toLowerCase()) })
      } catch (error) {
        // Sent twice at the same moment, here or to two nodes: the claim lets one of them in.
        if (isTaken(error, claimTaken)) throw refuse('already_submitted')
        throw error
      }
    },
  }
}

/** Of one length whatever was typed, and no second copy of the address. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
