import type { FieldType } from '@ramiform/core/field-type'
import { oneOffered } from '../shared/choice-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** A choice of two options. The owner can give them other texts. */
export const yesNo: FieldType = {
  ...usualField,
  ...oneOffered,
  type: 'yes-no',
  group: 'more',
  defaultLabel: 'Yes / No',
  defaultPlaceholder: '',
  control: 'options',
  canBeSource: true,
  initial: { options: ['Yes', 'No'] },
  example: ({ options = [] }) => options[0] ?? null,
  optionsProblem: ({ length }) => (length === 2 ? null : 'must be two texts'),
}
