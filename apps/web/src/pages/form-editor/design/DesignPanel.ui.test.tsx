import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { DesignPanel } from './DesignPanel.tsx'
import type { ImageUpload } from './use-image.ts'

const noImage: ImageUpload = { state: { kind: 'idle' }, take: async () => {}, stop: () => {} }

async function aPanel() {
  const parts = editorParts(editedForm([{ id: 'name', type: 'text', label: 'Name' }]))
  const screen = await render(
    <InEditor parts={parts}>
      <DesignPanel images={{ cover: noImage, logo: noImage }} />
    </InEditor>,
  )
  const radio = (name: string) => screen.getByRole('radio', { name, exact: true }).first()
  return {
    screen,
    radio,
    style: () => parts.settings().style,
    steps: () => parts.store.getState().past.map(({ name }) => name),
    undo: parts.store.undo,
  }
}

/** Clicks the face of a tile, as owners do. */
const force = { force: true } as const

test('a look sets colors, font and corners in one step, and keeps its outline when changed', async () => {
  const { radio, style, steps, undo } = await aPanel()
  await expect.element(radio('Leaf')).toBeChecked()
  await radio('Clay').click(force)
  expect(style()).toEqual({
    accent: '#a8481a',
    background: '#fff2e5',
    dark: true,
    font: 'fraunces',
    roundness: 14,
  })
  await radio('Square').click(force)
  await expect.element(radio('Clay, changed')).toBeChecked()
  // A click on the changed look brings it back whole.
  await radio('Clay, changed').click(force)
  expect(style()?.roundness).toBe(14)
  expect(steps()).toEqual(['Choose Clay', 'Change the corners', 'Choose Clay'])
  undo()
  undo()
  undo()
  expect(style()).toBeUndefined()
})

test('keys 1 to 8 choose a look, but not while typing', async () => {
  const { screen, radio, steps } = await aPanel()
  await radio('Leaf').click(force)
  await userEvent.keyboard('3')
  await expect.element(radio('Clay')).toBeChecked()
  await screen.getByLabelText('Accent color').click()
  await userEvent.keyboard('5')
  expect(steps()).toEqual(['Choose Clay'])
})

test('a typed color applies once it is complete, and an incomplete one is dropped', async () => {
  const { screen, style } = await aPanel()
  const accent = screen.getByLabelText('Accent color')
  await accent.fill('#12')
  await expect.element(accent).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Enter}')
  expect(style()).toBeUndefined()
  await expect.element(accent).toHaveValue('#1f7a4d')
  await accent.fill('0F6D7A')
  await userEvent.keyboard('{Enter}')
  // A form that followed its visitors' scheme keeps its dark version.
  expect(style()).toEqual({ accent: '#0f6d7a', dark: true })
})

test('an unreadable accent is announced, and one click stores the readable one', async () => {
  const { screen, style } = await aPanel()
  const accent = screen.getByLabelText('Accent color')
  await accent.fill('#ffd400')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'The accent is hard to see' }))
    .toBeVisible()
  await screen.getByRole('button', { name: /^Use #/ }).click()
  expect(style()?.accent).toMatch(/^#[0-9a-f]{6}$/)
  expect(style()?.accent).not.toBe('#ffd400')
  await expect.element(screen.getByText('The accent is hard to see')).not.toBeInTheDocument()
})

test('pasted colors in any notation become accent and background', async () => {
  const { screen, style } = await aPanel()
  await screen.getByRole('button', { name: /^Paste a website/ }).click()
  await screen
    .getByRole('textbox', { name: /^Paste a website/ })
    .fill('a{color:rgb(42 75 141)}b{color:#2a4b8d}i{background:hsl(30deg 100% 95%)}u{color:#0000}')
  await screen.getByRole('button', { name: 'Use #2a4b8d as accent' }).click()
  await screen.getByRole('button', { name: 'Use #fff2e6 as background' }).click()
  expect(style()).toEqual({ accent: '#2a4b8d', background: '#fff2e6', dark: true })
  await expect.element(screen.getByRole('button', { name: /^Paste a website/ })).toBeVisible()
})
