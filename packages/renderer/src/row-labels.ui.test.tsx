import { english } from '@ramiform/core/built-in-texts/en'
import { allInputs } from '@ramiform/fields/all-inputs'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bodyOf } from './body-of.ts'
import { FormFrame } from './FormFrame.tsx'
import { InputsContext } from './inputs-context.ts'

const row = { type: 'radio', options: ['Good', 'Poor'], table: 't', section: 's' }
const schema = {
  fields: [
    { ...row, id: 'food', label: 'Food', required: true },
    { ...row, id: 'room', label: 'Room' },
  ],
  tables: [{ id: 't', title: 'How was it?' }],
  settings: { advanced: { requireConfirmation: true } },
}

test.each([
  ['plain', schema],
  ['with sections', { ...schema, sections: [{ id: 's', title: 'One' }] }],
])('problems and the review name a row with its matrix (%s)', async (_, form) => {
  const Body = bodyOf(form)
  await render(
    <InputsContext value={allInputs}>
      <FormFrame form={{ name: 'Test', schema: form }} words={english} Body={Body} />
    </InputsContext>,
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect
    .element(page.getByRole('link', { name: 'How was it? Food is required' }))
    .toBeVisible()
  await page.getByRole('radio', { name: 'Good' }).first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('term').first()).toHaveTextContent('How was it? Food')
  await expect.element(page.getByRole('button', { name: 'Change How was it? Room' })).toBeVisible()
})
