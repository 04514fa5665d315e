import type { Database } from './connect.ts'

/** Keys that the server made for itself and must find again after a restart, on every node. */
export interface SecretStore {
  /** The secret of that name; the first caller's `make()` is kept, whoever else asks at the same moment. */
  readOrMake(name: string, make: () => string | Promise<string>): Promise<string>
}

export function createSecretStore(_database: Database): SecretStore {
  throw new Error('not written yet')
}
