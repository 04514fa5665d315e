import type { Field } from './field.ts'
import type { FormSchema } from './form.ts'

/** A form's hidden fields as text fields that rules can read. */
export function hiddenAsFields({
  hiddenFields = [],
}: Pick<FormSchema, 'hiddenFields'>): readonly Field[] {
  return hiddenFields.map(({ id, name }) => ({ id, type: 'text', label: name, hidden: true }))
}

/** The same form with its hidden fields as its last fields. For all that reads answers or logic but asks nothing. */
export function withHiddenFields<Schema extends Pick<FormSchema, 'fields' | 'hiddenFields'>>(
  schema: Schema,
): Schema {
  if (!schema.hiddenFields?.length) return schema
  const { hiddenFields: _, ...rest } = schema
  return { ...rest, fields: [...schema.fields, ...hiddenAsFields(schema)] } as unknown as Schema
}
