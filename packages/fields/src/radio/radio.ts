import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { textAnswer } from '../shared/text-answer.ts'

/** One of several options, all in view. */
export const radio: FieldType = {
  ...textAnswer,
  type: 'radio',
  group: 'choice',
  defaultLabel: 'Multiple Choice',
  defaultPlaceholder: '',
  hasOptions: true,
  canBeSource: true,
  check: oneOffered,
  initial: { options: initialOptions },
}
