import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { hiddenAsFields } from '@ramiform/core/hidden-fields'

/** The form with the hidden fields and values that rules read as its first fields, so that lines can start at them. */
export function drawnSchema(schema: FormSchema): FormSchema {
  const unasked = hiddenAsFields(schema)
  if (unasked.length === 0) return schema
  const read = new Set(logicOfFields(schema).flatMap((logic) => (logic ? sourcesOf(logic) : [])))
  const drawn = unasked.filter(({ id }) => read.has(id))
  if (drawn.length === 0) return schema
  const { hiddenFields: _hidden, values: _values, ...rest } = schema
  return { ...rest, fields: [...drawn, ...schema.fields] }
}
