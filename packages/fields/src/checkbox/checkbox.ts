import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions } from '../shared/initial-options.ts'
import { severalOrOther } from '../shared/other-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Checkboxes. The answer lists the chosen options in the order of the form. */
export const checkbox: FieldType = {
  ...usualField,
  ...severalOrOther,
  type: 'checkbox',
  group: 'choice',
  defaultLabel: 'Checkboxes',
  defaultPlaceholder: '',
  control: 'options',
  canBeSource: true,
  initial: { options: initialOptions },
  example: ({ options = [] }) => (options[0] === undefined ? null : [options[0]]),
}
