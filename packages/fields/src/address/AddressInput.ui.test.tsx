import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { AddressInput } from './AddressInput.tsx'

const field = { id: 'a', type: 'address', label: 'A', required: true }
/** A legend names the group, so that no label names its first line. */
const id = 'lines'
const box = (name: string) => page.getByRole('textbox', { name })

test('the lines become one text, whichever is typed first', async () => {
  const answers = await showInput(AddressInput, field, { id })
  await box('City').fill('Lisboa')
  await box('Street and number').fill('Rua Nova 1')
  expect(answers).toEqual(['\n\n\nLisboa\n', 'Rua Nova 1\n\n\nLisboa\n'])
})

test('starts from its answer, with autofill for each line', async () => {
  await showInput(AddressInput, field, {
    id,
    answer: 'Rua Nova 1\n2 Esq\n1100-001\nLisboa\nPortugal',
  })
  await expect.element(box('Postal code')).toHaveValue('1100-001')
  await expect.element(box('Country')).toHaveAttribute('autocomplete', 'section-a country-name')
})

test('marks the lines that are missing, and only those', async () => {
  await showInput(AddressInput, field, { id, answer: 'Rua Nova 1\n\n\n\n', invalid: true })
  await expect.element(box('Street and number')).not.toBeInvalid()
  await expect.element(box('City')).toBeInvalid()
  await expect.element(box('Postal code')).not.toBeInvalid()
  await box('City').fill('Lisboa')
  await expect.element(box('City')).not.toBeInvalid()
})

test('Enter goes to the next line where it would leave the question', async () => {
  await showInput(AddressInput, field, { id, keyHints: true })
  await box('Street and number').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Apartment or floor (optional)')).toHaveFocus()
})
