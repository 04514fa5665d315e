import type { Field } from '@ramiform/core/field'
import type { Command } from '../../../editing/draft/edit.ts'
import { changeField } from '../../../editing/draft/field-commands.ts'
import { fieldById } from '../../../editing/draft/form-draft.ts'

/** Reverts a fix; null if the fixed part of the field has changed since. */
export function undoFix(before: Field, after: Field): Command {
  return (draft) => {
    const now = fieldById(draft.schema.fields, before.id)
    if (now === undefined || !isUndoable(now, after)) return null
    const { conditional, required, requiredWhen, optionsWhen, validation, payment } = before
    const edit = changeField(before.id, {
      conditional,
      validation,
      payment,
      ...(after.requiredWhen !== requiredWhen && { required, requiredWhen }),
      ...(after.optionsWhen !== optionsWhen && { optionsWhen }),
    })(draft)
    return edit && { ...edit, name: 'Undo a fix' }
  }
}

/** True while the fixed part of the field is unchanged. */
export function isUndoable(now: Field | undefined, after: Field): boolean {
  return (
    now !== undefined &&
    now.conditional === after.conditional &&
    now.requiredWhen === after.requiredWhen &&
    now.optionsWhen === after.optionsWhen &&
    now.validation === after.validation &&
    now.payment === after.payment
  )
}
