import { readDay } from '@ramiform/core/conditions/reading'
import type { FieldType } from '@ramiform/core/field-type'
import { checkText, textAnswer } from '../shared/text-answer.ts'

/** A day, as `YYYY-MM-DD`. */
export const date: FieldType = {
  ...textAnswer,
  type: 'date',
  group: 'special',
  defaultLabel: 'Date',
  defaultPlaceholder: '',
  canBeSource: true,
  check: checkText((text) => (Number.isNaN(readDay(text)) ? 'format' : null)),
}
