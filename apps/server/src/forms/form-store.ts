import type { FormListItem, ResponseOf } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import type { Database } from '../database/connect.ts'

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
  ): Promise<{ readonly id: string; readonly version: number } | null>
  findVersionForSubmit(formId: string, version: number): Promise<FilledVersion | null>
}

export function createFormStore(_database: Database): FormStore {
  throw new Error('not written yet')
}
