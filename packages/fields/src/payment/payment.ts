import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { paymentAnswer } from './payment-answer.ts'
import { paymentInWords } from './payment-in-words.ts'

/** A payment by card. */
export const payment: FieldType = {
  ...usualField,
  ...paymentAnswer,
  type: 'payment',
  group: 'special',
  defaultLabel: 'Payment',
  defaultPlaceholder: '',
  toText: (_field, answer) => paymentInWords(answer),
  initial: {},
  control: 'card',
  example: () => null,
}
