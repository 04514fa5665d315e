import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu, MenuChoices, MenuItem } from './Menu.tsx'

function Actions({ onDelete }: { onDelete: () => void }) {
  const [order, setOrder] = useState<'newest' | 'name'>('newest')
  return (
    <MemoryRouter>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem disabled onSelect={onDelete}>
          Publish
        </MenuItem>
        <MenuItem danger onSelect={onDelete}>
          Delete
        </MenuItem>
        <MenuItem keepsOpen onSelect={() => {}}>
          Copy
        </MenuItem>
        <MenuChoices
          label="Order"
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'name', label: 'By name' },
          ]}
          value={order}
          onChange={setOrder}
        />
      </Menu>
    </MemoryRouter>
  )
}

const more = page.getByRole('button', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name })

test('opens by key, finds an item by its first letter, and returns the focus', async () => {
  const onDelete = vi.fn()
  await render(<Actions onDelete={onDelete} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Delete')).toBeVisible()
  await userEvent.keyboard('d{Enter}')
  expect(onDelete).toHaveBeenCalledOnce()
  await expect.element(more).toHaveFocus()
  await expect.element(item('Delete')).not.toBeInTheDocument()
})

test('a disabled item does nothing, and an item may keep the menu open', async () => {
  const onDelete = vi.fn()
  await render(<Actions onDelete={onDelete} />)
  await more.click()
  await item('Publish').click({ force: true })
  expect(onDelete).not.toHaveBeenCalled()
  await item('Copy').click()
  await expect.element(item('Copy')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})

test('the selected choice is marked', async () => {
  await render(<Actions onDelete={() => {}} />)
  await more.click()
  await page.getByRole('menuitemradio', { name: 'By name' }).click()
  await more.click()
  const chosen = page.getByRole('menuitemradio', { name: 'By name' })
  await expect.element(chosen).toHaveAttribute('aria-checked', 'true')
})
