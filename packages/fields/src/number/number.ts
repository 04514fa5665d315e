import { readNumber } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** A decimal number, kept as it was typed. */
export const number: FieldType = {
  ...textAnswer,
  type: 'number',
  group: 'basic',
  defaultLabel: 'Number',
  defaultPlaceholder: 'Enter a number...',
  bounds: 'value',
  allowsPattern: true,
  comparesAsNumber: true,
  canBeSource: true,
  check: checkText((text) => (Number.isNaN(readNumber(text)) ? 'format' : null)),
}
