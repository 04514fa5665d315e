import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RatingInput } from '../rating/RatingInput.tsx'
import { ScaleInput } from '../scale/ScaleInput.tsx'
import { showInput } from '../testing/show-input.tsx'
import { stepsBetween } from './step-options.ts'

const steps = { lowest: 'Poor', highest: 'Excellent' }
const rating = { id: 'r', type: 'rating', label: 'R', options: stepsBetween(1, 5), steps }
const scale = { id: 's', type: 'scale', label: 'S', options: stepsBetween(0, 10) }

test('each star is a radio button that says its number, and the owner’s text at an end', async () => {
  const answers = await showInput(RatingInput, rating)
  await page.getByRole('radio', { name: '4 of 5', exact: true }).click({ force: true })
  await expect.element(page.getByRole('radio', { name: '1 of 5 Poor' })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: '5 of 5 Excellent' })).not.toBeChecked()
  expect(answers).toEqual(['4'])
})

test('a rating can have numbers, and starts from its answer', async () => {
  const numbers = { ...rating, steps: { drawnAs: 'numbers' } as const }
  await showInput(RatingInput, numbers, { answer: '3' })
  await expect.element(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
})

test('arrow keys move among the numbers', async () => {
  const answers = await showInput(ScaleInput, scale, { answer: '3' })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(answers).toEqual(['4'])
})

test('1 and 0 in one go are 10, where digits choose', async () => {
  const answers = await showInput(ScaleInput, scale, { answer: '1', keyHints: true })
  await userEvent.tab()
  await userEvent.keyboard('10')
  expect(answers.at(-1)).toBe('10')
})

test('1 and 0 change nothing where digits do not choose', async () => {
  const answers = await showInput(ScaleInput, scale, { answer: '1' })
  await userEvent.tab()
  await userEvent.keyboard('10')
  expect(answers).toEqual([])
})
