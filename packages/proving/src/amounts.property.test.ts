import { requirementsOf, seenAnswers } from '@ramiform/core/conditions/requirements'
import type { Field, PaymentSettings } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { amountDue } from '@ramiform/core/payments/amount-due'
import { withUnasked } from '@ramiform/core/unasked-answers'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import type { Sendable } from './sending.ts'
import { formWith, states, when } from './testing/forms-with-values.ts'

const context = { fieldTypes, patterns: null }
/** With hardly any combination of answers computed, so that core has to confirm what can be sent. */
const withFew = { ...context, mostCombinations: 4 }

/** Ids of the fields that some state shows which can be sent, by trying every one. */
function sendableFields(schema: FormSchema, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const requirements = requirementsOf(schema, fieldTypes)
  for (const { answers, unasked, isVisible } of states(schema, ids)) {
    const given = withUnasked(schema, answers, unasked)
    const seen = Object.fromEntries(Object.entries(answers).filter(([id]) => isVisible(id)))
    const shown = schema.fields.filter(({ id }) => isVisible(id))
    const asked = requirements?.decide(shown, seenAnswers(given, isVisible)) ?? shown
    const canBeSent = asked.every(
      (field) =>
        field.required !== true ||
        (field.type === 'payment'
          ? !('problem' in amountDue(field, schema, withUnasked(schema, seen, unasked)))
          : seen[field.id] !== undefined),
    )
    if (canBeSent) for (const { id } of shown) found.add(id)
  }
  return found
}

/** Of values, options, texts of *Other*, prices of options, with and without quantities. */
const payments = (ids: readonly string[]) =>
  fc.constantFrom<PaymentSettings>(
    ...[
      { value: 'v' },
      { value: 'w' },
      { items: [{ price: 's' }] },
      { items: [{ price: 's', quantity: 'm' }, { price: 'c' }] },
      { items: [{ price: 'c', quantity: 's' }] },
      { items: [{ price: 'g' }, { price: 'v' }] },
      { items: [{ price: 'g', quantity: 'm' }] },
      { items: [{ price: 'g', quantity: 'v' }, { price: 's' }] },
      { items: [{ price: 'o' }, { price: 'c' }] },
    ].filter(({ items = [] }) =>
      items.every(({ price, quantity = price }) =>
        [price, quantity].every((id) => id === 'v' || ids.includes(id)),
      ),
    ),
  )

/** The form with a payment whose amount is calculated, prices of options, and required questions. */
function withPayment(ids: readonly string[], forms: fc.Arbitrary<FormSchema>) {
  const logic = (freq: number) => fc.option(when([...ids, 'v', 'w']), { nil: undefined, freq })
  const more = fc.record({
    payment: payments(ids),
    conditional: logic(1),
    requiredWhen: logic(1),
    required: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    mode: fc.constantFrom(undefined, undefined, undefined, 'traditional' as const),
  })
  return fc
    .tuple(forms, more)
    .map(([form, { payment, conditional, requiredWhen, required, mode }]): FormSchema => {
      const fields = form.fields.map(
        (field, at): Field => ({
          ...field,
          required: ids.includes(field.id) && required[at] === true,
          ...(field.id === 'c' && { prices: [{ option: 'y', price: 700 }] }),
        }),
      )
      const fee: Field = {
        id: 'p',
        type: 'payment',
        label: 'Fee',
        payment,
        ...(requiredWhen ? { requiredWhen } : { required: true }),
        ...(conditional && { conditional }),
      }
      return {
        ...form,
        fields: [...fields, fee],
        settings: { payment: { enabled: true, currency: 'eur' }, ...(mode && { mode }) },
      }
    })
}

test.each([
  ['few options', ['r', 's', 'c'], ['s'], 0],
  ['odd prices', ['s', 'c', 'g'], ['s', 'g'], 0],
  ['numbers', ['r', 's', 'c', 'm'], ['s', 'm'], 0.3],
  ['odd prices and numbers', ['s', 'g', 'c', 'm'], ['g', 'm'], 0.3],
  ['texts of Other', ['r', 'o', 'c'], ['o'], 0.3],
])(
  'over %s, brute force agrees about what can be sent with its amount',
  (_, ids, numbers, most) => {
    const all = { true: 0, false: 0, undecided: 0 }
    const ofFee = { ...all }
    const ofFew = { ...all }
    fc.assert(
      fc.property(withPayment(ids, formWith(ids, numbers)), (schema) => {
        const expected = sendableFields(schema, ids)
        const check = (fieldId: string, sendable: Sendable) => {
          // Of texts of visitors, brute force tries a few, and others can be sent.
          if (sendable === false || (sendable === true && !ids.includes('o')))
            expect([fieldId, sendable]).toEqual([fieldId, expected.has(fieldId)])
        }
        for (const { fieldId, sendable } of prove(schema, context).fields) {
          all[`${sendable}`] += 1
          if (fieldId === 'p') ofFee[`${sendable}`] += 1
          check(fieldId, sendable)
        }
        for (const { fieldId, sendable } of prove(schema, withFew).fields) {
          if (fieldId === 'p') ofFew[`${sendable}`] += 1
          check(fieldId, sendable)
        }
      }),
      { numRuns: Number(process.env.ORACLE_FORMS ?? 150), endOnFailure: true },
    )
    expect(ofFee.true).toBeGreaterThan(15)
    expect(ofFee.false).toBeGreaterThan(15)
    expect(ofFew.true).toBeGreaterThan(15)
    expect(all.undecided / (all.true + all.false)).toBeLessThanOrEqual(most)
  },
)
