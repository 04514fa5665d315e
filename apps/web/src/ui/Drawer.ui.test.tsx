import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from './Drawer.tsx'

test('opening focuses the first control of the content instead of Close', async () => {
  await render(
    <Drawer open onOpenChange={() => {}} title="Settings">
      <button type="button" disabled>
        Off
      </button>
      <input aria-label="Name" />
    </Drawer>,
  )
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

test('without a control in the content, Close has the focus', async () => {
  await render(
    <Drawer open onOpenChange={() => {}} title="History">
      <p>Nothing yet</p>
    </Drawer>,
  )
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
})
