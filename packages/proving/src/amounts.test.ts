import type { PaymentSettings } from '@ramiform/core/field'
import { inWords } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import { aForm, allOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import { fieldTypes } from '@ramiform/fields'
import { describe, expect, test } from 'vitest'
import { listFindings } from './listed-finding.ts'
import { prove } from './prove.ts'

const context = { fieldTypes, patterns: null }
const findings = (schema: FormSchema) => prove(schema, context).findings
const codes = (schema: FormSchema) => findings(schema).map(({ code }) => code)

test('a required payment without an amount cannot be sent, and the verdict agrees with the finding', () => {
  const { fields } = aForm()
    .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
    .payment('fee', { label: 'Fee', required: true, ...shownWhen('plan', 'equals', 'Pro') })
  const schema = { fields, settings: { payment: { enabled: true } } }
  expect(codes(schema)).toContain('cannot_be_sent')
  const sendable = prove(schema, context).fields.map((field) => [field.fieldId, field.sendable])
  expect(sendable).toEqual([
    ['plan', true],
    ['fee', false],
  ])
})

test('a payment by a value that waits for a question behind it cannot be sent', () => {
  const form = {
    ...aForm()
      .text('guest', shownWhen('fee', 'greater_than', '1'))
      .field('payment', 'paid', { required: true, payment: { currency: 'eur', value: 'fee' } })
      .with({ payment: { enabled: true } }),
    values: [
      { id: 'fee', name: 'Fee', type: 'number', formula: { kind: 'count', id: 'guest' } } as const,
    ],
  }
  expect(prove(form, context).fields.map(({ sendable }) => sendable)).toEqual([false, false])
})

describe('a required payment can be sent only where its amount can be charged', () => {
  const cost = { kind: 'answer', id: 'seats' } as const
  const withTotal = (form: FormSchema, formula: Formula = cost): FormSchema => ({
    ...form,
    settings: { payment: { enabled: true, currency: 'eur' } },
    values: [{ id: 'total', name: 'Total', type: 'number', formula }],
  })
  const fee = (payment: PaymentSettings) => ({ label: 'Fee', required: true, payment })
  const byTotal = fee({ value: 'total' })
  const sendable = (schema: FormSchema) =>
    Object.fromEntries(
      prove(schema, context).fields.map((field) => [field.fieldId, field.sendable]),
    )
  const never =
    'Fee is required, but no answers to other questions give it an amount to charge, so visitors who see this question cannot send the form.'

  test('not if its amount reads questions in a loop only', () => {
    const schema = withTotal(
      aForm()
        .number('seats', { label: 'Seats', ...shownWhen('guests', 'equals', '1') })
        .number('guests', { label: 'Guests', ...shownWhen('seats', 'equals', '1') })
        .payment('fee', byTotal),
    )
    expect(sendable(schema)).toEqual({ seats: false, guests: false, fee: false })
    expect(findings(schema).map(({ message }) => message)).toContain(never)
  })

  test.each([
    ['a value', byTotal],
    ['prices', fee({ items: [{ price: 'seats' }] })],
  ])('not if what %s adds up never shows together with it', (_, payment) => {
    const schema = withTotal(
      aForm()
        .radio('plan', ['Free', 'Pro'], { label: 'Plan' })
        .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Pro') })
        .payment('fee', { ...payment, ...shownWhen('plan', 'equals', 'Free') }),
    )
    expect(sendable(schema)).toEqual({ plan: true, seats: true, fee: false })
    const found = findings(schema)
    expect(found).toEqual([
      expect.objectContaining({
        code: 'cannot_be_sent',
        witness: { plan: 'Free' },
        message: never,
      }),
    ])
    const [listed] = listFindings(schema, found, context)
    expect([listed?.fact, listed?.why].map((words) => inWords(words ?? []))).toEqual([
      'Fee never has an amount to charge, whatever visitors answer to other questions.',
      'Fee is required, so visitors who see this question cannot send the form.',
    ])
  })

  test('not if it shows only while the amount is zero', () => {
    const schema = withTotal(
      aForm()
        .number('seats', { label: 'Seats' })
        .payment('fee', { ...byTotal, ...shownWhen('total', 'equals', '0') }),
    )
    expect(sendable(schema)).toEqual({ seats: true, fee: false })
  })

  test('not if other required questions make it free, and no question is reported as hidden', () => {
    const form = aForm()
      .radio('seats', ['1', '2'], { label: 'Seats', required: true })
      .radio('coupon', ['FULL'], { label: 'Coupon', required: true })
      .payment('fee', byTotal)
    const schema = withTotal(form, {
      kind: 'if',
      when: allOf(aRule('coupon', 'equals', 'FULL')),
      yes: { kind: 'number', value: 0 },
      no: cost,
    })
    expect(sendable(schema)).toEqual({ seats: false, coupon: false, fee: false })
    expect(findings(schema).map(({ code, message }) => [code, message])).toEqual([
      ['cannot_be_sent', never],
    ])
  })

  test('prices are rounded and quantities are whole numbers, as they are charged', () => {
    const form = (price: string, quantity: string) =>
      withTotal(
        aForm()
          .radio('price', [price])
          .radio('pieces', [quantity])
          .payment('fee', fee({ items: [{ price: 'price', quantity: 'pieces' }] })),
      )
    expect(sendable(form('0.006', '60')).fee).toBe(true)
    expect(sendable(form('0.004', '1000')).fee).toBe(false)
    expect(sendable(form('10', '1.5')).fee).toBe(false)
  })

  test('also in a traditional form', () => {
    const form = (price: string) =>
      aForm().radio('seats', [price]).payment('fee', byTotal).with({ mode: 'traditional' })
    const schema = (price: string): FormSchema => ({
      ...withTotal(form(price)),
      settings: { mode: 'traditional', payment: { enabled: true, currency: 'eur' } },
    })
    expect(sendable(schema('0')).fee).toBe(false)
    expect(sendable(schema('10')).fee).toBe(true)
  })

  test('while it is required only for some answers, the others can be sent', () => {
    const { requiredWhen, ...payment } = {
      ...byTotal,
      required: false,
      requiredWhen: allOf(aRule('plan', 'equals', 'Pro')),
    }
    const schema = withTotal(
      aForm()
        .radio('plan', ['Free', 'Pro'], { label: 'Plan', required: true })
        .number('seats', { label: 'Seats', ...shownWhen('plan', 'equals', 'Free') })
        .text('more', shownWhen('plan', 'equals', 'Pro'))
        .payment('fee', { ...payment, requiredWhen }),
    )
    expect(sendable(schema)).toEqual({ plan: true, seats: true, more: false, fee: true })
    const found = findings(schema).filter(({ code }) => code === 'cannot_be_sent')
    expect(found.map(({ message, witness }) => [message, witness])).toEqual([
      [
        'No answers to other questions give Fee an amount to charge, so visitors who must pay cannot send the form.',
        { plan: 'Pro' },
      ],
    ])
    expect(inWords(listFindings(schema, found, context)[0]?.why ?? [])).toBe(
      'When Fee is required, visitors who see it cannot send the form.',
    )
  })

  test('of too many combinations, only a sum that core confirms can be sent', () => {
    const plans = Array.from({ length: 12 }, (_, at) => `P${at}`)
    let form = aForm().radio('plan', plans, { label: 'Plan' })
    for (const plan of plans)
      form = form.field('price', plan, { fixedPrice: 30, ...shownWhen('plan', 'equals', plan) })
    const items = plans.map((price) => ({ price }))
    expect(sendable(withTotal(form.payment('fee', fee({ items })))).fee).not.toBe(true)
  })

  test('a payment that nobody sees when sending is no error', () => {
    const waits = allOf(aRule('name', 'is_empty'))
    const form = (more: object) =>
      withTotal(
        aForm()
          .text('name', { label: 'Name', required: true })
          .number('seats', { label: 'Seats' })
          .payment('fee', { ...byTotal, ...more }),
      )
    const requiredFirst = form({ required: false, requiredWhen: waits })
    expect(sendable(requiredFirst).fee).toBe(true)
    expect(codes(requiredFirst)).not.toContain('cannot_be_sent')
    expect(codes(form({ conditional: waits }))).toEqual(['gone_before_sending'])
  })

  test('of two payments that exclude each other, the second is the problem', () => {
    const schema: FormSchema = {
      ...aForm()
        .radio('n', ['0', '1'], { label: 'Number', required: true })
        .payment('fee', byTotal)
        .payment('other', { ...fee({ value: 'rest' }), label: 'Other fee' }),
      settings: { payment: { enabled: true, currency: 'eur' } },
      values: [
        { id: 'total', name: 'Total', type: 'number', formula: { kind: 'answer', id: 'n' } },
        {
          id: 'rest',
          name: 'Rest',
          type: 'number',
          formula: {
            kind: 'difference',
            of: [
              { kind: 'number', value: 1 },
              { kind: 'answer', id: 'n' },
            ],
          },
        },
      ],
    }
    expect(findings(schema).map(({ code, fieldId }) => [code, fieldId])).toEqual([
      ['cannot_be_sent', 'other'],
    ])
  })

  test('of too many combinations, what core shows and requires counts', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `q${at}`)
    const sum: Formula = { kind: 'sum', of: ids.map((id) => ({ kind: 'answer', id })) }
    const form = (options: readonly string[], required = true) =>
      ids.reduce((so, id) => so.radio(id, options, { required }), aForm())
    const never = withTotal(
      form(['60', '70'])
        .text('more', shownWhen('q0', 'is_not_empty'))
        .radio('none', [], { required: true, ...shownWhen('total', 'greater_than', '50') }),
      sum,
    )
    expect(Object.values(sendable(never))).not.toContain(true)
    const withoutPrice = withTotal(form(['0', '00'], false).payment('fee', byTotal), sum)
    const traditional: FormSchema = {
      ...withoutPrice,
      settings: { ...withoutPrice.settings, mode: 'traditional' },
    }
    expect(sendable(withoutPrice).fee).not.toBe(true)
    expect(sendable(traditional).fee).not.toBe(true)
    const charged = withTotal(
      form(['60', '70'])
        .text('more', shownWhen('total', 'greater_than', '800'))
        .payment('fee', byTotal),
      sum,
    )
    expect(new Set(Object.values(sendable(charged)))).toEqual(new Set([true]))
  })

  test('a sum of thirty prices can be sent, and not if none of them shows', () => {
    const order = (isShown: boolean) => {
      let form = aForm().radio('plan', ['Free', 'Pro'], { label: 'Plan' })
      const ids = Array.from({ length: 30 }, (_, at) => `n${at}`)
      for (const id of ids)
        form = form.number(
          id,
          isShown
            ? {}
            : shownWhenAll(aRule('plan', 'equals', 'Free'), aRule('plan', 'equals', 'Pro')),
        )
      return withTotal(form.payment('fee', fee({ items: ids.map((price) => ({ price })) })))
    }
    expect(sendable(order(true)).fee).toBe(true)
    expect(sendable(order(false)).fee).toBe(false)
  })
})
