import type { Field } from './field.ts'
import type { FormSchema } from './form.ts'

type Unasked = Pick<FormSchema, 'hiddenFields' | 'values'>

/** A form's hidden fields as text fields that rules can read, and its values behind them. */
export function hiddenAsFields(schema: Unasked): readonly Field[] {
  return [
    ...(schema.hiddenFields ?? []).map(
      ({ id, name }): Field => ({ id, type: 'text', label: name, hidden: true }),
    ),
    ...valuesAsFields(schema),
  ]
}

/** A form's values as fields without a question. */
export function valuesAsFields({ values = [] }: Pick<FormSchema, 'values'>): readonly Field[] {
  return values.map(({ id, name, type, formula }) => ({
    id,
    type,
    label: name,
    hidden: true,
    formula,
  }))
}

/**
 * The same form with its hidden fields and values as its last fields. For all that reads answers or logic but asks
 * nothing.
 */
export function withHiddenFields<Schema extends Pick<FormSchema, 'fields'> & Unasked>(
  schema: Schema,
): Schema {
  if (!schema.hiddenFields?.length && !schema.values?.length) return schema
  const { hiddenFields: _hidden, values: _values, ...rest } = schema
  return { ...rest, fields: [...schema.fields, ...hiddenAsFields(schema)] } as unknown as Schema
}
