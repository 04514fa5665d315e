import { type Answer, isList } from '@ramiform/core/answers'

/** A stored payment as one line: `20.00 USD succeeded pi_1`. One in which no money moved begins with TEST. */
export function paymentInWords(answer: Answer): string {
  if (typeof answer === 'string' || isList(answer)) return ''
  return [
    answer.test && 'TEST',
    // Every currency that a form can have is counted in hundredths (`core/payments/currencies.ts`).
    answer.amount && (answer.amount / 100).toFixed(2),
    answer.currency?.toUpperCase(),
    answer.status,
    answer.paymentId,
    answer.fromPayment && 'not sent',
  ]
    .filter(Boolean)
    .join(' ')
}
