import type { Database } from '../database/connect.ts'

export interface NewsletterStore {
  /** Subscribes an address. A known address gets the same response, so the call reveals nothing (decision 16). */
  subscribe(email: string, now: Date): Promise<void>
}

export function createNewsletterStore({ kysely }: Database): NewsletterStore {
  return {
    async subscribe(email, now) {
      await kysely
        .insertInto('newsletter')
        .values({ email, subscribed_at: now })
        .onConflict((same) => same.doNothing())
        .execute()
    },
  }
}
