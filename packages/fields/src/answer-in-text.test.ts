import { isList } from '@ramiform/core/answers'
import { languages } from '@ramiform/core/built-in-texts/languages'
import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { expect, test } from 'vitest'
import { answerInText, typesWithoutText } from './answer-in-text.ts'
import { fieldTypes } from './index.ts'
import { readableAnswer } from './readable-answer.ts'
import { showingPrices } from './shared/shown-prices.ts'

test.each(Object.values(fieldTypes))(
  '$type: an answer in a text is what the product shows elsewhere',
  (type) => {
    const field: Field = createField(type, 'a')
    const answer = type.example(field, '2026-05-03')
    if (answer === null)
      return expect(['payment', 'file', 'signature', 'statement']).toContain(type.type)
    const text = answerInText(field, answer, 'eur', 'de')
    if (typesWithoutText.includes(type.type)) return expect(text).toBeUndefined()
    if (isList(answer)) {
      expect(text).toBe(new Intl.ListFormat('de').format(answer))
      return
    }
    expect(text).toBe(readableAnswer(field, answer, 'eur', 'de'))
  },
)

test('several choices and files are joined in the words of the form’s language', () => {
  const field = { id: 'a', type: 'checkbox', label: 'A' }
  const colors = ['Red', 'Green', 'Blue']
  expect(answerInText(field, colors, undefined)).toBe('Red, Green, and Blue')
  expect(answerInText(field, colors, undefined, 'de')).toBe('Red, Green und Blue')
  expect(answerInText({ ...field, type: 'file' }, ['a.pdf', 'b.pdf'], undefined)).toBe(
    'a.pdf and b.pdf',
  )
})

test('a payment and a signature have no text', () => {
  expect(
    answerInText({ id: 'a', type: 'payment', label: '' }, { status: 'succeeded' }, 'usd'),
  ).toBeUndefined()
  expect(
    answerInText({ id: 'a', type: 'signature', label: '' }, 'signature.png', 'usd'),
  ).toBeUndefined()
})

test('a number has its unit, and an option no price', () => {
  const weight = { id: 'a', type: 'number', label: 'A', unit: 'kg' }
  expect(answerInText(weight, '70', undefined)).toBe('70\u00a0kg')
  expect(readableAnswer(weight, '70', undefined)).toBe('70\u00a0kg')
  const extras: Field = {
    id: 'a',
    type: 'checkbox',
    label: 'A',
    options: ['Lunch', 'Bus'],
    prices: [{ option: 'Lunch', price: 1250 }],
  }
  const { fields } = showingPrices({ fields: [extras], settings: { payment: { currency: 'eur' } } })
  const [shown = extras] = fields
  expect(shown.shown).toEqual(['Lunch (+€12.50)', 'Bus'])
  expect(answerInText(shown, ['Lunch', 'Bus'], 'eur')).toBe('Lunch and Bus')
  expect(readableAnswer(shown, ['Lunch', 'Bus'], 'eur')).toBe('Lunch (+€12.50), Bus')
})

test('a text keeps what an option says in parentheses', () => {
  const option = 'Lunch (2 + coffee)'
  const meal: Field = {
    id: 'a',
    type: 'radio',
    label: 'A',
    options: [option],
    prices: [{ option, price: 1250 }],
  }
  expect(answerInText(meal, option, 'eur', 'de')).toBe(option)
  for (const language of languages) {
    const settings = { payment: { currency: 'eur' } } as const
    const [shown = meal] = showingPrices({ fields: [meal], settings }, language).fields
    expect(shown.shown?.[0]).toMatch(/12[.,]50/)
    expect(answerInText(shown, option, 'eur', language)).toBe(option)
  }
})

test('prices are in the language of the page, behind translated options and before a text', () => {
  const drink: Field = {
    id: 'a',
    type: 'radio',
    label: 'A',
    options: ['Tea'],
    other: 'Other',
    shown: ['Tee', 'Anderes'],
    prices: [{ option: 'Tea', price: 250 }],
  }
  const schema = { fields: [drink], settings: {} }
  expect(showingPrices(schema, 'de').fields[0]?.shown).toEqual(['Tee (+2,50\u00a0$)', 'Anderes'])
  const plain = { fields: [{ ...drink, prices: undefined }], settings: {} }
  expect(showingPrices(plain)).toBe(plain)
})

test('prices are shown in the currency of the payment that adds them up', () => {
  const ticket: Field = {
    id: 'ticket',
    type: 'radio',
    label: 'Ticket',
    options: ['Day'],
    prices: [{ option: 'Day', price: 4_000 }],
  }
  const shirt: Field = { id: 'shirt', type: 'price', label: 'Shirt' }
  const fee = (currency?: 'usd' | 'gbp', more: object = {}): Field => ({
    id: 'fee',
    type: 'payment',
    label: 'Fee',
    payment: { currency, items: [{ price: 'ticket' }, { price: 'shirt' }], ...more },
  })
  const shown = (payment: Field, own?: 'gbp') => {
    const price: Field = own ? { ...shirt, payment: { currency: own } } : shirt
    const { fields } = showingPrices({
      fields: [ticket, price, payment],
      settings: { payment: { currency: 'eur' } },
    })
    const [day = ticket, cotton = shirt] = fields
    return [day.shown?.[0], readableAnswer(cotton, '15', 'eur')]
  }
  expect(shown(fee('usd'))).toEqual(['Day (+$40.00)', '$15.00'])
  expect(shown(fee(), 'gbp')).toEqual(['Day (+€40.00)', '€15.00'])
  // Visitors choose this amount, so no price counts.
  expect(shown(fee('usd', { allowCustomAmount: true }))).toEqual(['Day (+€40.00)', '€15.00'])
})
