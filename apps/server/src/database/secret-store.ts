import type { Database } from './connect.ts'

/** Secrets that the server generated and that all nodes share, also after a restart. */
export interface SecretStore {
  /** Reads a secret, or stores the result of `make()`. In parallel calls the first stored secret wins. */
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
