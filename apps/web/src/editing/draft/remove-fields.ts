import type { Field } from '@ramiform/core/field'
import { fieldName } from '../../forms/field-name.ts'
import type { Command } from './edit.ts'
import { withFields } from './form-draft.ts'

/** Deletes several fields as one step. */
export function removeFields(ids: readonly string[], verb = 'Delete'): Command {
  return (draft) => {
    const gone = new Set(ids)
    const removed = draft.schema.fields.filter(({ id }) => gone.has(id))
    if (removed.length === 0) return null
    return {
      name: `${verb} ${namesOf(removed)}`,
      draft: withFields(
        draft,
        draft.schema.fields.filter(({ id }) => !gone.has(id)),
      ),
      selected: null,
    }
  }
}

/** `"Lunch"`, or `3 fields`. */
export function namesOf(fields: readonly Pick<Field, 'label'>[]): string {
  const [first] = fields
  return fields.length === 1 && first !== undefined
    ? `"${fieldName(first)}"`
    : `${fields.length} fields`
}
