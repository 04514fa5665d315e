import type { FieldType } from '@ramiform/core/field-type'
import { usualField } from '../shared/usual-field.ts'
import { timeAnswer } from './time-answer.ts'

/** A time of the day, stored as `HH:MM` with 24 hours. */
export const time: FieldType = {
  ...usualField,
  ...timeAnswer,
  type: 'time',
  group: 'more',
  defaultLabel: 'Time',
  defaultPlaceholder: '',
  control: 'clock',
  canBeSource: true,
  example: () => '09:30',
}
