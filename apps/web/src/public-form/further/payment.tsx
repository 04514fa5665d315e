// Loaded only by forms with payment fields: their input and the payment logic.
import { PaymentInput } from '@ramiform/fields/payment-input'
import { PaymentsContext } from '@ramiform/fields/payments'
import type { ComponentProps } from 'react'
import { openPayments } from '../payments/open-payments.ts'
import type { PageData } from '../state/page-data.ts'
import type { FurtherInput } from './further-input.ts'

export function open(data: PageData): FurtherInput {
  const payments = openPayments(data)
  const payment = (props: ComponentProps<typeof PaymentInput>) => (
    <PaymentsContext value={payments}>
      <PaymentInput {...props} />
    </PaymentsContext>
  )
  return { inputs: { payment }, payments, bring: payments.follow }
}
