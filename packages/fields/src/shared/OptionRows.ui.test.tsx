import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { OptionRows } from './OptionRows.tsx'

const field = { id: 'days', type: 'checkbox', label: 'Days', options: ['Mon', 'Tue', 'Wed'] }
const box = (name: string) => page.getByRole('checkbox', { name })
const dot = (name: string) => page.getByRole('radio', { name })

test('checkboxes report all chosen options in the order of the form', async () => {
  const answers = await showInput((props) => <OptionRows {...props} kind="checkbox" />, field)
  await page.getByText('Wed').click()
  await page.getByText('Mon').click()
  expect(answers).toEqual([['Wed'], ['Mon', 'Wed']])
  await page.getByText('Wed').click()
  expect(answers.at(-1)).toEqual(['Mon'])
})

test('one of several is chosen by arrow keys', async () => {
  const answers = await showInput((props) => <OptionRows {...props} kind="radio" />, field, {
    id: 'first',
  })
  await dot('Mon').click()
  await userEvent.keyboard('{ArrowDown}')
  expect(answers).toEqual(['Mon', 'Tue'])
  await expect.element(dot('Tue')).toBeChecked()
})

test('starts from its answer, with letters where keys choose', async () => {
  await showInput((props) => <OptionRows {...props} kind="checkbox" />, field, {
    ...{ id: 'first', answer: ['Tue'], keyHints: true },
  })
  await expect.element(box('Tue')).toBeChecked()
  await expect.element(box('Mon')).not.toBeChecked()
  await expect.element(page.getByText('B', { exact: true })).toBeVisible()
})
