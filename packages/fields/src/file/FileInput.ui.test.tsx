import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeUploads } from '../testing/fake-uploads.tsx'
import { showInput } from '../testing/show-input.tsx'
import { FileInput } from './FileInput.tsx'
import { UploadsContext } from './uploads.tsx'

const field: Field = { id: 'cv', type: 'file', label: 'CV', upload: { maxFiles: 3 } }

async function show() {
  const { uploads, calls, become } = fakeUploads()
  const answers = await showInput(
    (props) => (
      <UploadsContext value={uploads}>
        <FileInput {...props} />
      </UploadsContext>
    ),
    field,
  )
  const input = page.getByLabelText('CV')
  await input.upload(new File(['x'], 'cv.pdf'))
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  return { answers, calls, become, input }
}

test('a file on its way shows how much has arrived, and can be stopped', async () => {
  const { answers, calls, input } = await show()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '500')
  expect(answers.at(-1)).toEqual(['cv.pdf'])
  await page.getByRole('button', { name: /cv\.pdf/ }).click()
  expect(calls).toEqual(['add cv.pdf', 'remove cv.pdf'])
  await expect.element(input).toHaveFocus()
  await expect.poll(() => answers.at(-1)).toBeUndefined()
})

test('a file that has arrived loses its progress and stays the answer', async () => {
  const { answers, become } = await show()
  become('cv.pdf', { state: 'sent', sent: 2_000 })
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  expect(answers.at(-1)).toEqual(['cv.pdf'])
})

test('a failed upload shows the reason and can be retried', async () => {
  const { calls, become } = await show()
  become('cv.pdf', { state: 'failed', problem: 'The connection was lost.' })
  await expect
    .element(page.getByRole('listitem').getByText('The connection was lost.'))
    .toBeVisible()
  await page.getByText('Try again').click()
  expect(calls).toEqual(['add cv.pdf', 'retry cv.pdf'])
})

test('a refused file is no answer', async () => {
  const { answers, become } = await show()
  become('cv.pdf', { state: 'refused', problem: 'Too large.' })
  await expect.poll(() => answers.at(-1)).toBeUndefined()
  await expect.element(page.getByRole('listitem').getByText('Too large.')).toBeVisible()
})
