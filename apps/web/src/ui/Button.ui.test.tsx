import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

test('a class of a page overrides the button, whatever the order of the style sheets', async () => {
  const style = document.createElement('style')
  style.textContent = '.of-a-page { height: 61px }'
  document.head.prepend(style)
  await render(<Button className="of-a-page">Save</Button>)
  await expect.element(page.getByRole('button')).toHaveStyle({ height: '61px' })
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button')).toHaveStyle({ height: '61px' })
  await page.viewport(1280, 800)
  style.remove()
})
