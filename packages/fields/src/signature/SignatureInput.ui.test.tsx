import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { SignatureInput } from './SignatureInput.tsx'

const field = { id: 's', type: 'signature', label: 'S', required: true }
/** A legend names the group, so that no label names its first control. */
const id = 'ways'
const button = (name: string) => page.getByRole('button', { name, exact: true })

function pad(): HTMLCanvasElement {
  const canvas = document.querySelector('canvas')
  if (canvas === null) throw new Error('there is no pad')
  // A made-up pointer cannot be captured.
  canvas.setPointerCapture = () => undefined
  return canvas
}

function drawLine(canvas: HTMLCanvasElement) {
  const { left, top } = canvas.getBoundingClientRect()
  const at = (type: string, x: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX: left + x, clientY: top + 40, button: 0 }),
    )
  at('pointerdown', 20)
  for (const x of [40, 60, 80]) at('pointermove', x)
  at('pointerup', 80)
}

const hasInk = (canvas: HTMLCanvasElement) =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value > 0)

const rowText = () => document.querySelector('.rf-file-list')?.textContent

test('a drawn signature becomes a picture, and can be cleared', async () => {
  const answers = await showInput(SignatureInput, field, { id })
  drawLine(pad())
  await expect.poll(rowText).toContain('signature.png')
  expect(hasInk(pad())).toBe(true)
  expect(answers).toEqual(['signature.png'])
  await button('Clear').click()
  expect(hasInk(pad())).toBe(false)
  expect(answers.at(-1)).toBeUndefined()
  expect(page.getByRole('listitem').elements()).toEqual([])
})

test('a typed signature is the answer at once, and a picture when the line is left', async () => {
  const answers = await showInput(SignatureInput, field, { id })
  await button('Type').click()
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Mei Tan')
  expect(answers.at(-1)).toBe('Mei Tan')
  await userEvent.tab()
  await expect.poll(rowText).toContain('Mei Tan.png')
  await expect.poll(() => answers.at(-1)).toBe('Mei Tan.png')
  expect(hasInk(pad())).toBe(true)
})

test('a name that was typed before becomes a picture', async () => {
  const answers = await showInput(SignatureInput, field, { id, answer: 'Mei Tan' })
  await expect.poll(() => answers.at(-1)).toBe('Mei Tan.png')
})

test('the name of a picture that is gone is no answer', async () => {
  const answers = await showInput(SignatureInput, field, { id, answer: 'signature.png' })
  await expect.poll(() => answers).toEqual([undefined])
  expect(page.getByRole('listitem').elements()).toEqual([])
})

test('an uploaded picture is the signature, and nothing else can be uploaded', async () => {
  const answers = await showInput(SignatureInput, field, { id })
  await button('Upload').click()
  const input = page.getByLabelText('Choose a picture of your signature')
  await userEvent.upload(input, new File(['x'], 'signed.txt', { type: 'text/plain' }))
  expect(answers.filter((answer) => answer !== undefined)).toEqual([])
  await userEvent.upload(input, new File(['x'], 'signed.png', { type: 'image/png' }))
  await expect.poll(() => answers.at(-1)).toBe('signed.png')
})

test('the chosen way is a pressed button, and another way starts anew', async () => {
  const answers = await showInput(SignatureInput, field, { id })
  await expect.element(button('Draw')).toHaveAttribute('aria-pressed', 'true')
  drawLine(pad())
  await expect.poll(() => answers.at(-1)).toBe('signature.png')
  await button('Type').click()
  await expect.element(button('Type')).toHaveAttribute('aria-pressed', 'true')
  expect(hasInk(pad())).toBe(false)
  expect(answers.at(-1)).toBeUndefined()
})
