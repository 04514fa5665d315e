import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { type Formula, partsOf } from '../formula.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { currencyRules, maxAmount } from '../payments/currencies.ts'
import { rangeOf } from '../values/value-range.ts'

/** Why no answers make the payment's value an amount, as a sentence. Null if they may. */
export function whyNeverDue({ payment }: Field, schema: FormSchema): string | null {
  const { fields } = withHiddenFields(schema)
  const fieldOf = (id: string) => fields.find((field) => field.id === id)
  const value = fieldOf(payment?.value ?? '')
  if (value?.formula === undefined) return 'The value that is its amount was deleted.'
  const name = `The value “${value.label}”`
  if (value.type !== 'number') return `${name} is a text.`
  if (value.formula.kind === 'text') return `${name} has no formula.`
  const { minimum, decimals } =
    currencyRules[payment?.currency ?? schema.settings.payment?.currency ?? 'usd']
  const { least, most } = rangeOf(value.formula, fieldOf)
  const unit = 10 ** decimals
  // Half a unit is rounded up.
  if (most * unit + 0.5 < 1) return `${name} is never above zero.`
  if (most * unit + 0.5 < minimum)
    return `${name} is always below the smallest amount that can be charged.`
  return least * unit - 0.5 > maxAmount
    ? `${name} is always above the largest amount that can be charged.`
    : null
}

/** Name of something whose answer visitors can make up and that the payment's value calculates with. Undefined without one. */
export function madeUpIn({ payment }: Field, schema: FormSchema): Field | undefined {
  const { fields } = withHiddenFields(schema)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const seen = new Set<string>()
  const within = (formula: Formula): Field | undefined => {
    if (formula.kind === 'answer') return from(byId.get(formula.id))
    for (const part of partsOf(formula)) {
      const found = within(part)
      if (found !== undefined) return found
    }
    return undefined
  }
  const from = (field: Field | undefined): Field | undefined => {
    if (field === undefined || seen.has(field.id)) return undefined
    seen.add(field.id)
    if (field.formula !== undefined) return within(field.formula)
    return field.hidden || field.other !== undefined ? field : undefined
  }
  return from(byId.get(payment?.value ?? ''))
}
