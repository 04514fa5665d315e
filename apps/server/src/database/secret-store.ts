import type { Database } from './connect.ts'

/** Keys that the server made for itself and must find again after a restart, on every node. */
export interface SecretStore {
  /** The secret of that name; the first caller's `make()` is kept, whoever else asks at the same moment. */
  readOrMake(name: string, make: () => string | Promise<string>): Promise<string>
}

export function createSecretStore({ kysely }: Database): SecretStore {
  async function read(name: string): Promise<string | undefined> {
    const row = await kysely
      .selectFrom('secrets')
      .where('name', '=', name)
      .select('value')
      .executeTakeFirst()
    return row?.value
  }

  return {
    async readOrMake(name, make) {
      const kept = await read(name)
      if (kept !== undefined) return kept
      const made = await make()
      await kysely
        .insertInto('secrets')
        .values({ name, value: made })
        .onConflict((same) => same.doNothing())
        .execute()
      return (await read(name)) ?? made
    },
  }
}
