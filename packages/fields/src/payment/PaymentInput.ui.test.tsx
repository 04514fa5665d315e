import type { Field } from '@ramiform/core/field'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInput } from '../testing/show-input.tsx'
import { PaymentInput } from './PaymentInput.tsx'
import { type PaymentState, type Payments, PaymentsContext } from './payments.tsx'

const amount = { amount: 2000, currency: 'usd' } as const
const gift: Field = {
  ...{ id: 'gift', type: 'payment', label: 'Gift' },
  payment: { allowCustomAmount: true },
}

async function show(start: PaymentState, field: Field = gift) {
  let state = start
  const listeners = new Set<() => void>()
  const acts = { begin: vi.fn(), leave: vi.fn(), pay: vi.fn(), authenticate: vi.fn() }
  const payments: Payments = {
    isOn: true,
    cancelUrl: undefined,
    state: () => state,
    due: (_field, chosen) =>
      chosen === undefined
        ? { problem: 'not-chosen' as never }
        : { amount: chosen, currency: 'usd' },
    mount: () => () => {},
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...acts,
  }
  const answers = await showInput(
    (props) => (
      <PaymentsContext value={payments}>
        <PaymentInput {...props} />
      </PaymentsContext>
    ),
    field,
    { currency: 'usd' },
  )
  return {
    ...acts,
    answers,
    become(next: PaymentState) {
      state = next
      for (const listener of listeners) listener()
    },
  }
}

test('a chosen amount is paid in cents, and the button names it', async () => {
  const { begin } = await show({ kind: 'open' })
  const pay = page.getByRole('button', { name: /^Pay/ })
  await expect.element(pay).toBeDisabled()
  await page.getByRole('textbox').fill('12.5')
  await expect.element(pay).toMatchTextContent('12.50')
  await pay.click()
  expect(begin).toHaveBeenCalledWith(gift, 1250)
})

test('a problem with an amount disappears when another amount is typed', async () => {
  const { become } = await show({ kind: 'open' })
  await page.getByRole('textbox').fill('12')
  await page.getByRole('button', { name: /^Pay/ }).click()
  become({ kind: 'open', problem: 'The payment could not be started.' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('could not be started')
  await page.getByRole('textbox').fill('13')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('the card takes the focus, and Enter pays once', async () => {
  const { pay } = await show({ kind: 'card', amount, test: true, provider: 'test' })
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  let finish = () => {}
  pay.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
  await userEvent.keyboard('4242 4242 4242 4242{Enter}{Enter}')
  expect(pay.mock.calls).toEqual([[gift, '4242 4242 4242 4242']])
  finish()
})

test('a paid amount is the answer, by its secret', async () => {
  const { answers } = await show({ kind: 'paid', amount, test: true, clientSecret: 'secret_1' })
  await expect.element(page.getByRole('status')).toMatchTextContent('20.00')
  expect(answers.at(-1)).toEqual({ clientSecret: 'secret_1', status: 'succeeded' })
})

test('the step that a bank asks for is confirmed or declined', async () => {
  const { authenticate } = await show({ kind: 'asks', amount })
  await page.getByRole('button').nth(0).click()
  await page.getByRole('button').nth(1).click()
  expect(authenticate.mock.calls).toEqual([
    [gift, true],
    [gift, false],
  ])
})
