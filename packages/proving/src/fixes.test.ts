import type { Currency, PaymentSettings } from '@ramiform/core/field'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, allOf, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFix, type Fix } from './apply-fix.ts'
import { fixesOf } from './fixes.ts'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'
import { fifteenDefects } from './testing/fifteen-defects.ts'
import { randomForm } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }
const listed = (schema: FormSchema) =>
  listFindings(schema, prove(schema, context).findings, context)

/** The findings of a form as `code: fact why [fixes]`. */
const told = (schema: FormSchema) =>
  listed(schema).map((finding) => {
    const fixes = fixesOf(schema, finding, context).map(({ label }) => label)
    return `${finding.code}: ${inWords(finding.fact)} ${inWords(finding.why)} [${fixes.join(' | ')}]`
  })

function fixFirst(schema: FormSchema): { readonly fix: Fix; readonly fixed: FormSchema } {
  const [finding] = listed(schema)
  if (finding === undefined) throw new Error('The form has no finding')
  const [fix] = fixesOf(schema, finding, context)
  const fixed = fix === undefined ? null : applyFix(schema, fix)
  if (fix === undefined || fixed === null) throw new Error('The finding has no fix')
  return { fix, fixed }
}

const plan = aForm().radio('plan', ['Free', 'Pro', 'Enterprise'], { label: 'Plan' })
const is = (value: string) => aRule('plan', 'equals', value, value)

describe('fixes name what they do, and the finding is gone', () => {
  test('a contradiction: either rule can go', () => {
    const form = plan.text('x', { label: 'Details', ...shownWhenAll(is('Free'), is('Pro')) })
    expect(told(form)).toEqual([
      'never_shown: Details is never shown. Its two rules can’t both be true. [Remove rule 2 | Remove rule 1]',
    ])
    const { fix, fixed } = fixFirst(form)
    expect(fix.removes).toBe(true)
    expect(fixed.fields[1]?.conditional).toMatchObject({ rules: [{ value: 'Free' }] })
    expect(prove(fixed, context).findings).toEqual([])
  })

  test('an option that is not offered becomes the nearest one', () => {
    const form = plan.text('x', { label: 'Details', ...shownWhen('plan', 'equals', 'pro') })
    const { fix, fixed } = fixFirst(form)
    expect(fix).toMatchObject({ label: 'Change to “Pro”', removes: false })
    expect(fixed.fields[1]?.conditional).toEqual({
      dependsOn: 'plan',
      condition: 'equals',
      value: 'Pro',
    })
  })

  test('a rule that is not needed, alone or in a group', () => {
    const form = plan.number('n', { label: 'Number' }).text('x', {
      label: 'Details',
      ...shownWhenAll(is('Free'), aRule('n', 'greater_than', '5'), aRule('n', 'greater_than', '3')),
    })
    expect(told(form)).toEqual([
      'redundant_rule: Rule 3 of Details is not needed. Because of “Number is greater than 5”, removing the rule “Number is greater than 3” changes nothing for visitors. [Remove rule 3]',
    ])
  })

  test('rules that are always true leave together', () => {
    const form = plan.text('x', {
      label: 'Details',
      conditional: anyOf(aRule('plan', 'is_empty'), aRule('plan', 'is_not_empty')),
    })
    const { fix, fixed } = fixFirst(form)
    expect(fix.label).toBe('Remove all 2 rules')
    expect(fixed.fields[1]?.conditional).toBeUndefined()
  })

  test('a group inside advanced logic that can never be true', () => {
    const form = plan.number('n', { label: 'Number' }).text('x', {
      label: 'Details',
      conditional: anyOf(aRule('n', 'is_not_empty'), allOf(is('Free'), is('Pro'))),
    })
    expect(told(form)[0]).toMatch(/^contradiction: Details: a group .* \[Remove rule 3 \|/)
  })

  test('a loop: the fix names the question whose rule goes', () => {
    const form = aForm()
      .text('a', { label: 'Hotel', ...shownWhen('b', 'equals', 'x') })
      .text('b', { label: 'Bus', ...shownWhen('a', 'equals', 'x') })
      .text('c', { label: 'Name' })
    expect(told(form)).toEqual([
      'cycle: Hotel and Bus depend on each other. Change or remove one of these rules. [Remove the rule of Hotel]',
    ])
  })

  test('a gap at one number: the value is added', () => {
    const form = aForm()
      .number('n', { label: 'Team size' })
      .text('a', { label: 'Names', ...shownWhen('n', 'less_than', '5') })
      .text('b', { label: 'Phone', ...shownWhen('n', 'greater_than', '5') })
    expect(told(form)).toEqual([
      'gap: Neither Names nor Phone is shown when Team size is 5. Names shows when Team size is less than 5. Phone shows when Team size is greater than 5. [Add: or equals 5]',
    ])
    const { fixed } = fixFirst(form)
    expect(fixed.fields[2]?.conditional).toMatchObject({
      operator: 'OR',
      rules: [{ condition: 'greater_than' }, { condition: 'equals', value: '5' }],
    })
  })

  test('a gap between whole numbers: the bound moves', () => {
    const form = aForm()
      .field('quantity', 'n', { label: 'Seats' })
      .text('a', { label: 'Names', ...shownWhen('n', 'less_than', '5') })
      .text('b', { label: 'Phone', ...shownWhen('n', 'greater_than', '5') })
    expect(fixFirst(form).fix.label).toBe('Change to greater than 4')
  })

  test('a question above its source moves below it', () => {
    const form = aForm()
      .text('x', { label: 'Details', ...shownWhen('plan', 'equals', 'Pro') })
      .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    const { fix, fixed } = fixFirst(form)
    expect(fix.label).toBe('Move below “Plan”')
    expect(fixed.fields.map(({ id }) => id)).toEqual(['plan', 'x'])
  })
})

test('a fix no longer applies once the rule is gone', () => {
  const form = plan.text('x', shownWhenAll(is('Free'), is('Pro')))
  const { fix } = fixFirst(form)
  expect(applyFix(plan.text('x'), fix)).toBeNull()
  expect(applyFix(plan, fix)).toBeNull()
})

test('the findings of the fifteen defects have words, and a fix removes each that has one', () => {
  for (const { schema, number } of fifteenDefects) {
    for (const finding of listed(schema)) {
      expect(inWords(finding.fact), `defect ${number}`).toMatch(/\.$/)
      expect(finding.mark.length).toBeLessThan(20)
    }
    expectFixed(schema, `defect ${number}`)
  }
})

test('random forms: after a fix the finding is gone, in the whole form', () => {
  let fixes = 0
  fc.assert(
    fc.property(randomForm, (schema) => {
      fixes += expectFixed(schema, 'a random form')
    }),
    { numRuns: 300 },
  )
  expect(fixes).toBeGreaterThan(100)
})

function expectFixed(schema: FormSchema, what: string): number {
  const findings = listed(schema)
  let fixes = 0
  for (const finding of findings) {
    const alike = (form: FormSchema) =>
      prove(form, context).findings.filter(
        ({ code, fieldId }) => code === finding.code && fieldId === finding.fieldId,
      ).length
    for (const fix of fixesOf(schema, finding, context)) {
      const fixed = applyFix(schema, fix)
      expect(fixed, what).not.toBeNull()
      if (fixed === null) continue
      expect(alike(fixed), `${what}: ${fix.label}`).toBeLessThan(alike(schema))
      fixes += 1
    }
  }
  return fixes
}

describe('a payment that adds up prices', () => {
  const form = (payment: PaymentSettings, currency?: Currency, shirt: PaymentSettings = {}) =>
    aForm()
      .radio('ticket', ['Day'], { label: 'Ticket', prices: [{ option: 'Day', price: 4_000 }] })
      .field('price', 'shirt', { label: 'Shirt', payment: shirt })
      .payment('fee', { label: 'Fee', payment })
      .with({ payment: { enabled: true, currency } })
  const items = [{ price: 'ticket' }, { price: 'shirt' }]

  test('in another currency than the form is an error, which the currency of the form fixes', () => {
    const differing = form({ items, currency: 'usd' }, 'eur')
    expect(told(differing)).toEqual([
      'currencies_differ: Fee charges USD, but the currency in Settings, Payments is EUR. Visitors would see and pay the prices in USD. [Charge in EUR]',
    ])
    const { fixed } = fixFirst(differing)
    expect(fixed.fields[2]?.payment).toEqual({ items })
    expect(told(fixed)).toEqual([])
  })

  test('in another currency than a price', () => {
    const differing = form({ items: [{ price: 'shirt' }] }, undefined, { currency: 'gbp' })
    expect(told(differing)[0]).toBe(
      'currencies_differ: Fee charges USD, but Shirt is in GBP. Visitors would see and pay the prices in USD. [Charge in GBP]',
    )
    expect(fixFirst(differing).fixed.fields[2]?.payment?.currency).toBe('gbp')
    expect(told(form({ items }, 'eur', { currency: 'gbp' }))).toEqual([
      'currencies_differ: Fee charges EUR, but Shirt is in GBP. Visitors would see and pay the prices in EUR. []',
    ])
  })

  test('in its own currency, where neither the form nor a price has one', () => {
    expect(told(form({ items, currency: 'eur' }))).toEqual([])
    expect(told(form({ items }, 'eur'))).toEqual([])
    expect(told(form({ amount: 900, currency: 'gbp' }, 'eur'))).toEqual([
      expect.stringContaining('prices_not_charged'),
    ])
  })

  test('twice, which is right only with different quantities', () => {
    const tickets = (first?: string, second?: string) => {
      const ticket = { price: 'ticket' }
      const sum = [
        { ...ticket, quantity: first },
        { ...ticket, quantity: second },
      ]
      return told(form({ items: [...sum, { price: 'shirt' }] }))
    }
    const twice =
      'price_twice: Fee adds up Ticket twice. Visitors pay it twice. Remove one of the two in the sum. []'
    expect(tickets()).toEqual([twice])
    expect(tickets('adults', 'adults')).toEqual([twice])
    expect(tickets('adults', 'children')).toEqual([])
  })
})
