import type { Database } from '../database/connect.ts'

/** Finished sign-ins, shared by all nodes, so that each sign-in can be finished only once. */
export interface FlowStore {
  /**
   * Marks a sign-in as finished.
   * @returns true the first time, false if it was finished before
   */
  use(flowId: string, expiresAt: Date): Promise<boolean>
  removeExpired(now: Date): Promise<void>
}

export function createFlowStore({ kysely }: Database): FlowStore {
  return {
    async use(flowId, expiresAt) {
      const { numInsertedOrUpdatedRows = 0n } = await kysely
        .insertInto('used_flows')
        .values({ id: flowId, expires_at: expiresAt })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    async removeExpired(now) {
      await kysely.deleteFrom('used_flows').where('expires_at', '<=', now).execute()
    },
  }
}
