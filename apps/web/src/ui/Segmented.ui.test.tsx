import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Segmented } from './Segmented.tsx'

function Size() {
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('small')
  return (
    <Segmented
      label="Size"
      options={[
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ]}
      value={size}
      onChange={setSize}
    />
  )
}

test('exactly one choice is pressed, by click and by arrow keys', async () => {
  const screen = await render(<Size />)
  const choice = (name: string) => screen.getByRole('button', { name })
  await expect.element(choice('Small')).toHaveAttribute('aria-pressed', 'true')
  await choice('Medium').click()
  await expect.element(choice('Medium')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choice('Small')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(choice('Large')).toHaveAttribute('aria-pressed', 'true')
})

test('an option with a reason can be focused, but not chosen', async () => {
  const chosen: string[] = []
  const screen = await render(
    <Segmented
      label="Scheme"
      iconsOnly
      options={[
        {
          value: 'light',
          label: 'Light',
          icon: <i />,
          disabledReason: 'Too dark.',
        },
        { value: 'dark', label: 'Dark', icon: <i /> },
      ]}
      value="dark"
      onChange={(value) => chosen.push(value)}
    />,
  )
  const light = screen.getByRole('button', { name: 'Light' })
  await expect.element(light).toHaveAttribute('aria-description', 'Too dark.')
  await userEvent.keyboard('{Tab}{ArrowLeft}{Enter}')
  await expect.element(light).toHaveFocus()
  expect(chosen).toEqual([])
})

test('clicking the pressed choice keeps it', async () => {
  const screen = await render(<Size />)
  const small = screen.getByRole('button', { name: 'Small' })
  await small.click()
  await expect.element(small).toHaveAttribute('aria-pressed', 'true')
})
