import { logicsOf } from '../conditions/logic-members.ts'
import { withoutSections } from '../conditions/without-sections.ts'
import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { readsOf } from '../formula.ts'

/** Rules of the current version that differ from an older one. Visitors must see them before they send. */
export type ChangedRule =
  | 'payment'
  | 'emailRequired'
  | 'emailNotRequired'
  | 'onlyOnce'
  | 'moreThanOnce'

/**
 * Compares the rules that always follow the current version: payment and prices, the collected email address, and one
 * submission per person. Texts are ignored. Closing is not compared, since visitors need not act on it.
 */
export function changedRules(filled: FormSchema, current: FormSchema): readonly ChangedRule[] {
  const changed: ChangedRule[] = []
  if (paymentRules(filled) !== paymentRules(current)) changed.push('payment')
  const asksEmail = current.settings.collectEmail === true
  if (asksEmail !== (filled.settings.collectEmail === true)) {
    changed.push(asksEmail ? 'emailRequired' : 'emailNotRequired')
  }
  const isOnce = current.settings.allowMultipleSubmissions === false
  if (isOnce !== (filled.settings.allowMultipleSubmissions === false)) {
    changed.push(isOnce ? 'onlyOnce' : 'moreThanOnce')
  }
  return changed
}

/** All settings that affect the payment and its amount, as comparable text. */
function paymentRules(schema: FormSchema): string {
  const { fields, settings } = withoutSections(schema)
  const byId = new Map(fields.map((field) => [field.id, field]))
  const asksPayment = fields.some(({ type }) => type === 'payment')
  // Include what decides about the amount, and whether a price or payment shows, with its own sources.
  const deciding = new Set(fields.filter(({ type }) => type === 'payment' || type === 'price'))
  for (const field of deciding) {
    for (const id of idsReadBy(field)) {
      const source = byId.get(id)
      if (source !== undefined) deciding.add(source)
    }
  }
  if (deciding.size === 0) return ''
  const {
    publishableKey: _key,
    successUrl: _success,
    cancelUrl: _cancel,
    ...payment
  } = settings.payment ?? {}
  return JSON.stringify([
    settings.mode === 'traditional',
    asksPayment && sorted(payment),
    [...deciding].map(withoutLook).toSorted(byFieldId).map(sorted),
    defaultsOf(schema, deciding),
  ])
}

function idsReadBy(field: Field): readonly string[] {
  const { items = [], value } = field.payment ?? {}
  return [
    ...logicsOf(field).flatMap(sourcesOf),
    ...(field.formula === undefined ? [] : readsOf(field.formula)),
    ...(value === undefined ? [] : [value]),
    ...items.flatMap(({ price, quantity }) =>
      quantity === undefined ? [price] : [price, quantity],
    ),
  ]
}

/** Default values of the hidden fields among these fields. */
function defaultsOf({ hiddenFields = [] }: FormSchema, among: ReadonlySet<Field>) {
  const ids = new Set([...among].map(({ id }) => id))
  return hiddenFields
    .filter(({ id, value }) => value && ids.has(id))
    .map(({ id, value }) => [id, value])
    .toSorted()
}

function withoutLook(field: Field) {
  const { label: _label, placeholder: _placeholder, description: _text, ...rest } = field
  const {
    markedDescription: _marks,
    styling: _styling,
    autofill: _autofill,
    shuffle: _order,
    pictures: _images,
    columns: _columns,
    unit: _unit,
    ...rules
  } = rest
  return rules
}

function byFieldId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1
}

/** The same value with object members in a fixed order, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}
