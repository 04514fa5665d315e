import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MoneyField } from './MoneyField.tsx'

function Amount({ isRequired = false }: { isRequired?: boolean }) {
  const [cents, setCents] = useState<number | undefined>(2000)
  return (
    <>
      <MoneyField label="Amount" value={cents} onChange={setCents} isRequired={isRequired} />
      <output>{String(cents)}</output>
      <button type="button" onClick={() => setCents(500)}>
        Five
      </button>
    </>
  )
}

const amount = page.getByLabelText('Amount')
const cents = page.getByRole('status')
const problem = page.getByText('Enter an amount, such as 20.00.')

test('reads an amount in cents and formats it on blur', async () => {
  await render(<Amount />)
  await expect.element(amount).toHaveValue('20.00')
  await amount.fill('12.5')
  await expect.element(cents).toHaveTextContent('1250')
  await userEvent.tab()
  await expect.element(amount).toHaveValue('12.50')
})

test('invalid text stays as typed and changes nothing', async () => {
  await render(<Amount />)
  await amount.fill('twelve')
  await userEvent.tab()
  await expect.element(problem).toBeVisible()
  await expect.element(amount).toHaveValue('twelve')
  await expect.element(cents).toHaveTextContent('2000')
})

test('an amount set elsewhere replaces the typed text', async () => {
  await render(<Amount />)
  await amount.fill('twelve')
  await page.getByRole('button', { name: 'Five' }).click()
  await expect.element(amount).toHaveValue('5.00')
  await expect.element(problem).not.toBeInTheDocument()
})

test('an empty field has no amount, or an error if it is required', async () => {
  const screen = await render(<Amount />)
  await amount.fill('')
  await expect.element(cents).toHaveTextContent('undefined')
  await screen.unmount()
  await render(<Amount isRequired />)
  await amount.fill('')
  await expect.element(problem).toBeVisible()
  await expect.element(cents).toHaveTextContent('2000')
})
