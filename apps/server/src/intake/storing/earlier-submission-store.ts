import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { isTaken } from '../../database/is-taken.ts'
import { refuse } from '../../errors.ts'
import { claimTaken, type SubmissionClaim } from '../../submissions/submission-claim.ts'

interface Respondent {
  readonly formId: string
  readonly email: string
  /** A submission stored with this key is a retry of the same one. */
  readonly idempotencyKey: string | undefined
}

/** One submission per email address, for forms with that setting (decision 23). */
export interface EarlierSubmissions {
  /**
   * Runs `store` with the claim of this address, if the address has not answered the form yet.
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
        // Sent twice at the same moment, perhaps to two nodes. The claim lets one of them pass.
        if (isTaken(error, claimTaken)) throw refuse('already_submitted')
        throw error
      }
    },
  }
}

/** Hash of the address: fixed length, and no second copy of the address is stored. */
function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
