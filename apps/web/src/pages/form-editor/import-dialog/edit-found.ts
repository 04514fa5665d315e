import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { createField, fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

/** What the owner changed on a found field before it is added. */
export interface FieldEdit {
  readonly label?: string
  readonly type?: string
  readonly required?: boolean
}

export type FieldEdits = ReadonlyMap<string, FieldEdit>

/** A found field as it would be added. */
export function editedField(field: Field, edit: FieldEdit | undefined): Field {
  if (edit === undefined) return field
  const { label = field.label, type = field.type, required = field.required === true } = edit
  return { ...ofType(field, type), label, required }
}

/** Options stay where the new type has options, and come where it needs some. */
function ofType(field: Field, type: string): Field {
  const fieldType = fieldTypeOf(fieldTypes, type)
  if (type === field.type || fieldType === undefined) return field
  const { options, placeholder: _placeholder, validation: _validation, ...kept } = field
  return {
    ...createField(fieldType, field.id),
    ...kept,
    type,
    ...(fieldType.hasOptions && options !== undefined && { options }),
  }
}

/** The fields that are added: those with a tick, without logic that reads one that is left out. */
export function chosenFields(
  found: readonly Field[],
  without: ReadonlySet<string>,
  edits: FieldEdits,
): readonly Field[] {
  return found.flatMap((field) => {
    if (without.has(field.id)) return []
    const edited = editedField(field, edits.get(field.id))
    if (!readsAnyOf(field, without)) return [edited]
    const { conditional: _, ...always } = edited
    return [always]
  })
}

/** Whether a field's logic reads one of these. */
export function readsAnyOf({ conditional }: Field, ids: ReadonlySet<string>): boolean {
  return (
    ids.size > 0 &&
    conditional !== undefined &&
    rulesOf(conditional).some(({ fieldId }) => ids.has(fieldId))
  )
}
