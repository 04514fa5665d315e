import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addOther } from '../add-other.tsx'
import { addPictures } from '../add-pictures.tsx'
import { showInput } from '../testing/show-input.tsx'

const { radio: Pictured, checkbox: Several } = addPictures().inputs
const { checkbox: SeveralOrOther } = addOther().inputs
if (!Pictured || !Several || !SeveralOrOther) throw new Error('a choice has no input')
const image = 'a'.repeat(64)
const dessert: Field = {
  id: 'dessert',
  type: 'radio',
  label: 'Dessert',
  options: ['Tart', 'Sorbet', 'Cheese'],
  pictures: [
    { option: 'Tart', image, alt: 'A flat tart' },
    { option: 'Sorbet', image },
  ],
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('the option names the control, and the alternative text describes it', async () => {
  const answers = await showInput(Pictured, dessert)
  await expect.element(radio('Tart')).toHaveAccessibleDescription('A flat tart')
  await expect.element(radio('Sorbet')).not.toHaveAccessibleDescription()
  await expect.element(radio('Cheese')).toBeVisible()
  await page.getByRole('img', { name: 'A flat tart' }).click()
  await userEvent.keyboard('{ArrowDown}')
  expect(answers).toEqual(['Tart', 'Sorbet'])
})

test('several pictures make a list, in the order of the page', async () => {
  const answers = await showInput(Several, { ...dessert, type: 'checkbox' }, { answer: ['Sorbet'] })
  await expect.element(box('Sorbet')).toBeChecked()
  await page.getByText('Cheese').click()
  await box('Tart').click()
  await box('Sorbet').click()
  expect(answers).toEqual([
    ['Sorbet', 'Cheese'],
    ['Tart', 'Sorbet', 'Cheese'],
    ['Tart', 'Cheese'],
  ])
})

test('a problem describes each control beside its picture', async () => {
  await showInput(Pictured, dessert, { invalid: true, describedBy: 'label' })
  await expect.element(radio('Tart')).toHaveAccessibleDescription('A flat tart Dessert')
  await expect.element(radio('Cheese')).toHaveAccessibleDescription('Dessert')
})

test('texts in another language show, and the answer stays the option', async () => {
  const answers = await showInput(Pictured, { ...dessert, shown: ['Kuchen', 'Eis', 'Käse'] })
  await radio('Kuchen').click()
  expect(answers).toEqual(['Tart'])
})

test('Other follows the pictures, with its text', async () => {
  const field: Field = { ...dessert, type: 'checkbox', other: 'Other' }
  const answers = await showInput(SeveralOrOther, field)
  await box('Sorbet').click()
  await page.getByText('Other').click()
  await userEvent.keyboard('Coffee')
  expect(answers.at(-1)).toEqual(['Sorbet', 'Coffee'])
})

test('a choice without pictures stays as it is', async () => {
  const { pictures: _, ...plain } = dessert
  await showInput(Pictured, plain)
  await expect.element(radio('Sorbet')).toBeVisible()
  expect(document.querySelector('.rf-pictures')).toBeNull()
})
