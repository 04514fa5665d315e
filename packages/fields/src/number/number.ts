import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { numberAnswer } from './number-answer.ts'

/** A decimal number, stored as typed. */
export const number: FieldType = {
  ...usualField,
  ...numberAnswer,
  type: 'number',
  group: 'basic',
  defaultLabel: 'Number',
  defaultPlaceholder: 'Enter a number...',
  canBeSource: true,
  counts: 'either',
  example: ({ validation }) => String(validation?.min ?? validation?.max ?? 5),
}
