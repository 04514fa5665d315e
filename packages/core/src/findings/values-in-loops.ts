import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import type { Value } from '../value.ts'
import { orderValues } from '../values/order-values.ts'

/** Values of a form, which may have them as fields already. */
export function valuesOf(schema: FormSchema): readonly Value[] {
  return withHiddenFields(schema).fields.flatMap(({ id, label, type, formula }): Value[] =>
    formula ? [{ id, name: label, type: type === 'number' ? type : 'text', formula }] : [],
  )
}

/** Ids of values that depend on themselves and so stay empty. The form may have its values as fields already. */
export function valuesInLoops(schema: FormSchema): ReadonlySet<string> {
  const values = valuesOf(schema)
  if (values.length === 0) return new Set()
  const fields = withHiddenFields(schema).fields.filter(({ formula }) => !formula)
  return orderValues({ ...schema, fields, hiddenFields: [], values }).inLoops
}
