import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectField } from './SelectField.tsx'

function Currency({ error }: { error?: string }) {
  const [value, setValue] = useState<'usd' | 'gbp' | null>(null)
  return (
    <SelectField
      label="Currency"
      hint="Price fields use it."
      error={error}
      value={value}
      onChange={setValue}
      options={[
        { value: 'usd', label: 'US dollar' },
        { value: 'gbp', label: 'Pound' },
      ]}
    />
  )
}

test('choosing an option replaces the placeholder', async () => {
  await render(<Currency />)
  const select = page.getByRole('combobox', { name: 'Currency' })
  await expect.element(select).toHaveDisplayValue('Choose...')
  await select.selectOptions('Pound')
  await expect.element(select).toHaveDisplayValue('Pound')
  await expect.element(page.getByRole('option')).toHaveLength(2)
})

test('it is reachable by key, and its label, hint and error are linked to it', async () => {
  await render(<Currency error="Choose a currency." />)
  const select = page.getByLabelText('Currency')
  await userEvent.tab()
  await expect.element(select).toHaveFocus()
  await expect
    .element(select)
    .toHaveAccessibleDescription('Price fields use it. Choose a currency.')
  await expect.element(select).toHaveAttribute('data-invalid')
})
