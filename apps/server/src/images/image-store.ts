import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { typesWithoutAnswer } from '../forms/types-without-answer.ts'

export interface StoredImage {
  readonly type: string
  readonly content: Buffer
}

/** Images by the SHA-256 of their content. Equal images are stored once, and the content of an id never changes. */
export interface ImageStore {
  /** Stores an image and returns its id. */
  add(image: StoredImage, now: Date): Promise<string>
  find(id: string): Promise<StoredImage | null>
  /** Deletes images that no form version uses and that were not stored again since `time`. */
  removeUnused(time: Date): Promise<void>
}

/**
 * Retention of unused images in milliseconds. An image is stored before its form, and a draft may wait in a browser for
 * days.
 */
export const unusedImageMs = 7 * 24 * 60 * 60 * 1_000

export function createImageStore({ kysely }: Database): ImageStore {
  return {
    async add({ type, content }, now) {
      const id = createHash('sha256').update(content).digest('hex')
      await kysely
        .insertInto('images')
        .values({ id, type, content, stored_at: now })
        .onConflict((same) => same.column('id').doUpdateSet({ stored_at: now }))
        .execute()
      return id
    },

    async find(id) {
      const row = await kysely
        .selectFrom('images')
        .where('id', '=', id)
        .select(['type', 'content'])
        .executeTakeFirst()
      return row ?? null
    },

    async removeUnused(time) {
      const uses = [
        '{settings,style,cover}',
        '{settings,style,logo}',
        '{settings,linkPreview,image}',
      ].map((path) => sql<string>`form_versions.schema #>> ${sql.lit(path)}`)
      // One list for all images, since finding them takes a look into each field.
      const inOptions = sql<string>`(
        select jsonb_path_query(schema, '$.fields[*].pictures[*].image') #>> '{}' from form_versions
      )`
      // Texts of sections and statements name their images, and so do their translations.
      const statements = `$.fields[*] ? (${typesWithoutAnswer.map((type) => `@.type == "${type}"`).join(' || ')}).description`
      const inTexts = [
        sql<string>`form_versions.schema ->> 'sections'`,
        sql<string>`form_versions.schema ->> 'translations'`,
        sql<string>`jsonb_path_query_array(form_versions.schema, ${sql.lit(statements)}) #>> '{}'`,
      ]
      await kysely
        .deleteFrom('images')
        .where('stored_at', '<', time)
        .where(({ and, not, exists, selectFrom }) =>
          and([
            ...inTexts.map((texts) =>
              not(
                exists(
                  selectFrom('form_versions')
                    .where(texts, 'is not', null)
                    .where(sql<boolean>`strpos(${texts}, images.id) > 0`)
                    .select(sql`1`.as('one')),
                ),
              ),
            ),
            sql<boolean>`images.id not in ${inOptions}`,
            ...uses.map((image) =>
              not(
                exists(
                  selectFrom('form_versions')
                    .where(image, 'is not', null)
                    .whereRef(image, '=', 'images.id')
                    .select(sql`1`.as('one')),
                ),
              ),
            ),
          ]),
        )
        .execute()
    },
  }
}
