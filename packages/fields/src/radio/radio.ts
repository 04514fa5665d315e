import type { FieldType } from '@ramiform/core/field-type'
import { oneOffered } from '../shared/choice-answer.ts'
import { initialOptions } from '../shared/initial-options.ts'
import { usualField } from '../shared/usual-field.ts'

/** Choice of one option, all of them visible. */
export const radio: FieldType = {
  ...usualField,
  ...oneOffered,
  type: 'radio',
  group: 'choice',
  defaultLabel: 'Multiple Choice',
  defaultPlaceholder: '',
  control: 'options',
  canBeSource: true,
  initial: { options: initialOptions },
  example: ({ options = [] }) => options[0] ?? null,
}
