import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addOther } from '../add-other.tsx'
import { showInput } from '../testing/show-input.tsx'

const { radio: Radio, checkbox: Checkbox, select: Select } = addOther().inputs
if (!Radio || !Checkbox || !Select) throw new Error('a choice has no input')
const options = ['Red', 'Blue']
const one = { id: 'color', type: 'radio', label: 'Color', options, other: 'Other' }
const several = { ...one, type: 'checkbox' }
const box = page.getByRole('textbox', { name: 'Other' })

test('a chosen Other moves the focus to its text, which is the answer', async () => {
  const answers = await showInput((props) => <Radio {...props} />, one)
  await page.getByText('Other').click()
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard(' Green ')
  expect([answers[0], answers.at(-1)]).toEqual(['Other', 'Green'])
  await page.getByText('Red').click()
  expect(answers.at(-1)).toBe('Red')
  await page.getByText('Other').click()
  expect(answers.at(-1)).toBe('Green')
})

test('arrow keys pass Other without losing the focus', async () => {
  const answers = await showInput((props) => <Radio {...props} />, one)
  await page.getByRole('radio', { name: 'Blue' }).click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Other' })).toHaveFocus()
  expect(answers.at(-1)).toBe('Other')
})

test('a text among checkboxes follows the options, and goes with its box', async () => {
  const answers = await showInput((props) => <Checkbox {...props} />, several)
  await page.getByText('Other').click()
  await userEvent.keyboard('Green')
  await page.getByText('Blue').click()
  expect(answers.at(-1)).toEqual(['Blue', 'Green'])
  await page.getByRole('checkbox', { name: 'Other' }).click()
  expect(answers.at(-1)).toEqual(['Blue'])
})

test('the text of an option chooses the option', async () => {
  const answers = await showInput((props) => <Radio {...props} />, one)
  await page.getByText('Other').click()
  await userEvent.keyboard('Red{Tab}')
  await expect.element(page.getByRole('radio').first()).toBeChecked()
  expect(answers.at(-1)).toBe('Red')
})

test('a dropdown asks for the text below, and starts from its answer', async () => {
  const answers = await showInput(
    (props) => <Select {...props} />,
    { ...one, type: 'select' },
    {
      answer: 'Green',
    },
  )
  await expect.element(page.getByRole('combobox')).toHaveValue('Other')
  await expect.element(box).toHaveValue('Green')
  await page.getByRole('combobox').selectOptions('Blue')
  expect(answers).toEqual(['Blue'])
})
