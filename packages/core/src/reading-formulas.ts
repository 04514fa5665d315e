import type { Conditional } from './conditions/condition.ts'
import type { Field } from './field.ts'
import type { FormSchema } from './form.ts'
import { readsOf } from './formula.ts'

/**
 * The same form with logic in the fields that stand for values: always true, and it reads what the formula reads. For
 * dependencies only, which then also find loops through values.
 */
export function readingFormulas<Schema extends Pick<FormSchema, 'fields'>>(schema: Schema): Schema {
  if (!schema.fields.some(({ formula }) => formula)) return schema
  const fields = schema.fields.map((field): Field => {
    if (field.formula === undefined) return field
    const rules = readsOf(field.formula).map((fieldId) => ({
      id: '',
      fieldId,
      condition: '',
      value: '',
    }))
    const conditional: Conditional = { operator: 'AND', rules, groups: [] }
    return { ...field, conditional }
  })
  return { ...schema, fields }
}
