import { readNumber } from '@ramiform/core/conditions/reading'
import type { AnswerRules } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a decimal number. */
export const numberAnswer: AnswerRules = {
  ...textAnswer,
  bounds: 'value',
  allowsPattern: true,
  comparesAsNumber: true,
  check: checkText((text) => (Number.isNaN(readNumber(text)) ? 'format' : null)),
}
