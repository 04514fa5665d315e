import { languages } from '@ramiform/core/built-in-texts/languages'
import { expect, test } from 'vitest'
import { readableAnswer } from '../readable-answer.ts'
import { moneyText } from './currency.ts'

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
    expect(moneyText(eur, language), language).toMatch(/^\u2066?[\d.,€\u00a0]+\u2069?$/)
  }
})

test('languages from right to left isolate an amount, with its sign', () => {
  expect(moneyText(eur, 'ar')).toBe('\u20661,234.50\u00a0€\u2069')
  expect(moneyText(eur, 'he', '+')).toBe('\u2066+1,234.50\u00a0€\u2069')
  expect(moneyText(eur, 'de', '+')).toBe('+1.234,50\u00a0€')
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
