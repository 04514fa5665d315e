import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { DateInput } from './DateInput.tsx'

const field = { id: 'day', type: 'date', label: 'Day' }
const input = page.getByLabelText('Day')

test('reports a date as year, month and day', async () => {
  const answers = await showInput(DateInput, field)
  await input.fill('2026-11-23')
  expect(answers.at(-1)).toBe('2026-11-23')
  await input.fill('')
  expect(answers.at(-1)).toBe('')
})

test('a year of four digits moves on to the next part, so a whole date can be typed', async () => {
  const answers = await showInput(DateInput, field)
  await userEvent.tab()
  await userEvent.keyboard('11232026')
  expect(answers.at(-1)).toBe('2026-11-23')
})

test('starts from its answer, and names its problem', async () => {
  await showInput(DateInput, field, {
    ...{ answer: '2026-01-02', invalid: true, describedBy: 'problem' },
  })
  await expect.element(input).toHaveValue('2026-01-02')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-describedby', 'problem')
})
