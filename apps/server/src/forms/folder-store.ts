import type { Folder } from '@ramiform/contract/calls'
import type { Database } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { rowId } from '../database/row-id.ts'

/**
 * Folders of an owner's forms (decision 271). Methods return null for missing folders and for other owners' folders.
 * Ids may be any text. `taken`: the owner has another folder with this name.
 */
export interface FolderStore {
  /** Lists an owner's folders by name. */
  list(ownerId: string): Promise<Folder[]>
  create(
    ownerId: string,
    folder: { readonly id: string; readonly name: string; readonly now: Date },
  ): Promise<Folder | 'taken'>
  rename(ownerId: string, folderId: string, name: string): Promise<Folder | 'taken' | null>
  /** Deletes a folder. Its forms stay, in no folder. Returns false when the owner has no such folder. */
  remove(ownerId: string, folderId: string): Promise<boolean>
  /**
   * Moves forms to a folder, or out of their folders if `folderId` is null.
   * @returns ids of the moved forms, without unknown ids, deleted forms and forms of other owners
   */
  move(ownerId: string, ids: readonly string[], folderId: string | null): Promise<string[] | null>
}

const nameConstraint = 'folders_name'

export function createFolderStore({ kysely }: Database): FolderStore {
  return {
    async list(ownerId) {
      return await kysely
        .selectFrom('folders')
        .where('owner_id', '=', rowId(ownerId))
        .orderBy(({ fn, ref }) => fn('lower', [ref('name')]))
        .select(['id', 'name'])
        .execute()
    },

    async create(ownerId, { id, name, now }) {
      try {
        return await kysely
          .insertInto('folders')
          .values({ id, owner_id: ownerId, name, created_at: now })
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow()
      } catch (error) {
        if (isTaken(error, nameConstraint)) return 'taken'
        throw error
      }
    },

    async rename(ownerId, folderId, name) {
      try {
        const folder = await kysely
          .updateTable('folders')
          .set({ name })
          .where('id', '=', rowId(folderId))
          .where('owner_id', '=', rowId(ownerId))
          .returning(['id', 'name'])
          .executeTakeFirst()
        return folder ?? null
      } catch (error) {
        if (isTaken(error, nameConstraint)) return 'taken'
        throw error
      }
    },

    async remove(ownerId, folderId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('folders')
        .where('id', '=', rowId(folderId))
        .where('owner_id', '=', rowId(ownerId))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async move(ownerId, ids, folderId) {
      return await kysely.transaction().execute(async (transaction) => {
        if (folderId !== null) {
          const folder = await transaction
            .selectFrom('folders')
            .where('id', '=', rowId(folderId))
            .where('owner_id', '=', rowId(ownerId))
            .select('id')
            .forShare()
            .executeTakeFirst()
          if (folder === undefined) return null
        }
        const moved = await transaction
          .updateTable('forms')
          .set({ folder_id: folderId })
          .where('id', 'in', ids.map(rowId))
          .where('owner_id', '=', rowId(ownerId))
          .returning('id')
          .execute()
        return moved.map(({ id }) => id)
      })
    },
  }
}
