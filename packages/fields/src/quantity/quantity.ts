import { readNumber } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** A whole number of pieces, at least one. */
export const quantity: FieldType = {
  ...textAnswer,
  type: 'quantity',
  group: 'special',
  defaultLabel: 'Quantity',
  defaultPlaceholder: '1',
  bounds: 'value',
  comparesAsNumber: true,
  check: checkText((text) => (isCount(readNumber(text)) ? null : 'quantity')),
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 1
}
