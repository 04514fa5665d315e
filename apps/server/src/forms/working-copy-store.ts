import type { ResponseOf } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { formShape } from '@ramiform/core/form-shape'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import type { Tables } from '../database/tables.ts'
import { formColumns, storedForm } from './form-sql.ts'

export type WorkingCopy = ResponseOf<'readWorkingCopy'>['form']

export interface WorkingCopyEdit {
  readonly name: string
  readonly description?: string | undefined
  readonly schema: FormSchema
  /** Revision that was edited. If it is omitted, the last write wins. */
  readonly revision?: number | undefined
  /** Saves a separate version. Automatic saves omit it and may share a version. */
  readonly keep?: boolean | undefined
  readonly now: Date
}

/** Result of a save. `stale`: the form was written after that revision, and `form` is what is stored now. */
export type WorkingCopyResult = {
  readonly kind: 'saved' | 'stale'
  readonly form: WorkingCopy
}

/**
 * Working copies: the draft, or the unpublished changes of a published form. Methods return null for other owners'
 * forms.
 */
export interface WorkingCopyStore {
  read(ownerId: string, formId: string): Promise<WorkingCopy | null>
  save(ownerId: string, formId: string, edit: WorkingCopyEdit): Promise<WorkingCopyResult | null>
  /**
   * Discards the working copy, so that the editor shows the live form. Discarded changes remain in the saved versions.
   */
  discard(ownerId: string, formId: string): Promise<WorkingCopy | null>
}

/** Time window in milliseconds in which automatic saves share one version. */
const openVersionMs = 30 * 60_000

export function createWorkingCopyStore({ kysely }: Database): WorkingCopyStore {
  return {
    read: (ownerId, formId) => readWorkingCopy(kysely, ownerId, formId),

    async save(ownerId, formId, edit) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return null
        const saved = async (kind: WorkingCopyResult['kind']) => ({
          kind,
          form: await readOwn(transaction, ownerId, formId),
        })
        if (edit.revision !== undefined && edit.revision !== own.revision) return saved('stale')
        if (own.is_published && (await isLive(transaction, own.id, edit))) {
          await dropWorkingCopy(transaction, own)
        } else if (edit.keep && (await isCurrent(transaction, own, edit))) {
          await closeVersion(transaction, own.id, currentVersion(own))
        } else {
          await writeWorkingCopy(transaction, own, edit)
        }
        return saved('saved')
      })
    },

    async discard(ownerId, formId) {
      return await kysely.transaction().execute(async (transaction) => {
        const own = await lockedForm(transaction, ownerId, formId)
        if (own === null) return null
        if (own.working_version !== null) await dropWorkingCopy(transaction, own)
        return await readOwn(transaction, ownerId, formId)
      })
    },
  }
}

export type Writing = Kysely<Tables>
export type LockedForm = NonNullable<Awaited<ReturnType<typeof lockedForm>>>

/** Locks an owner's form until the transaction ends, so that versions are numbered and replaced in order. */
export async function lockedForm(transaction: Writing, ownerId: string, formId: string) {
  const row = await transaction
    .selectFrom('forms')
    .where('id', '=', rowId(formId))
    .where('owner_id', '=', rowId(ownerId))
    .select([
      'id',
      'name',
      'slug',
      'version',
      'newest_version',
      'working_version',
      'revision',
      'is_published',
    ])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Saves a new version and copies it to `forms`, as the draft or the live form. */
export async function writeForm(
  transaction: Writing,
  own: LockedForm,
  edit: Omit<WorkingCopyEdit, 'revision' | 'keep'>,
): Promise<void> {
  const version = own.newest_version + 1
  const content = contentOf(edit)
  await transaction
    .insertInto('form_versions')
    .values({ form_id: own.id, version, ...content, saved_at: edit.now })
    .execute()
  await transaction
    .updateTable('forms')
    .set({
      ...content,
      shape: JSON.stringify(formShape(edit.schema)),
      version,
      newest_version: version,
      working_version: null,
      revision: own.revision + 1,
      updated_at: edit.now,
    })
    .where('id', '=', own.id)
    .execute()
  if (own.is_published) await goLive(transaction, own.id, version, edit.now)
}

/** Copies the working copy to `forms` and returns the resulting version number. */
export async function applyWorkingCopy(transaction: Writing, own: LockedForm): Promise<number> {
  if (own.working_version === null) return own.version
  await showVersion(transaction, own.id, own.working_version, null)
  return own.working_version
}

/** Copies a saved version to `forms`, and makes `working` the version of its unpublished changes. */
export async function showVersion(
  transaction: Writing,
  formId: string,
  version: number,
  working: number | null,
): Promise<void> {
  const { name, description, schema } = await transaction
    .selectFrom('form_versions')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .select(['name', 'description', 'schema'])
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('forms')
    .set({
      name,
      description,
      schema: JSON.stringify(schema),
      shape: JSON.stringify(formShape(schema)),
      version,
      working_version: working,
    })
    .where('id', '=', formId)
    .execute()
}

/** Makes `version` live and ends the previous live version. No-op when it is live already. */
export async function goLive(
  transaction: Writing,
  formId: string,
  version: number,
  now: Date,
): Promise<void> {
  await endLive(transaction, formId, now, version)
  await transaction
    .updateTable('form_versions')
    .set(({ fn, ref, val }) => ({
      live_since: fn.coalesce(ref('live_since'), val(now)),
      live_until: null,
      open_until: null,
    }))
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .execute()
}

export async function endLive(
  transaction: Writing,
  formId: string,
  now: Date,
  except?: number,
): Promise<void> {
  await transaction
    .updateTable('form_versions')
    .set({ live_until: now })
    .where('form_id', '=', formId)
    .where('live_since', 'is not', null)
    .where('live_until', 'is', null)
    .$if(except !== undefined, (query) => query.where('version', '!=', except ?? 0))
    .execute()
}

export async function readWorkingCopy(
  kysely: Writing,
  ownerId: string,
  formId: string,
): Promise<WorkingCopy | null> {
  const row = await kysely
    .selectFrom('forms')
    .innerJoin('form_counts', 'form_counts.form_id', 'forms.id')
    .leftJoin('form_versions as live', (join) =>
      join
        .onRef('live.form_id', '=', 'forms.id')
        .onRef('live.version', '=', 'forms.version')
        .on('forms.is_published', '=', true),
    )
    .leftJoin('form_versions as working', (join) =>
      join
        .onRef('working.form_id', '=', 'forms.id')
        .onRef('working.version', '=', 'forms.working_version'),
    )
    .where('forms.id', '=', rowId(formId))
    .where('forms.owner_id', '=', rowId(ownerId))
    .select(formColumns)
    .select([
      'forms.revision',
      'live.live_since',
      'working.version as working_version',
      'working.name as working_name',
      'working.description as working_description',
      'working.schema as working_schema',
      'working.saved_at as working_saved_at',
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  const { revision, live_since: since, working_schema: schema } = row
  const live =
    row.is_published && since !== null ? { version: row.version, since: since.toISOString() } : null
  const edited =
    schema === null
      ? row
      : {
          ...row,
          name: row.working_name ?? row.name,
          description: row.working_description,
          version: row.working_version ?? row.version,
          updated_at: row.working_saved_at ?? row.updated_at,
          schema,
        }
  return { ...storedForm(edited), revision, live, hasUnpublishedChanges: schema !== null }
}

async function readOwn(
  transaction: Writing,
  ownerId: string,
  formId: string,
): Promise<WorkingCopy> {
  const form = await readWorkingCopy(transaction, ownerId, formId)
  if (form === null) throw new Error('a locked form cannot be read')
  return form
}

function contentOf(edit: Pick<WorkingCopyEdit, 'name' | 'description' | 'schema'>) {
  const { name, description = null, schema } = edit
  return { name, description, schema: JSON.stringify(schema) }
}

/** Checks if the live form has the same content, so that nothing needs publishing. */
async function isLive(
  transaction: Writing,
  formId: string,
  edit: WorkingCopyEdit,
): Promise<boolean> {
  const { name, description, schema } = contentOf(edit)
  const row = await transaction
    .selectFrom('forms')
    .where('id', '=', formId)
    .where('name', '=', name)
    .where(sql<boolean>`description is not distinct from ${description}`)
    .where(sql<boolean>`schema = ${schema}::jsonb`)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Version in the editor; null for a published form without unpublished changes. */
function currentVersion(own: LockedForm): number | null {
  return own.is_published ? own.working_version : own.version
}

/** Checks if the version in the editor already has this content. Saving it again would duplicate it. */
async function isCurrent(
  transaction: Writing,
  own: LockedForm,
  edit: WorkingCopyEdit,
): Promise<boolean> {
  const { name, description, schema } = contentOf(edit)
  const row = await transaction
    .selectFrom('form_versions')
    .where('form_id', '=', own.id)
    .where('version', '=', currentVersion(own))
    .where('name', '=', name)
    .where(sql<boolean>`description is not distinct from ${description}`)
    .where(sql<boolean>`schema = ${schema}::jsonb`)
    .select('version')
    .executeTakeFirst()
  return row !== undefined
}

/** Closes the version, so that later automatic saves start a new one. */
async function closeVersion(
  transaction: Writing,
  formId: string,
  version: number | null,
): Promise<void> {
  await transaction
    .updateTable('form_versions')
    .set({ open_until: null })
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .execute()
}

async function dropWorkingCopy(transaction: Writing, own: LockedForm): Promise<void> {
  if (own.working_version !== null) await closeVersion(transaction, own.id, own.working_version)
  await transaction
    .updateTable('forms')
    .set({ working_version: null, revision: own.revision + 1 })
    .where('id', '=', own.id)
    .execute()
}

export async function writeWorkingCopy(
  transaction: Writing,
  own: LockedForm,
  edit: WorkingCopyEdit,
): Promise<void> {
  const { now, keep = false } = edit
  const content = contentOf(edit)
  const current = currentVersion(own)
  const isOpen = current !== null && (await isOpenAt(transaction, own.id, current, now))
  const version = isOpen ? current : own.newest_version + 1
  const openUntil = new Date(now.getTime() + openVersionMs)
  if (isOpen) {
    await transaction
      .updateTable('form_versions')
      .set({ ...content, saved_at: now, ...(keep ? { open_until: null } : {}) })
      .where('form_id', '=', own.id)
      .where('version', '=', version)
      .execute()
  } else {
    await transaction
      .insertInto('form_versions')
      .values({
        form_id: own.id,
        version,
        ...content,
        saved_at: now,
        open_until: keep ? null : openUntil,
      })
      .execute()
  }
  const newest = Math.max(own.newest_version, version)
  await transaction
    .updateTable('forms')
    .set({
      revision: own.revision + 1,
      newest_version: newest,
      ...(own.is_published
        ? { working_version: version }
        : {
            ...content,
            shape: JSON.stringify(formShape(edit.schema)),
            version,
            updated_at: now,
          }),
    })
    .where('id', '=', own.id)
    .execute()
}

async function isOpenAt(
  transaction: Writing,
  formId: string,
  version: number,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('form_versions')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .where('open_until', '>', now)
    .select('version')
    .executeTakeFirst()
  return row !== undefined
}
