import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { noAnswer } from './statement-answer.ts'

/** A text between questions. Its title is the label, and its text is the description, in the Markdown of sections. */
export const statement: FieldType = {
  ...usualField,
  ...noAnswer,
  type: 'statement',
  group: 'more',
  defaultLabel: 'Statement',
  defaultPlaceholder: '',
  control: 'statement',
  example: () => null,
}
