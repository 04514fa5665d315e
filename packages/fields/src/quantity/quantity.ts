import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { quantityAnswer } from './quantity-answer.ts'

/** A whole number, at least one. */
export const quantity: FieldType = {
  ...usualField,
  ...quantityAnswer,
  type: 'quantity',
  group: 'special',
  defaultLabel: 'Quantity',
  defaultPlaceholder: '1',
  canBeSource: true,
  isFurtherSource: true,
  counts: 'quantity',
  example: ({ validation }) => String(Math.max(1, validation?.min ?? 1)),
}
