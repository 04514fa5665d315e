import type { Field } from '@ramiform/core/field'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FileItem } from '../file/file-item.ts'
import { UploadsContext } from '../file/uploads.tsx'
import { fakeUploads } from '../testing/fake-uploads.tsx'
import { showInput } from '../testing/show-input.tsx'
import { SignatureInput } from './SignatureInput.tsx'

const field: Field = { id: 's', type: 'signature', label: 'S', required: true }
/** A legend names the group, so that no label names its first control. */
const id = 'ways'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nameInput = () => page.getByRole('textbox', { name: 'Your full name' })
const fileInput = () => page.getByLabelText('Choose a picture of your signature')
const signed = () => new File(['x'], 'signed.png', { type: 'image/png' })

/** Shows the input with uploads that the test changes. */
async function show(kept: readonly FileItem[] = []) {
  const { uploads, ...more } = fakeUploads(kept)
  const answers = await showInput(
    (props) => (
      <UploadsContext value={uploads}>
        <SignatureInput {...props} />
      </UploadsContext>
    ),
    field,
    { id },
  )
  return { ...more, answers }
}

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

/** The event that a form sends itself with, before its answers are checked. */
const submit = () => document.body.dispatchEvent(new Event('submit', { bubbles: true }))

const hasInk = (canvas: HTMLCanvasElement) =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value > 0)

const announced = () => document.querySelector('[aria-live]')?.textContent
const rows = () => page.getByRole('listitem').elements()

test('a drawn signature becomes a picture, and can be cleared', async () => {
  const { answers, calls } = await show()
  drawLine(pad())
  expect(answers).toEqual(['signature.png'])
  await expect.poll(() => calls).toEqual(['add signature.png'])
  expect(hasInk(pad())).toBe(true)
  await button('Clear').click()
  expect(hasInk(pad())).toBe(false)
  expect(answers.at(-1)).toBeUndefined()
  expect(calls.at(-1)).toBe('remove signature.png')
})

test('several strokes are uploaded once, and at once when the form is sent', async () => {
  const { answers, calls } = await show()
  for (let stroke = 0; stroke < 4; stroke += 1) drawLine(pad())
  expect(calls).toEqual([])
  submit()
  expect(calls).toEqual(['add signature.png'])
  submit()
  expect(calls).toHaveLength(1)
  // Without the later stroke, the picture would not be the signature.
  drawLine(pad())
  expect(calls.slice(1)).toEqual(['remove signature.png'])
  submit()
  expect(calls.slice(2)).toEqual(['add signature.png'])
  expect(new Set(answers)).toEqual(new Set(['signature.png']))
})

test('a cleared signature is not uploaded', async () => {
  const { answers, calls } = await show()
  drawLine(pad())
  await button('Clear').click()
  submit()
  expect(calls).toEqual([])
  expect(answers.at(-1)).toBeUndefined()
})

test('a typed signature is the answer at once, and a picture when the line is left', async () => {
  const { answers, calls } = await show()
  await button('Type').click()
  await nameInput().fill('Mei Tan')
  expect(answers.at(-1)).toBe('Mei Tan')
  expect(calls).toEqual([])
  await userEvent.tab()
  expect(calls).toEqual(['add Mei Tan.png'])
  await expect.poll(() => answers.at(-1)).toBe('Mei Tan.png')
  expect(hasInk(pad())).toBe(true)
})

test('a typed signature is a picture before the form checks its answers', async () => {
  const { answers, calls } = await show()
  await button('Type').click()
  await nameInput().fill('Mei Tan')
  submit()
  expect(calls).toEqual(['add Mei Tan.png'])
  expect(answers.at(-1)).toBe('Mei Tan.png')
})

/** Announcements of states. */
const spoken = {
  sending: 'Uploading Mei Tan.png',
  sent: 'Mei Tan.png is uploaded.',
  waiting: 'The upload of Mei Tan.png continues when you are back online.',
}

test('no row appears for a typed name, because it would move the pressed button', async () => {
  const { become } = await show()
  await button('Type').click()
  await nameInput().fill('Mei Tan')
  await userEvent.tab()
  for (const state of ['sending', 'sent', 'waiting'] as const) {
    become('Mei Tan.png', { state })
    await expect.poll(announced).toContain(spoken[state])
    expect(rows()).toEqual([])
  }
})

test('a failed upload of a typed name can be retried', async () => {
  const { calls, become } = await show()
  await button('Type').click()
  await nameInput().fill('Mei Tan')
  await userEvent.tab()
  become('Mei Tan.png', { state: 'failed', problem: 'The connection was lost.' })
  await page.getByText('Try again').click()
  expect(calls.at(-1)).toBe('retry Mei Tan.png')
})

test('a name that was typed before becomes a picture', async () => {
  const answers = await showInput(SignatureInput, field, { id, answer: 'Mei Tan' })
  await expect.poll(() => answers.at(-1)).toBe('Mei Tan.png')
})

test('a typed name with a dot is no name of a picture', async () => {
  const answers = await showInput(SignatureInput, field, { id, answer: 'Mr.Lee' })
  await expect.poll(() => answers.at(-1)).toBe('Mr.Lee.png')
})

test('the name of a picture that is gone is no answer', async () => {
  const answers = await showInput(SignatureInput, field, { id, answer: 'signature.png' })
  await expect.poll(() => answers).toEqual([undefined])
  expect(rows()).toEqual([])
})

test('an uploaded picture shows and is the signature, and nothing else can be uploaded', async () => {
  const { answers } = await show()
  await button('Upload').click()
  await userEvent.upload(fileInput(), new File(['x'], 'signed.txt', { type: 'text/plain' }))
  expect(answers.filter((answer) => answer !== undefined)).toEqual([])
  await userEvent.upload(fileInput(), signed())
  await expect.poll(() => answers.at(-1)).toBe('signed.png')
  await expect.element(page.getByRole('img', { name: 'signed.png' })).toBeVisible()
  await expect.element(fileInput()).not.toBeInTheDocument()
  // The control that had the focus is gone.
  await expect.element(button('Upload')).toHaveFocus()
  await button('Clear').click()
  await expect.element(page.getByRole('img', { name: 'signed.png' })).not.toBeInTheDocument()
  await expect.element(fileInput()).toBeVisible()
  expect(answers.at(-1)).toBeUndefined()
})

test('a picture that the server refuses is no answer', async () => {
  const { answers, become } = await show()
  await button('Upload').click()
  await userEvent.upload(fileInput(), signed())
  await expect.poll(() => answers.at(-1)).toBe('signed.png')
  become('signed.png', { state: 'refused', problem: 'Not a picture.' })
  await expect.poll(() => answers.at(-1)).toBeUndefined()
  await expect.element(page.getByRole('listitem').getByText('Not a picture.')).toBeVisible()
  await expect.element(fileInput()).toBeVisible()
})

test('starting over takes the answer back', async () => {
  const { answers, forget } = await show()
  drawLine(pad())
  submit()
  await expect.poll(() => answers.length).toBeGreaterThan(1)
  forget()
  await expect.poll(() => answers.at(-1)).toBeUndefined()
  expect(hasInk(pad())).toBe(false)
})

test('a picture of an earlier visit shows by its name, and only Clear opens the pad', async () => {
  const kept = { key: 'k', name: 'signature.png', size: 4_000, sent: 4_000, state: 'sent' } as const
  const { answers, calls } = await show([kept])
  await expect.poll(() => answers.at(-1)).toBe('signature.png')
  await expect.poll(() => document.querySelector('li')?.outerHTML).toContain('signature.png')
  expect(pad().checkVisibility()).toBe(false)
  await expect.element(button('Type')).toBeDisabled()
  // An error leads to the control that can change the answer.
  await expect.element(button('Clear')).toHaveAttribute('id', id)
  await button('Clear').click()
  expect(calls).toEqual(['remove signature.png'])
  await expect.poll(() => pad().checkVisibility()).toBe(true)
  await expect.element(button('Draw')).toHaveFocus()
  expect(rows()).toEqual([])
  expect(answers.at(-1)).toBeUndefined()
})

test('the chosen way is a pressed button, and another way starts anew', async () => {
  const { answers } = await show()
  await expect.element(button('Draw')).toHaveAttribute('aria-pressed', 'true')
  drawLine(pad())
  await expect.poll(() => answers.at(-1)).toBe('signature.png')
  await button('Type').click()
  await expect.element(button('Type')).toHaveAttribute('aria-pressed', 'true')
  expect(hasInk(pad())).toBe(false)
  expect(answers.at(-1)).toBeUndefined()
})
