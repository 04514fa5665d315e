import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { emailAnswer } from './email-answer.ts'

/** One email address. */
export const email: FieldType = {
  ...usualField,
  ...emailAnswer,
  type: 'email',
  group: 'basic',
  defaultLabel: 'Email Address',
  defaultPlaceholder: 'Enter your email...',
  canBeSource: true,
  usualCondition: 'contains',
  example: () => 'ada@example.org',
}
