import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { textToLine } from '../shared/text-answer.ts'

/** One of several options, in a list that opens. */
export const select: FieldType = {
  type: 'select',
  group: 'choice',
  defaultLabel: 'Dropdown',
  defaultPlaceholder: 'Choose an option...',
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  hasOptions: true,
  comparesAsNumber: false,
  canBeSource: true,
  hints: ['country', 'choose', 'select', 'pick'],
  check: oneOffered,
  toText: textToLine,
  initial: { options: initialOptions },
}
