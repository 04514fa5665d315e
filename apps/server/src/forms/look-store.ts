import type { KeptLook } from '@ramiform/contract/calls'
import { maxKeptLooks } from '@ramiform/contract/looks'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'

/** Looks that owners keep for further forms (decision 270). */
export interface LookStore {
  /** Lists an owner's looks, the oldest first. */
  list(ownerId: string): Promise<KeptLook[]>
  /** Stores a look, in place of one with the same name. `full`: the owner has the maximum number. */
  keep(ownerId: string, look: KeptLook & { readonly now: Date }): Promise<KeptLook | 'full'>
  /** Returns false when the owner has no such look. */
  remove(ownerId: string, lookId: string): Promise<boolean>
}

export function createLookStore({ kysely }: Database): LookStore {
  return {
    async list(ownerId) {
      return await kysely
        .selectFrom('looks')
        .where('owner_id', '=', rowId(ownerId))
        .orderBy('created_at')
        .orderBy('id')
        .select(['id', 'name', 'style'])
        .execute()
    },

    async keep(ownerId, { id, name, style, now }) {
      return await kysely.transaction().execute(async (transaction) => {
        // Locks the account, so that two requests together do not exceed the limit.
        await transaction
          .selectFrom('users')
          .where('id', '=', rowId(ownerId))
          .select('id')
          .forUpdate()
          .execute()
        const others = await transaction
          .selectFrom('looks')
          .where('owner_id', '=', rowId(ownerId))
          .where(sql`lower(name)`, '!=', sql`lower(${name})`)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
        if (Number(others.count) >= maxKeptLooks) return 'full'
        return await transaction
          .insertInto('looks')
          .values({ id, owner_id: ownerId, name, style: JSON.stringify(style), created_at: now })
          .onConflict((same) =>
            same
              .expression(sql`owner_id, lower(name)`)
              .doUpdateSet({ name, style: JSON.stringify(style) }),
          )
          .returning(['id', 'name', 'style'])
          .executeTakeFirstOrThrow()
      })
    },

    async remove(ownerId, lookId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('looks')
        .where('id', '=', rowId(lookId))
        .where('owner_id', '=', rowId(ownerId))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
