import type { FieldType } from '@ramiform/core/field-type'
import { readDecimal } from '../shared/decimal.ts'
import { checkText, textToLine } from '../shared/text-answer.ts'

/** A whole number of pieces, at least one. */
export const quantity: FieldType = {
  type: 'quantity',
  group: 'special',
  defaultLabel: 'Quantity',
  defaultPlaceholder: '1',
  answerKind: 'text',
  bounds: 'value',
  allowsPattern: false,
  hasOptions: false,
  comparesAsNumber: true,
  canBeSource: false,
  hints: ['quantity', 'number of tickets', 'pieces', 'tickets'],
  check: checkText((text) => (isCount(readDecimal(text)) ? null : 'quantity')),
  toText: textToLine,
  initial: {},
}

function isCount(number: number | null): boolean {
  return number !== null && Number.isInteger(number) && number >= 1
}
