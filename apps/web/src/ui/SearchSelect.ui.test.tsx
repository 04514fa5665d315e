import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type SearchGroup, SearchSelect } from './SearchSelect.tsx'

const groups: readonly SearchGroup[] = [
  { label: 'Before', options: [{ value: 'name', label: 'Your name' }] },
  {
    label: 'After',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'mail', label: 'Mailing address', note: 'Asked later' },
    ],
  },
]

function Picker({ all = groups }: { all?: typeof groups }) {
  const [value, setValue] = useState('')
  return (
    <SearchSelect
      label="Field"
      groups={all}
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

const withMore = [
  ...groups,
  { label: 'More', folded: '1 question', options: [{ value: 'tel', label: 'Telephone' }] },
]

test('the entry of a folded group opens it in the list', async () => {
  await render(<Picker all={withMore} />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await expect.element(page.getByRole('option', { name: 'Telephone' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'More 1 question' }).click()
  await page.getByRole('option', { name: 'Telephone' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Field: Telephone' })).toBeVisible()
})

test('keys open a folded group, and the search finds what it has', async () => {
  await render(<Picker all={withMore} />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Field: Telephone' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Field: Telephone' }).click()
  await userEvent.keyboard('tele')
  await expect.element(page.getByRole('option', { name: 'Telephone' })).toBeVisible()
})
