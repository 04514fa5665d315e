import type { Database } from '../database/connect.ts'

/** Sign-ins that were finished, so that none is finished twice (on any node). */
export interface FlowStore {
  /** true the first time; false when this flow was used before. */
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
