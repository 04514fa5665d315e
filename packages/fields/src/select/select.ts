import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { textAnswer } from '../shared/text-answer.ts'

/** One of several options, in a list that opens. */
export const select: FieldType = {
  ...textAnswer,
  type: 'select',
  group: 'choice',
  defaultLabel: 'Dropdown',
  defaultPlaceholder: 'Choose an option...',
  hasOptions: true,
  canBeSource: true,
  check: oneOffered,
  initial: { options: initialOptions },
}
