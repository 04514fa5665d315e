import type { FieldType } from '@ramiform/core/field-type'
import { areSteps, stepRange, stepsBetween } from '../shared/step-options.ts'
import { stepsAnswer } from '../shared/steps-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Limits of the highest number; the lowest is 1. */
export const ratingSteps = { least: 3, most: 10 }

/** A rating from 1 to 3 or up to 10, as stars or numbers. */
export const rating: FieldType = {
  ...usualField,
  ...stepsAnswer,
  type: 'rating',
  group: 'more',
  defaultLabel: 'Rating',
  defaultPlaceholder: '',
  control: 'steps',
  canBeSource: true,
  initial: { options: stepsBetween(1, 5) },
  example: ({ options = [] }) => options.at(-1) ?? null,
  optionsProblem: (options) => {
    const { lowest, highest } = stepRange(options)
    const { least, most } = ratingSteps
    const fits = areSteps(options) && lowest === 1 && highest >= least && highest <= most
    return fits ? null : `must be the numbers from 1 to ${least}, or up to ${most}, in order`
  },
}
