import type { FieldType } from '@ramiform/core/field-type'
import { nearestStep } from '@ramiform/core/number-steps'
import { missedStep } from '@ramiform/core/validation/further-limits'
import { usualField } from '../shared/usual-field.ts'
import { quantityAnswer } from './quantity-answer.ts'

/** A whole number, at least one. */
export const quantity: FieldType = {
  ...usualField,
  ...quantityAnswer,
  limited: missedStep,
  type: 'quantity',
  group: 'special',
  defaultLabel: 'Quantity',
  defaultPlaceholder: '1',
  canBeSource: true,
  isFurtherSource: true,
  counts: 'quantity',
  example(field) {
    const { min = 1, step } = field.validation ?? {}
    const least = Math.max(1, min)
    if (step === undefined) return String(least)
    const near = nearestStep(field, least)
    return String(near < least ? near + step : near)
  },
}
