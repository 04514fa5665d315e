import { readNumber } from '@ramiform/core/conditions/reading'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a price: an amount above zero. */
export const priceAnswer: AnswerRules = {
  ...textAnswer,
  bounds: 'value',
  comparesAsNumber: true,
  check: checkText((text) => (readNumber(text) > 0 ? null : 'price')),
}
