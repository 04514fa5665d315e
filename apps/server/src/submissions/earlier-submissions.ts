import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { refuse } from '../errors.ts'

interface Respondent {
  readonly formId: string
  readonly email: string
  /** a submission stored under this key is the same one sent again */
  readonly idempotencyKey: string | undefined
}

/** One submission per e-mail address, where a form wants that (decision 23). */
export interface EarlierSubmissions {
  /**
   * Runs `store` when this address has not answered the form yet.
   * @throws Refusal already_submitted
   */
  unlessAnswered<Result>(respondent: Respondent, store: () => Promise<Result>): Promise<Result>
}

export function createEarlierSubmissions({ kysely }: Database): EarlierSubmissions {
  // Two submissions of one address at the same moment take turns, or both would find nothing.
  const turns = new Map<string, Promise<unknown>>()

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
      const key = `${respondent.formId} ${respondent.email.toLowerCase()}`
      const before = turns.get(key)
      const run = async () => {
        await before?.catch(() => {})
        if (await hasAnswered(respondent)) throw refuse('already_submitted')
        return store()
      }
      const turn = run()
      turns.set(key, turn)
      try {
        return await turn
      } finally {
        if (turns.get(key) === turn) turns.delete(key)
      }
    },
  }
}
