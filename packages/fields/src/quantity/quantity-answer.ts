import { readNumber } from '@ramiform/core/conditions/reading'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a quantity: a whole number, at least one. */
export const quantityAnswer: AnswerRules = {
  ...textAnswer,
  bounds: 'value',
  comparesAsNumber: true,
  check: checkText((text) => (isCount(readNumber(text)) ? null : 'quantity')),
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number >= 1
}
