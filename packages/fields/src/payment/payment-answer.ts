import { isList } from '@ramiform/core/answers'
import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** A payment that was made. */
export const paymentAnswer: AnswerRules = {
  ...textAnswer,
  answerKind: 'payment',
  // What a visitor says about a payment proves nothing: the server asks the provider for the one with this secret.
  check: (_field, answer) => {
    if (typeof answer === 'string' || isList(answer)) return 'format'
    return answer.clientSecret ? null : 'payment_incomplete'
  },
}
