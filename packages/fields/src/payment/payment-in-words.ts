import { type Answer, isList } from '@ramiform/core/answers'
import { amountText } from '@ramiform/core/payments/amount-text'

/**
 * A stored payment as one line: `20.00 USD succeeded pi_1`. One in which no money moved begins with TEST.
 * @param money how its amount reads, where people read it
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
