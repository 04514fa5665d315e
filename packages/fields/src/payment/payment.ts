import { isList } from '@ramiform/core/answers'
import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'
import { paymentInWords } from './payment-in-words.ts'

/** A payment by card. */
export const payment: FieldType = {
  ...textAnswer,
  type: 'payment',
  group: 'special',
  defaultLabel: 'Payment',
  defaultPlaceholder: '',
  answerKind: 'payment',
  // What a visitor says about a payment proves nothing: the server asks the provider for the one with this secret.
  check: (_field, answer) => {
    if (typeof answer === 'string' || isList(answer)) return 'format'
    return answer.clientSecret ? null : 'payment_incomplete'
  },
  toText: (_field, answer) => paymentInWords(answer),
  initial: { payment: { currency: 'usd' } },
}
