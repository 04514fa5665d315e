// Slugs of forms, and the slugs that forms had before (decision 277).
import { linkDays } from '@ramiform/contract/slug'
import { type Kysely, sql } from 'kysely'
import { isTaken } from '../database/is-taken.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'

/** Name of the unique constraint on slugs, also of forms in the bin. */
export const slugConstraint = 'forms_slug'

const linkMs = linkDays * 24 * 60 * 60 * 1_000

export interface SlugCheck {
  readonly isFree: boolean
  readonly wasPublished: boolean
}

/**
 * Changes the slug of a form. Links with the old slug lead to the form for `linkDays` days, unless another form takes
 * it.
 * @returns false when the owner has no such form; `taken` when another form uses the slug
 */
export async function changeSlug(
  kysely: Kysely<Tables>,
  ownerId: string,
  formId: string,
  { slug, now }: { readonly slug: string; readonly now: Date },
): Promise<boolean | 'taken'> {
  try {
    return await kysely.transaction().execute(async (transaction) => {
      const own = await transaction
        .selectFrom('forms')
        .where('id', '=', rowId(formId))
        .where('owner_id', '=', rowId(ownerId))
        .select(['id', 'slug'])
        .forUpdate()
        .executeTakeFirst()
      if (own === undefined) return false
      if (own.slug === slug) return true
      await transaction
        .updateTable('forms')
        .set({ slug, updated_at: now })
        .where('id', '=', own.id)
        .execute()
      if (own.slug !== null) {
        const link = { form_id: own.id, ends_at: new Date(now.getTime() + linkMs) }
        await transaction
          .insertInto('former_slugs')
          .values({ slug: own.slug, ...link })
          .onConflict((same) => same.column('slug').doUpdateSet(link))
          .execute()
      }
      return true
    })
  } catch (error) {
    if (isTaken(error, slugConstraint)) return 'taken'
    throw error
  }
}

/** If no other form uses the slug, and if the form was ever published. Null when the owner has no such form. */
export async function checkSlug(
  kysely: Kysely<Tables>,
  ownerId: string,
  formId: string,
  slug: string,
): Promise<SlugCheck | null> {
  const row = await kysely
    .selectFrom('forms')
    .where('id', '=', rowId(formId))
    .where('owner_id', '=', rowId(ownerId))
    .select(({ exists, selectFrom, not }) => [
      not(
        exists(
          selectFrom('all_forms')
            .where('all_forms.slug', '=', slug)
            .where('all_forms.id', '!=', rowId(formId))
            .select(sql`1`.as('one')),
        ),
      ).as('is_free'),
      exists(
        selectFrom('form_versions')
          .whereRef('form_versions.form_id', '=', 'forms.id')
          .where('form_versions.live_since', 'is not', null)
          .select(sql`1`.as('one')),
      ).as('was_published'),
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  return { isFree: Boolean(row.is_free), wasPublished: Boolean(row.was_published) }
}

/** Slug of the published form that had `slug` before. Null when the link has ended, or another form uses `slug`. */
export async function slugAfterChange(
  kysely: Kysely<Tables>,
  slug: string,
): Promise<string | null> {
  const row = await kysely
    .selectFrom('former_slugs')
    .innerJoin('forms', 'forms.id', 'former_slugs.form_id')
    .where('former_slugs.slug', '=', slug)
    .where('former_slugs.ends_at', '>', sql<Date>`now()`)
    .where('forms.is_published', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('all_forms').where('all_forms.slug', '=', slug).select(sql`1`.as('one'))),
      ),
    )
    .select('forms.slug')
    .executeTakeFirst()
  return row?.slug ?? null
}

/** Deletes former slugs whose links have ended. */
export async function removeEndedSlugs(kysely: Kysely<Tables>, now: Date): Promise<void> {
  await kysely.deleteFrom('former_slugs').where('ends_at', '<', now).execute()
}
