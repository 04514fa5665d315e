import { isList } from '@ramiform/core/answers'
import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions } from '../shared/choice-answer.ts'
import { textToLine, usualField } from '../shared/usual-field.ts'
import { checkboxAnswer } from './checkbox-answer.ts'

/** Any number of options; the answer lists them in the order of the form. */
export const checkbox: FieldType = {
  ...usualField,
  ...checkboxAnswer,
  type: 'checkbox',
  group: 'choice',
  defaultLabel: 'Checkboxes',
  defaultPlaceholder: '',
  hasOptions: true,
  canBeSource: true,
  toText: (field, answer) =>
    isList(answer) ? textToLine(field, answer.join(', ')) : textToLine(field, answer),
  initial: { options: initialOptions },
}
