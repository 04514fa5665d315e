import type { Field, PaymentItem } from '@ramiform/core/field'
import type { Settings as FormSettings } from '@ramiform/core/form'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { editedForm, editorParts, InEditor } from '../../../editing/testing/in-editor.tsx'
import { useField } from '../../../editing/use-field.ts'
import { MoreSettings } from './MoreSettings.tsx'

const code: Field = {
  id: 'code',
  type: 'text',
  label: 'Code',
  validation: { pattern: '[A-Z]{3}' },
}

const onChange = vi.fn()
beforeEach(() => onChange.mockReset())

function Settings() {
  const field = useField('code')
  return field && <MoreSettings id="more" field={field} problems={{}} onChange={onChange} />
}

async function show(field: Field, others: readonly Field[] = [], settings: FormSettings = {}) {
  const parts = editorParts(editedForm([], { schema: { fields: [field, ...others], settings } }))
  await render(
    <InEditor parts={parts}>
      <Settings />
    </InEditor>,
  )
}
const open = (defaultAnswer: string) => show({ ...code, defaultAnswer })

const problem = page.getByText(/^Visitors could not send this answer\./)

test('a default answer that the pattern does not accept is named', async () => {
  await open('abc')
  await expect.element(problem).toBeVisible()
})

test('one that the pattern accepts is not', async () => {
  await open('ABC')
  await expect.element(page.getByLabelText('Default answer')).toHaveValue('ABC')
  await expect.element(problem).not.toBeInTheDocument()
})

test('the default answer of a date is a day, which can be removed', async () => {
  await show({ id: 'code', type: 'date', label: 'Day', defaultAnswer: '2027-05-03' })
  const day = page.getByLabelText('Default answer')
  await expect.element(day).toHaveAttribute('type', 'date')
  await day.fill('2027-05-04')
  expect(onChange).toHaveBeenLastCalledWith({ defaultAnswer: '2027-05-04' }, 'default')
  await day.fill('')
  expect(onChange).toHaveBeenLastCalledWith({ defaultAnswer: undefined }, 'default')
  await expect.element(problem).not.toBeInTheDocument()
})

test('a default day before today is named where dates begin today', async () => {
  const day: Field = { id: 'code', type: 'date', label: 'Day', earliest: 0 }
  await show({ ...day, defaultAnswer: '2020-01-01' })
  await expect.element(problem).toBeVisible()
})

const extras: Field = { id: 'code', type: 'checkbox', label: 'Extras', options: ['A', 'B', 'C'] }

test.each([
  [{ minChoices: 3, maxChoices: 2 }, 'Most choices', 'The most choices are below the fewest.'],
  [{ minChoices: 4 }, 'Fewest choices', 'There are only 3 options.'],
])('limits that no answer can meet are named: %j', async (members, name, message) => {
  await show({ ...extras, ...members })
  await expect.element(page.getByLabelText(name)).toHaveAccessibleDescription(RegExp(message))
})

const ticket: Field = {
  id: 'ticket',
  type: 'radio',
  label: 'Ticket',
  options: ['Day'],
  prices: [{ option: 'Day', price: 4_000 }],
}
const feeOf = (items: readonly PaymentItem[]): Field => ({
  id: 'code',
  type: 'payment',
  label: 'Fee',
  payment: { items },
})

test('a price that is not in the sum can be added', async () => {
  await show(feeOf([]), [ticket])
  await page.getByRole('button', { name: 'Add a price' }).click()
  expect(onChange.mock.lastCall?.[0]).toEqual({ payment: { items: [{ price: 'ticket' }] } })
})

test('prices of options are in the currency of the payment that adds them up', async () => {
  const sum = [{ price: 'code' }]
  const fee: Field = {
    id: 'f',
    type: 'payment',
    label: 'F',
    payment: { currency: 'gbp', items: sum },
  }
  await show({ ...extras, prices: [{ option: 'A', price: 100 }] }, [fee], {
    payment: { currency: 'eur' },
  })
  await expect
    .element(page.getByText('Visitors see them beside the options, in GBP.'))
    .toBeVisible()
})
