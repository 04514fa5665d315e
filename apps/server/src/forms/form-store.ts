import type { FormListItem, ResponseOf } from '@ramiform/contract/calls'
import type { Closed } from '@ramiform/core/closing'
import type { FormSchema } from '@ramiform/core/form'
import { formShape } from '@ramiform/core/form-shape'
import { type QueryCreator, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../database/connect.ts'
import { isTaken } from '../database/is-taken.ts'
import { rowId } from '../database/row-id.ts'
import type { FormsTable, Tables } from '../database/tables.ts'
import { closedColumn } from './closed.ts'

export type StoredForm = ResponseOf<'readForm'>['form']
export type FormVersion = ResponseOf<'readFormVersion'>

export interface NewForm {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  readonly now: Date
}

export interface FormEdit {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  /** the version that was edited; without one the last write wins (decision 19) */
  readonly version?: number | undefined
  readonly now: Date
}

/** `stale`: somebody saved in between; the form as it is stored now. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly form: StoredForm }
  | { readonly kind: 'stale'; readonly form: StoredForm }

/** A published form with all that the server needs; what the public may see is for the caller to choose. */
export interface PublishedForm {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly description?: string | undefined
  readonly slug: string
  readonly version: number
  readonly schema: StoredForm['schema']
  /** a flood was noticed: until then submissions need a proof of work (decision 163) */
  readonly guardedUntil?: Date | undefined
}

/** A version that a visitor filled in; `replacedAt` is null for the newest one (decision 35). */
export interface FilledVersion {
  readonly formId: string
  readonly version: number
  readonly schema: StoredForm['schema']
  readonly savedAt: Date
  readonly replacedAt: Date | null
}

/**
 * Forms and their versions. Where an owner asks, a form of somebody else and one that does not exist
 * are both `null`, found by the same query; any text may be asked for as an id.
 */
export interface FormStore {
  /** newest first */
  list(ownerId: string): Promise<FormListItem[]>
  read(ownerId: string, formId: string): Promise<StoredForm | null>
  create(ownerId: string, form: NewForm): Promise<StoredForm>
  save(ownerId: string, formId: string, edit: FormEdit): Promise<SaveResult | null>
  /** Deletes the form with its versions and submissions; false when there was none. */
  remove(ownerId: string, formId: string): Promise<boolean>
  /** A draft with the same schema under `id`; `nameOf` makes its name from the original's. */
  duplicate(
    ownerId: string,
    formId: string,
    copy: { readonly id: string; readonly nameOf: (name: string) => string; readonly now: Date },
  ): Promise<StoredForm | null>
  /** The first publish takes a slug from `slugs`, asking again while it is taken (decision 15). */
  publish(
    ownerId: string,
    formId: string,
    slugs: (name: string) => string,
    now: Date,
  ): Promise<StoredForm | null>
  unpublish(ownerId: string, formId: string, now: Date): Promise<StoredForm | null>
  changeSlug(
    ownerId: string,
    formId: string,
    slug: string,
    now: Date,
  ): Promise<StoredForm | 'taken' | null>
  readVersion(ownerId: string, formId: string, version: number): Promise<FormVersion | null>
  findPublished(slug: string): Promise<PublishedForm | null>
  /** Only what tells whether a cached page is still right; no schema is read. */
  findPublishedVersion(
    slug: string,
  ): Promise<Pick<PublishedForm, 'id' | 'version' | 'guardedUntil'> | null>
  findVersionForSubmit(formId: string, version: number): Promise<FilledVersion | null>
  /** Why it takes no more answers just now; `null` while it does. */
  findClosed(formId: string): Promise<Closed | null>
}

/** A slug that `slugs` gives is taken once in a blue moon; this often in a row is a mistake in `slugs`. */
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
          .values({
            id: form.id,
            owner_id: ownerId,
            name: form.name,
            description: form.description ?? null,
            schema,
            shape: JSON.stringify(formShape(form.schema)),
            created_at: form.now,
            updated_at: form.now,
          })
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

  /** Changes an owner's form by `change` and gives it as it is then. */
  async function update(
    ownerId: string,
    formId: string,
    change: FormChange,
  ): Promise<StoredForm | null> {
    const row = await kysely
      .with('forms', (query) =>
        query
          .updateTable('forms')
          .set(change)
          .where('id', '=', rowId(formId))
          .where('owner_id', '=', rowId(ownerId))
          .returningAll(),
      )
      .selectFrom('forms')
      .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
      .select(formColumns)
      .executeTakeFirst()
    return row === undefined ? null : storedForm(row)
  }

  return {
    async list(ownerId) {
      const rows = await kysely
        .selectFrom('forms')
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .where('owner_id', '=', rowId(ownerId))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .select([...outlineColumns, 'forms.shape'])
        .execute()
      return rows.map((row) => ({ ...outline(row), shape: row.shape }))
    },

    read,
    create,

    async save(ownerId, formId, edit) {
      const row = await kysely
        .with('forms', (query) =>
          query
            .updateTable('forms')
            .set((form) => ({
              name: edit.name,
              description: edit.description ?? null,
              schema: JSON.stringify(edit.schema),
              shape: JSON.stringify(formShape(edit.schema)),
              version: form('version', '+', 1),
              updated_at: edit.now,
            }))
            .where('id', '=', rowId(formId))
            .where('owner_id', '=', rowId(ownerId))
            .$if(edit.version !== undefined, (own) => own.where('version', '=', edit.version ?? 0))
            .returningAll(),
        )
        .with('kept', keepVersion)
        .selectFrom('forms')
        .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
        .select(formColumns)
        .executeTakeFirst()
      if (row !== undefined) return { kind: 'saved', form: storedForm(row) }
      const form = await read(ownerId, formId)
      return form === null ? null : { kind: 'stale', form }
    },

    async remove(ownerId, formId) {
      const { numDeletedRows } = await kysely
        .deleteFrom('forms')
        .where('id', '=', rowId(formId))
        .where('owner_id', '=', rowId(ownerId))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async duplicate(ownerId, formId, { id, nameOf, now }) {
      const original = await read(ownerId, formId)
      if (original === null) return null
      const { name, description, schema } = original
      return await create(ownerId, { id, name: nameOf(name), description, schema, now })
    },

    async publish(ownerId, formId, slugs, now) {
      const form = await ownForm(ownerId, formId).select(['name', 'slug']).executeTakeFirst()
      if (form === undefined) return null
      for (let tries = 1; ; tries += 1) {
        try {
          return await update(ownerId, formId, {
            is_published: true,
            slug: sql`coalesce(forms.slug, ${form.slug ?? slugs(form.name)})`,
            updated_at: now,
          })
        } catch (error) {
          if (!isTaken(error, slugConstraint) || tries === slugTries) throw error
        }
      }
    },

    unpublish: (ownerId, formId, now) =>
      update(ownerId, formId, { is_published: false, updated_at: now }),

    async changeSlug(ownerId, formId, slug, now) {
      try {
        return await update(ownerId, formId, { slug, updated_at: now })
      } catch (error) {
        if (isTaken(error, slugConstraint)) return 'taken'
        throw error
      }
    },

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

    async findPublished(slug) {
      const row = await kysely
        .selectFrom('forms')
        .where('slug', '=', slug)
        .where('is_published', '=', true)
        .select(['id', 'owner_id', 'name', 'description', 'version', 'schema'])
        .executeTakeFirst()
      if (row === undefined) return null
      const { id, owner_id: ownerId, version, schema } = row
      return { id, ownerId, ...nameAndDescription(row), slug, version, schema }
    },

    async findPublishedVersion(slug) {
      const row = await kysely
        .selectFrom('forms')
        .where('slug', '=', slug)
        .where('is_published', '=', true)
        .leftJoin('form_guards', 'form_guards.form_id', 'forms.id')
        .select(['id', 'version', 'guarded_until'])
        .executeTakeFirst()
      if (row === undefined) return null
      const { guarded_until: guardedUntil, ...current } = row
      return guardedUntil === null ? current : { ...current, guardedUntil }
    },

    async findVersionForSubmit(formId, version) {
      const row = await kysely
        .selectFrom('form_versions as filled')
        .leftJoin('form_versions as next', (join) =>
          join
            .onRef('next.form_id', '=', 'filled.form_id')
            .on('next.version', '=', sql<number>`filled.version + 1`),
        )
        .where('filled.form_id', '=', rowId(formId))
        .where('filled.version', '=', version)
        .select(['filled.schema', 'filled.saved_at', 'next.saved_at as replaced_at'])
        .executeTakeFirst()
      if (row === undefined) return null
      const { schema, saved_at: savedAt, replaced_at: replacedAt } = row
      return { formId, version, schema, savedAt, replacedAt }
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

const slugConstraint = 'forms_slug'

const outlineColumns = [
  'forms.id',
  'forms.name',
  'forms.description',
  'forms.slug',
  'forms.is_published',
  'forms.version',
  'forms.created_at',
  'forms.updated_at',
  'form_counts.submissions',
  closedColumn,
] as const

const formColumns = [...outlineColumns, 'forms.schema'] as const

type FormChange = Pick<Updateable<FormsTable>, 'is_published' | 'updated_at'> & {
  readonly slug?: string | RawBuilder<string>
}

type OutlineRow = Pick<
  Selectable<FormsTable>,
  'id' | 'name' | 'description' | 'slug' | 'is_published' | 'version' | 'created_at' | 'updated_at'
> & { readonly submissions: number; readonly closed: Closed | null }

/** The part of a statement that keeps what it wrote to `forms` as a version. */
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

function outline(row: OutlineRow) {
  return {
    id: row.id,
    ...nameAndDescription(row),
    slug: row.slug,
    isPublished: row.is_published,
    submissionCount: row.submissions,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    ...(row.closed === null ? {} : { closed: row.closed }),
  }
}

function storedForm(row: OutlineRow & Pick<Selectable<FormsTable>, 'schema'>): StoredForm {
  return { ...outline(row), schema: row.schema }
}

function nameAndDescription({ name, description }: Pick<OutlineRow, 'name' | 'description'>) {
  return description === null ? { name } : { name, description }
}
