import type { Database } from '../database/connect.ts'

export interface NewsletterStore {
  /** An address already known is no error and not told apart (decision 16). */
  subscribe(email: string, now: Date): Promise<void>
}

export function createNewsletterStore(_database: Database): NewsletterStore {
  throw new Error('not written yet')
}
