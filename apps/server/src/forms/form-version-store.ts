import type { ResponseOf } from '@ramiform/contract/calls'
import type { FormSchema } from '@ramiform/core/form'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { rowId } from '../database/row-id.ts'
import { typesWithoutAnswer } from './types-without-answer.ts'

export interface VersionPage {
  readonly limit: number
  readonly before?: number | undefined
}

/** Saved versions of forms (decision 35). */
export interface FormVersionStore {
  /** Lists versions without their schemas, newest first. Returns null when the owner has no such form. */
  list(
    ownerId: string,
    formId: string,
    page: VersionPage,
  ): Promise<ResponseOf<'listFormVersions'> | null>
  /** Versions with a field that the current form lacks, newest first. Callers must check access. */
  withFormerFields(formId: string): Promise<readonly number[]>
  /** Numbers of the newest versions, newest first, and when each was last saved. Callers must check access. */
  newest(
    formId: string,
    limit: number,
  ): Promise<readonly { readonly version: number; readonly savedAt: Date }[]>
  /** Schema of one version. Callers must check access. */
  readSchema(formId: string, version: number): Promise<FormSchema | null>
}

export function createFormVersionStore({ kysely }: Database): FormVersionStore {
  return {
    async list(ownerId, formId, { limit, before }) {
      const rows = await kysely
        .selectFrom('forms')
        .leftJoin('form_versions', (join) =>
          join
            .onRef('form_versions.form_id', '=', 'forms.id')
            .$call((on) =>
              before === undefined ? on : on.on('form_versions.version', '<', before),
            ),
        )
        .where('forms.id', '=', rowId(formId))
        .where('forms.owner_id', '=', rowId(ownerId))
        .orderBy('form_versions.version', 'desc')
        .limit(limit + 1)
        .select([
          'form_versions.version',
          'form_versions.name',
          'form_versions.saved_at',
          'form_versions.fields',
          'form_versions.live_since',
          'form_versions.live_until',
          'forms.revision',
        ])
        .execute()
      if (rows.length === 0) return null
      const versions = rows.slice(0, limit).flatMap((row) => {
        const { version, name, saved_at: savedAt, fields } = row
        // A form without earlier versions gives a single row of nulls.
        if (version === null || name === null || savedAt === null || fields === null) return []
        const { live_since: since, live_until: until } = row
        const live = {
          ...(since === null ? {} : { liveSince: since.toISOString() }),
          ...(until === null ? {} : { liveUntil: until.toISOString() }),
        }
        return [{ version, name, savedAt: savedAt.toISOString(), fields, ...live }]
      })
      const nextBefore = rows.length > limit ? (versions.at(-1)?.version ?? null) : null
      return { versions, nextBefore, revision: rows[0]?.revision ?? 1 }
    },

    async withFormerFields(formId) {
      const { rows } = await sql<{ version: number }>`
        select version from form_versions
        where form_id = ${rowId(formId)} and exists (
          select from jsonb_array_elements(${answeredFields(sql.ref('schema'))}) as field
          where ${takesAnswer(sql.ref('field'))} and field ->> 'id' not in (
            select current ->> 'id'
            from forms, jsonb_array_elements(${answeredFields(sql.ref('forms.schema'))}) as current
            where forms.id = ${rowId(formId)} and ${takesAnswer(sql.ref('current'))}
          )
        )
        order by version desc`.execute(kysely)
      return rows.map(({ version }) => version)
    },

    async newest(formId, limit) {
      const rows = await kysely
        .selectFrom('form_versions')
        .where('form_id', '=', rowId(formId))
        .orderBy('version', 'desc')
        .limit(limit)
        .select(['version', 'saved_at'])
        .execute()
      return rows.map(({ version, saved_at: savedAt }) => ({ version, savedAt }))
    },

    async readSchema(formId, version) {
      const row = await kysely
        .selectFrom('form_versions')
        .where('form_id', '=', rowId(formId))
        .where('version', '=', version)
        .select('schema')
        .executeTakeFirst()
      return row?.schema ?? null
    },
  }
}

/** Everything in a stored schema that has answers: fields, hidden fields and values. */
function answeredFields(schema: RawBuilder<unknown>) {
  return sql`(${schema} -> 'fields') || coalesce(${schema} -> 'hiddenFields', '[]') || coalesce(${schema} -> 'values', '[]')`
}

/** True for a field that takes an answer. Hidden fields and values have no type or one that does. */
function takesAnswer(field: RawBuilder<unknown>) {
  return sql`coalesce(${field} ->> 'type', '') <> all (${sql.val(typesWithoutAnswer)}::text[])`
}
