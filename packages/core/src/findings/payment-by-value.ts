import type { Currency, Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { type Formula, partsOf } from '../formula.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { currencyRules } from '../payments/currencies.ts'
import { noNumber, type Range, rangeOf } from './value-range.ts'
import { valuesInLoops } from './values-in-loops.ts'

/**
 * Smallest and largest amount that a value can give, in the smallest unit of the currency. A sentence if it never gives
 * one.
 */
export function rangeOfValue(id: string, currency: Currency, schema: FormSchema): Range | string {
  const { fields } = withHiddenFields(schema)
  const fieldOf = (source: string) => fields.find((field) => field.id === source)
  const { formula, label, type } = fieldOf(id) ?? {}
  if (formula === undefined) return 'The value that is its amount was deleted.'
  if (type !== 'number') return `The value “${label}” is a text.`
  if (formula.kind === 'text') return `The value “${label}” has no formula.`
  const inLoops = valuesInLoops(schema)
  if (inLoops.has(id)) return `The value “${label}” is part of a loop and stays empty.`
  const known = new Map([...inLoops].map((loop) => [loop, noNumber]))
  const { least, most } = rangeOf(formula, fieldOf, known)
  const unit = 10 ** currencyRules[currency].decimals
  const inUnits = { least: Math.round(least * unit), most: Math.round(most * unit) }
  return inUnits.most > 0 ? inUnits : `The value “${label}” is never above zero.`
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
