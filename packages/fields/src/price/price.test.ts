import { createField } from '@ramiform/core/field-type'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inputMarkup } from '../testing/input-markup.tsx'
import { PriceInput } from './PriceInput.tsx'
import { price } from './price.ts'

const field = createField(price, 'gift')

test('an amount is above zero', () => {
  expect(price.check(field, '0.01')).toBeNull()
  for (const text of ['0', '-5', 'ten', '']) expect(price.check(field, text)).toBe('price')
})

test('the sign and the code of the currency stand beside the amount', () => {
  const markup = (currency: 'eur' | undefined) =>
    renderToStaticMarkup(
      createElement(PriceInput, {
        field,
        id: 'gift',
        labelId: 'label',
        answer: undefined,
        onAnswer: () => undefined,
        invalid: false,
        describedBy: undefined,
        currency,
      }),
    )
  expect(price.defaultPlaceholder).toBe('$ 0.00')
  expect(markup(undefined)).toMatch(/\$.*placeholder="0\.00".*USD/)
  expect(markup('eur')).toMatch(/€.*placeholder="0\.00".*EUR/)
})

test('a fixed price is shown as money, with nothing to fill in', () => {
  const markup = inputMarkup(PriceInput, {
    field: { ...field, fixedPrice: 123_450 },
    id: 'gift',
    labelId: 'label',
    answer: '123450',
    onAnswer: () => undefined,
    invalid: false,
    describedBy: undefined,
    currency: 'eur',
  })
  expect(markup).toContain('>€1,234.50</output>')
  expect(markup).not.toContain('<input')
})
