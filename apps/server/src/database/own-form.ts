import type { Kysely } from 'kysely'
import { rowId } from './row-id.ts'
import type { Tables } from './tables.ts'

/** Subquery for the id of a form, if this owner has it. */
export function ownForm(kysely: Kysely<Tables>, ownerId: string, formId: string) {
  return kysely
    .selectFrom('forms')
    .where('forms.id', '=', rowId(formId))
    .where('forms.owner_id', '=', rowId(ownerId))
    .select('forms.id')
}
