import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { readsOf } from '../formula.ts'
import { withHiddenFields } from '../hidden-fields.ts'

/** Position of the first question behind a payment that its amount reads, itself or through values; -1 for none. */
export function laterInAmount({ id, payment = {} }: Field, schema: FormSchema): number {
  const { allowCustomAmount, value, items = [] } = payment
  if (allowCustomAmount === true) return -1
  const { fields } = withHiddenFields(schema)
  const reads = new Set(
    value === undefined
      ? items.flatMap(({ price, quantity }) =>
          quantity === undefined ? [price] : [price, quantity],
        )
      : [value],
  )
  for (const read of reads) {
    const formula = fields.find((field) => field.id === read)?.formula
    for (const source of formula === undefined ? [] : readsOf(formula)) reads.add(source)
  }
  const place = fields.findIndex((field) => field.id === id)
  return fields.findIndex((field, at) => at > place && !field.hidden && reads.has(field.id))
}
