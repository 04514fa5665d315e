import type { Field } from '@ramiform/core/field'
import type { FormSchema, Settings } from '@ramiform/core/form'

/** Creates a form's schema from a few fields. Each field's label is its id. */
export function aSchema(
  fields: readonly (Partial<Field> & Pick<Field, 'id'>)[] = [{ id: 'name', required: true }],
  settings: Settings = {},
): FormSchema {
  return { fields: fields.map((field) => ({ type: 'text', label: field.id, ...field })), settings }
}
