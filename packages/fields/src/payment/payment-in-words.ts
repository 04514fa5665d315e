import type { PaymentAnswer } from '@ramiform/core/answers'
import { currencies } from '@ramiform/core/field'
import { amountInWords } from '../shared/currency.ts'

/** A stored payment as one line. One in which no money moved begins with TEST, wherever it is shown. */
export function paymentInWords(answer: PaymentAnswer): string {
  const { amount, status, paymentId } = answer
  const currency = currencies.find((known) => known === answer.currency)
  const parts = [
    amount === undefined || currency === undefined ? '' : amountInWords({ amount, currency }),
    status ?? '',
    paymentId ?? '',
    answer.fromPayment ? 'never sent by the respondent' : '',
  ].filter((part) => part !== '')
  return `${answer.test ? 'TEST ' : ''}${parts.join(', ')}`.trim()
}
