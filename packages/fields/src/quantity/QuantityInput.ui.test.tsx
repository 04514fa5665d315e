import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { QuantityInput } from './QuantityInput.tsx'

const field = { id: 'seats', type: 'quantity', label: 'Seats', required: true }
const input = page.getByLabelText('Seats')

test('a phone shows its digits, and a required field says so', async () => {
  await showInput(QuantityInput, field)
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
})

test('reports a number with a thousands separator without it', async () => {
  const answers = await showInput(QuantityInput, field)
  await input.fill('1,200')
  await expect.poll(() => answers.at(-1)).toBe('1200')
})

test('reports a text that is no number as typed', async () => {
  const answers = await showInput(QuantityInput, field)
  await input.fill('a few')
  await expect.poll(() => answers.at(-1)).toBe('a few')
  await expect.element(input).toHaveValue('a few')
})
