import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

const none = () => {}
const button = (name: string) => page.getByRole('button', { name })

test.each([
  ['drawer', Drawer],
  ['dialog', Dialog],
])('a %s starts with the focus on its first control after the navigation', async (_name, Box) => {
  await render(
    <Box open onOpenChange={none} title="Settings">
      <nav>
        <button type="button">General</button>
      </nav>
      <input type="file" tabIndex={-1} />
      <button type="button" disabled>
        Locked
      </button>
      <input aria-label="Title" />
    </Box>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
})

test('a selected radio button comes before the others of its group', async () => {
  await render(
    <Drawer open onOpenChange={none} title="Style">
      <input type="radio" name="style" aria-label="Standard" />
      <input type="radio" name="style" aria-label="Card" defaultChecked />
    </Drawer>,
  )
  await expect.element(page.getByRole('radio', { name: 'Card' })).toHaveFocus()
})

test('without controls in the content, the close button has the focus, so that Enter discards nothing', async () => {
  await render(
    <Dialog open onOpenChange={none} title="Restore changes?" actions={<Button>Discard</Button>}>
      <p>Saved on Monday.</p>
    </Dialog>,
  )
  await expect.element(button('Close')).toHaveFocus()
})

test('a control below the visible part is skipped, so that a text starts at its beginning', async () => {
  await render(
    <Dialog open onOpenChange={none} title="Terms" actions={<Button>Accept</Button>}>
      <div style={{ height: 3000 }}>A long text.</div>
      <a href="/more">More</a>
    </Dialog>,
  )
  await expect.element(button('Close')).toHaveFocus()
})

function Named() {
  const second = useRef<HTMLInputElement>(null)
  return (
    <Dialog open onOpenChange={none} title="Rename" initialFocus={second}>
      <input aria-label="First" />
      <input aria-label="Second" ref={second} />
    </Dialog>
  )
}

test('a dialog can name another control, and Tab stays inside', async () => {
  await render(<Named />)
  await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('textbox', { name: 'First' })).toHaveFocus()
})
