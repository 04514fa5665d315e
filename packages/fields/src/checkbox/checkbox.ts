import { isList } from '@ramiform/core/answers'
import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions, isOffered } from '../shared/choice-answer.ts'
import { textAnswer, textToLine } from '../shared/text-answer.ts'

/** Any number of options; the answer lists them in the order of the form. */
export const checkbox: FieldType = {
  ...textAnswer,
  type: 'checkbox',
  group: 'choice',
  defaultLabel: 'Checkboxes',
  defaultPlaceholder: '',
  answerKind: 'list',
  hasOptions: true,
  canBeSource: true,
  check: (field, answer) =>
    isList(answer) && answer.every((item) => isOffered(field, item)) ? null : 'format',
  toText: (field, answer) =>
    isList(answer) ? textToLine(field, answer.join(', ')) : textToLine(field, answer),
  initial: { options: initialOptions },
}
