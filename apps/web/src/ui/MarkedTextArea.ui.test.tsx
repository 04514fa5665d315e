import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MarkedTextArea, pieces } from './MarkedTextArea.tsx'

const text = 'Ask for name. Bring a hat.'
const hat = { start: 14, end: 26, tone: 'warning' } as const

function Example({ onCaret }: { onCaret: (at: number) => void }) {
  const [value, setValue] = useState(text)
  return (
    <MarkedTextArea
      label="Description"
      value={value}
      marks={value === text ? [hat] : []}
      onChange={setValue}
      onCaret={onCaret}
    />
  )
}

test('marks are drawn on the text, and the text can be typed and selected', async () => {
  const onCaret = vi.fn()
  await render(<Example onCaret={onCaret} />)
  const area = page.getByRole('textbox', { name: 'Description' })
  const mark = () => document.querySelector('mark')
  expect(mark()?.textContent).toBe('Bring a hat.')
  await area.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.poll(() => onCaret.mock.lastCall).toEqual([0])
  await userEvent.keyboard('Hi')
  await expect.element(area).toHaveValue(`Hi${text}`)
  expect(mark()).toBeNull()
})

test('the copy breaks its lines where the text area does', async () => {
  const long = `${text} `.repeat(30)
  await render(
    <div style={{ display: 'flex', width: 240, height: 90 }}>
      <MarkedTextArea label="Long" value={long} marks={[hat]} onChange={() => {}} />
    </div>,
  )
  const area = document.querySelector('textarea')
  const copy = document.querySelector('[aria-hidden]')
  expect(copy?.scrollHeight).toBe(area?.scrollHeight)
  expect(area?.scrollHeight).toBeGreaterThan(200)
})

test('a mark that overlaps an earlier one is left out', () => {
  const marks = [hat, { start: 4, end: 7, tone: 'point' }, { start: 20, end: 26, tone: 'point' }]
  expect(pieces(text, marks as never).map((piece) => [piece.text, piece.mark?.tone])).toEqual([
    ['Ask ', undefined],
    ['for', 'point'],
    [' name. ', undefined],
    ['Bring a hat.', 'warning'],
  ])
})
