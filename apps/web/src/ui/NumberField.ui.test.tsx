import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './NumberField.tsx'

function Rows() {
  const [rows, setRows] = useState<number | undefined>(4)
  return (
    <>
      <NumberField label="Rows" value={rows} onChange={setRows} min={1} max={10} />
      <output data-testid="rows">{String(rows)}</output>
    </>
  )
}

const input = page.getByRole('textbox', { name: 'Rows' })
const rows = page.getByTestId('rows')

test('arrow keys step the number within its bounds', async () => {
  await render(<Rows />)
  await input.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(rows).toHaveTextContent('6')
  for (let press = 0; press < 8; press++) await userEvent.keyboard('{ArrowUp}')
  await expect.element(rows).toHaveTextContent('10')
})

test('a number out of bounds becomes the bound on blur', async () => {
  await render(<Rows />)
  await input.fill('0')
  await userEvent.tab()
  await expect.element(rows).toHaveTextContent('1')
  await expect.element(input).toHaveValue('1')
})

test('an emptied field has no number', async () => {
  await render(<Rows />)
  await input.fill('')
  await userEvent.tab()
  await expect.element(rows).toHaveTextContent('undefined')
})
