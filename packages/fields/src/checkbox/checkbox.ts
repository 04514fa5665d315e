import type { FieldType } from '@ramiform/core/field-type'
import { missedCount } from '@ramiform/core/validation/further-limits'
import { initialOptions } from '../shared/initial-options.ts'
import { severalOrOther } from '../shared/other-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Checkboxes. The answer lists the chosen options in the order of the form. */
export const checkbox: FieldType = {
  ...usualField,
  ...severalOrOther,
  limited: missedCount,
  type: 'checkbox',
  group: 'choice',
  defaultLabel: 'Checkboxes',
  defaultPlaceholder: '',
  control: 'options',
  canBeSource: true,
  initial: { options: initialOptions },
  example: ({ options = [], minChoices = 1 }) =>
    options[0] === undefined ? null : options.slice(0, Math.max(1, minChoices)),
}
