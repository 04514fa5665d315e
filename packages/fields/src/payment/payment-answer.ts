import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a payment. */
export const paymentAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'payment',
  // The visitor's data is no proof of a payment: the server asks the provider for the payment with this secret.
  check: (_field, answer) => {
    if (typeof answer === 'string' || isList(answer)) return 'format'
    return answer.clientSecret ? null : 'payment_incomplete'
  },
}
