import type { Database } from '../database/connect.ts'

/** Sign-ins that were finished, so that none is finished twice (on any node). */
export interface FlowStore {
  /** true the first time; false when this flow was used before. */
  use(flowId: string, expiresAt: Date): Promise<boolean>
  removeExpired(now: Date): Promise<void>
}

export function createFlowStore(_database: Database): FlowStore {
  throw new Error('not written yet')
}
