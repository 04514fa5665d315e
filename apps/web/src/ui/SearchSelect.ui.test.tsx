import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchSelect } from './SearchSelect.tsx'

const groups = [
  { label: 'Before', options: [{ value: 'name', label: 'Your name' }] },
  {
    label: 'After',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'mail', label: 'Mailing address', note: 'Asked later' },
    ],
  },
]

function Picker() {
  const [value, setValue] = useState('')
  return (
    <SearchSelect
      label="Field"
      groups={groups}
      value={value}
      onChange={setValue}
      placeholder="Choose a field"
      searchPlaceholder="Search fields"
    />
  )
}

test('typing narrows the list, and Enter chooses the first match', async () => {
  await render(<Picker />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await userEvent.keyboard('mail')
  await expect.element(page.getByRole('option', { name: 'Email' })).toBeVisible()
  await expect.element(page.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Field: Email' })).toBeVisible()
})

test('arrow keys move through the groups, and a note is shown under its option', async () => {
  await render(<Picker />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await expect.element(page.getByText('Asked later')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('combobox', { name: /Mailing address/ })).toBeVisible()
})

test('a search without a match says so, and Escape keeps the value', async () => {
  await render(<Picker />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText('No results.')).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(page.getByText('Choose a field')).toBeVisible()
})
