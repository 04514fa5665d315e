import type { FieldType } from '@ramiform/core/field-type'
import { initialOptions } from '../shared/initial-options.ts'
import { oneOrOther } from '../shared/other-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Choice of one option, all of them visible. */
export const radio: FieldType = {
  ...usualField,
  ...oneOrOther,
  type: 'radio',
  group: 'choice',
  defaultLabel: 'Multiple Choice',
  defaultPlaceholder: '',
  control: 'options',
  canBeSource: true,
  initial: { options: initialOptions },
  example: ({ options = [] }) => options[0] ?? null,
}
