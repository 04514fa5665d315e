import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, oneOffered } from '../shared/choice-answer.ts'
import { textToLine } from '../shared/text-answer.ts'

/** One of several options, all in view. */
export const radio: FieldType = {
  type: 'radio',
  group: 'choice',
  defaultLabel: 'Multiple Choice',
  defaultPlaceholder: '',
  answerKind: 'text',
  bounds: null,
  allowsPattern: false,
  hasOptions: true,
  comparesAsNumber: false,
  canBeSource: true,
  hints: ['which', 'satisfied', 'rate', 'rating'],
  check: oneOffered,
  toText: textToLine,
  initial: { options: initialOptions },
}
