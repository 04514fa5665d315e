import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from './Select.tsx'

function Currency() {
  const [value, setValue] = useState<'usd' | 'eur' | 'gbp' | null>(null)
  return (
    <Select
      label="Currency"
      value={value}
      onChange={setValue}
      options={[
        { value: 'usd', label: 'US dollar' },
        { value: 'eur', label: 'Euro', disabled: true },
        { value: 'gbp', label: 'Pound' },
      ]}
    />
  )
}

test('opens by key, skips nothing it shows, and chooses with Enter', async () => {
  await render(<Currency />)
  const trigger = page.getByRole('combobox', { name: 'Currency' })
  await expect.element(trigger).toHaveTextContent('Choose...')
  await userEvent.tab()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'US dollar' })).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(trigger).toHaveTextContent('Pound')
  await expect.element(trigger).toHaveFocus()
})

test('a disabled option cannot be chosen', async () => {
  await render(<Currency />)
  const trigger = page.getByRole('combobox', { name: 'Currency' })
  await trigger.click()
  const euro = page.getByRole('option', { name: 'Euro' })
  await expect.element(euro).toHaveAttribute('aria-disabled', 'true')
  await euro.click({ force: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveTextContent('Choose...')
})
