import { isList } from '@ramiform/core/answers'
import type { FieldType } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** A payment by card. */
export const payment: FieldType = {
  ...textAnswer,
  type: 'payment',
  group: 'special',
  defaultLabel: 'Payment',
  defaultPlaceholder: '',
  answerKind: 'payment',
  // What a visitor says about a payment proves nothing: until a provider can confirm one, none is complete.
  check: (_field, answer) =>
    typeof answer === 'string' || isList(answer) ? 'format' : 'payment_incomplete',
  toText: (_field, answer) =>
    typeof answer === 'string' || isList(answer) ? '' : (answer.status ?? ''),
  initial: {
    payment: {
      currency: 'usd',
      allowCustomAmount: false,
      collectShipping: false,
      collectBilling: true,
      enableLink: true,
    },
  },
}
