import type { PaymentAnswer } from '@ramiform/core/answers'

/** A stored payment as one line: `20.00 USD succeeded pi_1`. One in which no money moved begins with TEST. */
export function paymentInWords(answer: PaymentAnswer): string {
  const { amount, currency, status, paymentId } = answer
  return [
    answer.test && 'TEST',
    // Every currency that a form can have is counted in hundredths (`core/payments/currencies.ts`).
    amount && (amount / 100).toFixed(2),
    currency?.toUpperCase(),
    status,
    paymentId,
    answer.fromPayment && 'not sent by the respondent',
  ]
    .filter(Boolean)
    .join(' ')
}
