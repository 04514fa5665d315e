import type { FieldType } from '@ramiform/core/field-type'
import { nearestStep } from '@ramiform/core/number-steps'
import { missedStep } from '@ramiform/core/validation/further-limits'
import { usualField } from '../shared/usual-field.ts'
import { numberAnswer } from './number-answer.ts'

/** A decimal number, stored as typed. */
export const number: FieldType = {
  ...usualField,
  ...numberAnswer,
  limited: missedStep,
  type: 'number',
  group: 'basic',
  defaultLabel: 'Number',
  defaultPlaceholder: 'Enter a number...',
  canBeSource: true,
  counts: 'either',
  example(field) {
    const { min, max, step } = field.validation ?? {}
    const near = min ?? max ?? 5
    return String(step === undefined ? near : nearestStep(field, near))
  },
}
