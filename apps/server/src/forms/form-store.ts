import type { FormListItem, ResponseOf } from '@ramiform/contract/calls'
import type { Closed } from '@ramiform/core/closing'
import type { FormSchema } from '@ramiform/core/form'
import { formShape } from '@ramiform/core/form-shape'
import type { QueryCreator } from 'kysely'
import type { Database } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'
import {
  closedColumn,
  formColumns,
  nameAndDescription,
  type StoredForm,
  storedForm,
} from './form-sql.ts'
import { listForms } from './list-forms-sql.ts'
import {
  changeSlug,
  checkSlug,
  removeEndedSlugs,
  type SlugCheck,
  slugAfterChange,
  slugConstraint,
} from './slug-store.ts'
import {
  applyWorkingCopy,
  endLive,
  goLive,
  lockedForm,
  readWorkingCopy,
  type Writing,
  writeForm,
  writeWorkingCopy,
} from './working-copy-store.ts'

export type { StoredForm } from './form-sql.ts'
export type FormVersion = ResponseOf<'readFormVersion'>

export interface NewForm {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  /** Form whose folder the new form shares. */
  readonly besideForm?: string | undefined
  readonly now: Date
}

export interface FormEdit {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  /** Version that was edited. If it is omitted, the last write wins (decision 19). */
  readonly version?: number | undefined
  readonly now: Date
}

/** Result of a save. `stale`: the form was saved in the meantime, and `form` is the stored form. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly form: StoredForm }
  | { readonly kind: 'stale'; readonly form: StoredForm }

/** A published form for internal use. Callers must choose which parts visitors may see. */
export interface PublishedForm {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly description?: string | undefined
  readonly slug: string
  readonly version: number
  readonly schema: StoredForm['schema']
  /** End of a spam flood's guard period; until then submissions need a proof of work (decision 163). */
  readonly guardedUntil?: Date | undefined
}

/** Version of a published form. `slug` is present only when a former slug was asked for. */
export type PublishedVersion = Pick<PublishedForm, 'id' | 'version' | 'guardedUntil'> &
  Partial<Pick<PublishedForm, 'slug'>>

/** A version of a form with the time it was live. Visitors may still have it open (decision 184). */
export interface LiveVersion {
  readonly formId: string
  readonly version: number
  readonly schema: StoredForm['schema']
  /** Start of the live period; null for a version that was never live. */
  readonly liveSince: Date | null
  /** End of the live period; null while the version is live. */
  readonly liveUntil: Date | null
}

/**
 * Forms and their versions. Methods with an owner return null for missing forms and for other owners' forms. Both cases
 * use the same query. Ids may be any text.
 */
export interface FormStore {
  /** Lists an owner's forms, newest first. The week that is counted ends at `now`, by default the current time. */
  list(ownerId: string, now?: Date): Promise<FormListItem[]>
  read(ownerId: string, formId: string): Promise<StoredForm | null>
  create(ownerId: string, form: NewForm): Promise<StoredForm>
  save(ownerId: string, formId: string, edit: FormEdit): Promise<SaveResult | null>
  /** Renames the form, which creates a new version. */
  rename(ownerId: string, formId: string, name: string, now: Date): Promise<StoredForm | null>
  /** Moves the form to the bin and unpublishes it. Returns false when the owner has no such form. */
  remove(ownerId: string, formId: string, now: Date): Promise<boolean>
  /** Creates a draft with the same schema and folder under `id`. `nameOf` derives its name from the original's. */
  duplicate(
    ownerId: string,
    formId: string,
    copy: { readonly id: string; readonly nameOf: (name: string) => string; readonly now: Date },
  ): Promise<StoredForm | null>
  /** Publishes a form. The first publish tries slugs from `slugs` until one is free (decision 15). */
  publish(
    ownerId: string,
    formId: string,
    slugs: (name: string) => string,
    now: Date,
    revision?: number,
  ): Promise<StoredForm | 'stale' | null>
  /** Unpublishes a form. Its draft is the version in the editor, including unpublished changes. */
  unpublish(ownerId: string, formId: string, now: Date): Promise<StoredForm | null>
  changeSlug(
    ownerId: string,
    formId: string,
    slug: string,
    now: Date,
  ): Promise<StoredForm | 'taken' | null>
  readVersion(ownerId: string, formId: string, version: number): Promise<FormVersion | null>
  /** If no other form uses the slug, and if the form was ever published. Null when the owner has no such form. */
  checkSlug(ownerId: string, formId: string, slug: string): Promise<SlugCheck | null>
  /** Deletes former slugs whose links have ended. */
  removeEndedSlugs(now: Date): Promise<void>
  /** The published form of a slug. For a former slug of it, the form has another `slug`. */
  findPublished(slug: string): Promise<PublishedForm | null>
  /** Version of a published form, without its schema. Use it to check if a cached page is current. */
  findPublishedVersion(slug: string): Promise<PublishedVersion | null>
  /** Published forms among these slugs, with their versions. */
  findPublishedVersions(
    slugs: readonly string[],
  ): Promise<readonly Pick<PublishedForm, 'slug' | 'id' | 'version'>[]>
  findVersionForSubmit(formId: string, version: number): Promise<LiveVersion | null>
  /** Reason why the form accepts no submissions now; null while it is open. */
  findClosed(formId: string): Promise<Closed | null>
}

/** Limit of attempts to find a free slug. Random collisions are rare, so more indicate a bug in `slugs`. */
const slugTries = 20

export function createFormStore({ kysely }: Database): FormStore {
  const ownForm = (ownerId: string, formId: string) =>
    kysely
      .selectFrom('forms')
      .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
      .where('forms.id', '=', rowId(formId))
      .where('forms.owner_id', '=', rowId(ownerId))

  async function read(ownerId: string, formId: string): Promise<StoredForm | null> {
    const row = await ownForm(ownerId, formId).select(formColumns).executeTakeFirst()
    return row === undefined ? null : storedForm(row)
  }

  async function create(ownerId: string, form: NewForm): Promise<StoredForm> {
    const schema = JSON.stringify(form.schema)
    const row = await kysely
      .with('forms', (query) =>
        query
          .insertInto('forms')
          .values((from) => ({
            id: form.id,
            owner_id: ownerId,
            name: form.name,
            description: form.description ?? null,
            schema,
            shape: JSON.stringify(formShape(form.schema)),
            created_at: form.now,
            updated_at: form.now,
            folder_id:
              form.besideForm === undefined
                ? null
                : from
                    .selectFrom('all_forms')
                    .where('id', '=', rowId(form.besideForm))
                    .where('owner_id', '=', rowId(ownerId))
                    .select('folder_id'),
          }))
          .returningAll(),
      )
      .with('form_counts', (query) =>
        query.insertInto('form_counts').values({ form_id: form.id }).returningAll(),
      )
      .with('kept', keepVersion)
      .selectFrom('forms')
      .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
      .select(formColumns)
      .executeTakeFirstOrThrow()
    return storedForm(row)
  }

  /** Reads the published form of a slug; `slug` is its own, which differs for a former slug (decision 277). */
  async function published<Row>(slug: string, find: (slug: string) => Promise<Row | undefined>) {
    const row = await find(slug)
    if (row !== undefined) return { row, slug }
    const current = await slugAfterChange(kysely, slug)
    const moved = current === null ? undefined : await find(current)
    return current === null || moved === undefined ? null : { row: moved, slug: current }
  }

  return {
    list: (ownerId, now = new Date()) => listForms(kysely, ownerId, now),

    read,
    create,

    async save(ownerId, formId, edit) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return null
        if (edit.version !== undefined && edit.version !== own.version) {
          return { kind: 'stale', form: await readIn(transaction, own.id) }
        }
        await writeForm(transaction, own, edit)
        return { kind: 'saved', form: await readIn(transaction, own.id) }
      })
    },

    async rename(ownerId, formId, name, now) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return null
        const working = await readWorkingCopy(transaction, ownerId, formId)
        const { description, schema } = await readIn(transaction, own.id)
        await writeForm(transaction, own, { name, description, schema, now })
        const renamed = await lockedForm(transaction, ownerId, formId)
        if (renamed !== null && working?.hasUnpublishedChanges) {
          const { description, schema } = working
          await writeWorkingCopy(transaction, renamed, { name, description, schema, now })
        }
        return await readIn(transaction, own.id)
      })
    },

    async remove(ownerId, formId, now) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return false
        await applyWorkingCopy(transaction, own)
        await endLive(transaction, own.id, now)
        await transaction
          .updateTable('all_forms')
          .set({ deleted_at: now, is_published: false })
          .where('id', '=', own.id)
          .execute()
        return true
      })
    },

    async duplicate(ownerId, formId, { id, nameOf, now }) {
      const original = await readWorkingCopy(kysely, ownerId, formId)
      if (original === null) return null
      const { name, description, schema } = original
      return await create(ownerId, {
        id,
        name: nameOf(name),
        description,
        schema,
        besideForm: formId,
        now,
      })
    },

    async publish(ownerId, formId, slugs, now, revision) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await kysely.transaction().execute(async (transaction) => {
            const own = await lockedForm(transaction, ownerId, formId)
            if (own === null) return null
            if (revision !== undefined && revision !== own.revision) return 'stale'
            const version = await applyWorkingCopy(transaction, own)
            await transaction
              .updateTable('forms')
              .set({ is_published: true, slug: own.slug ?? slugs(own.name), updated_at: now })
              .where('id', '=', own.id)
              .execute()
            await goLive(transaction, own.id, version, now)
            return await readIn(transaction, own.id)
          })
        } catch (error) {
          if (!isTaken(error, slugConstraint) || tries === slugTries) throw error
        }
      }
    },

    async unpublish(ownerId, formId, now) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return null
        await applyWorkingCopy(transaction, own)
        await transaction
          .updateTable('forms')
          .set({ is_published: false, updated_at: now })
          .where('id', '=', own.id)
          .execute()
        await endLive(transaction, own.id, now)
        return await readIn(transaction, own.id)
      })
    },

    async changeSlug(ownerId, formId, slug, now) {
      const changed = await changeSlug(kysely, ownerId, formId, { slug, now })
      if (changed === 'taken') return changed
      return changed ? await read(ownerId, formId) : null
    },

    checkSlug: (ownerId, formId, slug) => checkSlug(kysely, ownerId, formId, slug),
    removeEndedSlugs: (now) => removeEndedSlugs(kysely, now),

    async readVersion(ownerId, formId, version) {
      const row = await ownForm(ownerId, formId)
        .innerJoin('form_versions', 'form_versions.form_id', 'forms.id')
        .where('form_versions.version', '=', version)
        .select([
          'form_versions.version',
          'form_versions.name',
          'form_versions.description',
          'form_versions.schema',
          'form_versions.saved_at',
        ])
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        version: row.version,
        ...nameAndDescription(row),
        savedAt: row.saved_at.toISOString(),
        schema: row.schema,
      }
    },

    async findPublished(asked) {
      const found = await published(asked, (slug) =>
        kysely
          .selectFrom('forms')
          .where('slug', '=', slug)
          .where('is_published', '=', true)
          .select(['id', 'owner_id', 'name', 'description', 'version', 'schema'])
          .executeTakeFirst(),
      )
      if (found === null) return null
      const { id, owner_id: ownerId, version, schema } = found.row
      return { id, ownerId, ...nameAndDescription(found.row), slug: found.slug, version, schema }
    },

    async findPublishedVersion(asked) {
      const found = await published(asked, (slug) =>
        kysely
          .selectFrom('forms')
          .where('slug', '=', slug)
          .where('is_published', '=', true)
          .leftJoin('form_guards', 'form_guards.form_id', 'forms.id')
          .select(['id', 'version', 'guarded_until'])
          .executeTakeFirst(),
      )
      if (found === null) return null
      const { guarded_until: guardedUntil, ...current } = found.row
      return {
        ...current,
        ...(found.slug === asked ? {} : { slug: found.slug }),
        ...(guardedUntil === null ? {} : { guardedUntil }),
      }
    },

    async findPublishedVersions(slugs) {
      const rows = await kysely
        .selectFrom('forms')
        .where('slug', 'in', [...slugs])
        .where('is_published', '=', true)
        .select(['slug', 'id', 'version'])
        .execute()
      return rows.map(({ slug, ...version }) => ({ slug: slug ?? '', ...version }))
    },

    async findVersionForSubmit(formId, version) {
      const row = await kysely
        .selectFrom('form_versions')
        .where('form_id', '=', rowId(formId))
        .where('version', '=', version)
        .select(['schema', 'live_since', 'live_until'])
        .executeTakeFirst()
      if (row === undefined) return null
      const { schema, live_since: liveSince, live_until: liveUntil } = row
      return { formId, version, schema, liveSince, liveUntil }
    },

    async findClosed(formId) {
      const row = await kysely
        .selectFrom('forms')
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .where('forms.id', '=', rowId(formId))
        .select(closedColumn)
        .executeTakeFirst()
      return row?.closed ?? null
    },
  }
}

async function readIn(transaction: Writing, formId: string): Promise<StoredForm> {
  const row = await transaction
    .selectFrom('forms')
    .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
    .where('forms.id', '=', formId)
    .select(formColumns)
    .executeTakeFirstOrThrow()
  return storedForm(row)
}

/** Query part that copies the row just written to `forms` into the form's versions. */
function keepVersion(query: QueryCreator<Tables>) {
  return query
    .insertInto('form_versions')
    .columns(['form_id', 'version', 'name', 'description', 'schema', 'saved_at'])
    .expression((from) =>
      from
        .selectFrom('forms')
        .select(['id', 'version', 'name', 'description', 'schema', 'updated_at']),
    )
}
