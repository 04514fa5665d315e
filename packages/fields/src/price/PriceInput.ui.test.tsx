import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { PriceInput } from './PriceInput.tsx'

const field = { id: 'tip', type: 'price', label: 'Tip', placeholder: '€ 0.00' }
const input = page.getByLabelText('Tip')

test('shows the sign and the code of the currency of the form', async () => {
  await showInput(PriceInput, field, { currency: 'eur' })
  await expect.element(page.getByText('€', { exact: true })).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription('EUR')
  await expect.element(input).toHaveAttribute('placeholder', '0.00')
  await expect.element(input).toHaveAttribute('inputmode', 'decimal')
})

test('reports a plain amount at once, and one with a decimal comma as a number', async () => {
  const answers = await showInput(PriceInput, field)
  await input.fill('12.50')
  expect(answers).toEqual(['12.50'])
  await input.fill('12,50')
  await expect.poll(() => answers.at(-1)).toBe('12.50')
})
