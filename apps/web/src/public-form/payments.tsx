// Loaded only by forms with payment fields: their input and the payment logic.
import { PaymentInput } from '@ramiform/fields/payment-input'
import { PaymentsContext } from '@ramiform/fields/payments'
import type { ComponentProps } from 'react'
import type { FormPayments } from './payments/form-payments.ts'
import { openPayments as open } from './payments/open-payments.ts'
import type { PageData } from './state/page-data.ts'

export function openPayments(data: PageData): FormPayments {
  const payments = open(data)
  const payment = (props: ComponentProps<typeof PaymentInput>) => (
    <PaymentsContext value={payments}>
      <PaymentInput {...props} />
    </PaymentsContext>
  )
  return { ...payments, inputs: { payment } }
}
