import { arabic } from '@ramiform/core/built-in-texts/ar'
import { hebrew } from '@ramiform/core/built-in-texts/he'
import { type Language, languages } from '@ramiform/core/built-in-texts/languages'
import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { readableAnswer } from '../readable-answer.ts'
import { moneyText } from './currency.ts'
import { showingPrices } from './shown-prices.ts'

const eur = { amount: 123_450, currency: 'eur' } as const

test('money has its currency once, and separators by language', () => {
  expect(moneyText({ amount: 3750, currency: 'eur' })).toBe('€37.50')
  expect(moneyText({ amount: 100_000, currency: 'gbp' })).toBe('£1,000.00')
  expect(moneyText({ amount: 2000, currency: 'usd' })).toBe('$20.00')
  expect(moneyText({ amount: 2000, currency: 'cad' })).toBe('CA$20.00')
  expect(moneyText({ amount: 2000, currency: 'aud' })).toBe('A$20.00')
  expect(moneyText(eur, 'de')).toBe('1.234,50\u00a0€')
  expect(moneyText(eur, 'fr')).toBe('1\u00a0234,50\u00a0€')
  expect(moneyText(eur, 'nl')).toBe('€\u00a01.234,50')
  expect(moneyText(eur, 'ja')).toBe('€1,234.50')
})

test('no language brings a space or a mark that another Intl may not have', () => {
  for (const language of languages) {
    expect(moneyText(eur, language), language).toMatch(/^[\d.,€\u00a0]+$/)
  }
})

test('languages from right to left isolate an amount in a text, with its sign', () => {
  const price = { id: 'p', type: 'price', label: 'P' }
  expect(readableAnswer(price, '10', 'usd', 'ar')).toBe('\u206610.00\u00a0US$\u2069')
  const choice: Field = {
    ...price,
    type: 'radio',
    options: ['A'],
    prices: [{ option: 'A', price: 1_000 }],
  }
  const shown = (language: Language) =>
    showingPrices({ fields: [choice], settings: {} }, language).fields[0]?.shown
  expect(shown('ar')).toEqual(['A (\u2066+10.00\u00a0US$\u2069)'])
  expect(shown('de')).toEqual(['A (+10,00\u00a0$)'])
  for (const { language, payments } of [arabic, hebrew]) {
    for (const [name, text] of Object.entries(payments)) {
      expect(String(text), `${language} ${name}`).not.toMatch(
        /(?<!\u2066)\{(amount|paid|due|least|most)/,
      )
    }
  }
})

test('people read money where machines read numbers', () => {
  const price = { id: 'p', type: 'price', label: 'P' }
  expect(readableAnswer(price, '1234.5', 'gbp')).toBe('£1,234.50')
  expect(readableAnswer({ ...price, payment: { currency: 'cad' } }, '20', 'gbp', 'de')).toBe(
    '20,00\u00a0CA$',
  )
  expect(readableAnswer(price, 'twenty', 'gbp')).toBe('twenty')
  const paid = { status: 'succeeded', amount: 2000, currency: 'usd', paymentId: 'pi_1', test: true }
  expect(readableAnswer({ id: 'f', type: 'payment', label: 'F' }, paid, undefined)).toBe(
    'TEST $20.00 succeeded pi_1',
  )
})
