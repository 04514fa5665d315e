import { readNumber } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
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
  check: checkText((text) => (isCount(readNumber(text)) ? null : 'quantity')),
  toText: textToLine,
  initial: {},
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 1
}
