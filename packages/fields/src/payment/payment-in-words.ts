import { type Answer, isList } from '@ramiform/core/answers'
import { amountText } from '@ramiform/core/payments/amount-text'

/**
 * Formats a stored payment as one line: `20.00 USD succeeded pi_1`. A test payment starts with TEST.
 * @param money the formatted amount, for text that people read
 */
export function paymentInWords(answer: Answer, money?: string): string {
  if (typeof answer === 'string' || isList(answer)) return ''
  return [
    answer.test && 'TEST',
    money ?? (answer.amount && amountText(answer.amount)),
    money === undefined && answer.currency?.toUpperCase(),
    answer.status,
    answer.paymentId,
    answer.fromPayment && 'not sent',
  ]
    .filter(Boolean)
    .join(' ')
}
