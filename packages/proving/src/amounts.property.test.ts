import type { Field, PaymentSettings } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { amountDue } from '@ramiform/core/payments/amount-due'
import { withUnasked } from '@ramiform/core/unasked-answers'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { formWith, states, when } from './testing/forms-with-values.ts'

const context = { fieldTypes, patterns: null }

/** Whether some state can be sent that shows the field, by trying every one. */
function sendableFields(schema: FormSchema, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { answers, unasked, isVisible } of states(schema, ids)) {
    const seen = Object.fromEntries(Object.entries(answers).filter(([id]) => isVisible(id)))
    const visible = schema.fields.filter(({ id }) => isVisible(id))
    const canBeSent = visible.every((field) =>
      field.type === 'payment'
        ? !('problem' in amountDue(field, schema, withUnasked(schema, seen, unasked)))
        : field.required !== true || seen[field.id] !== undefined,
    )
    if (canBeSent) for (const { id } of visible) found.add(id)
  }
  return found
}

const payments = fc.constantFrom<PaymentSettings>(
  { value: 'v' },
  { value: 'w' },
  { items: [{ price: 's' }] },
  { items: [{ price: 's', quantity: 'm' }, { price: 'c' }] },
  { items: [{ price: 'c', quantity: 's' }] },
)

/** The form with a payment whose amount is calculated, prices of options, and required questions. */
function withPayment(ids: readonly string[], forms: fc.Arbitrary<FormSchema>) {
  const more = fc.record({
    payment: payments,
    conditional: fc.option(when([...ids, 'v', 'w']), { nil: undefined, freq: 1 }),
    required: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  })
  return fc.tuple(forms, more).map(([form, { payment, conditional, required }]): FormSchema => {
    const fields = form.fields.map(
      (field, at): Field => ({
        ...field,
        required: ids.includes(field.id) && required[at] === true,
        ...(field.id === 'c' && { prices: [{ option: 'y', price: 700 }] }),
      }),
    )
    const own = { id: 'p', type: 'payment', label: 'Fee', required: true, payment }
    return {
      ...form,
      fields: [...fields, { ...own, ...(conditional && { conditional }) }],
      settings: { payment: { enabled: true, currency: 'eur' } },
    }
  })
}

test.each([
  ['few options', ['r', 's', 'c'], ['s'], 0],
  ['numbers', ['r', 's', 'c', 'm'], ['s', 'm'], 0.3],
])(
  'over %s, brute force agrees about what can be sent with its amount',
  (_, ids, numbers, most) => {
    const counts = { true: 0, false: 0, undecided: 0 }
    fc.assert(
      fc.property(withPayment(ids, formWith(ids, numbers)), (schema) => {
        const expected = sendableFields(schema, ids)
        for (const { fieldId, sendable } of prove(schema, context).fields) {
          counts[`${sendable}`] += 1
          if (sendable !== 'undecided')
            expect([fieldId, sendable]).toEqual([fieldId, expected.has(fieldId)])
        }
      }),
      { numRuns: Number(process.env.ORACLE_FORMS ?? 300), endOnFailure: true },
    )
    expect(counts.true).toBeGreaterThan(100)
    expect(counts.false).toBeGreaterThan(100)
    expect(counts.undecided / (counts.true + counts.false)).toBeLessThanOrEqual(most)
  },
)
