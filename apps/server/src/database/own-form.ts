import type { Kysely } from 'kysely'
import { rowId } from './row-id.ts'
import type { Tables } from './tables.ts'

/** The id of a form, if it is this owner's. */
export function ownForm(kysely: Kysely<Tables>, ownerId: string, formId: string) {
  return kysely
    .selectFrom('forms')
    .where('forms.id', '=', rowId(formId))
    .where('forms.owner_id', '=', rowId(ownerId))
    .select('forms.id')
}
