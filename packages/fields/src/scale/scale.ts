import type { FieldType } from '@ramiform/core/field-type'
import { areSteps, stepRange, stepsBetween } from '../shared/step-options.ts'
import { stepsAnswer } from '../shared/steps-answer.ts'
import { usualField } from '../shared/usual-field.ts'

/** Limits of the highest number; the lowest is 0 or 1. */
export const scaleSteps = { least: 2, most: 10 }

/** A scale of numbers with a text at each end, such as 0 to 10 for a Net Promoter Score. */
export const scale: FieldType = {
  ...usualField,
  ...stepsAnswer,
  type: 'scale',
  group: 'more',
  defaultLabel: 'Scale',
  defaultPlaceholder: '',
  control: 'steps',
  canBeSource: true,
  initial: { options: stepsBetween(0, 10) },
  example: ({ options = [] }) => options.at(-2) ?? null,
  optionsProblem: (options) => {
    const { lowest, highest } = stepRange(options)
    const { least, most } = scaleSteps
    const fits =
      areSteps(options) &&
      (lowest === 0 || lowest === 1) &&
      options.length > least &&
      highest <= most
    return fits ? null : `must be numbers in order, from 0 or 1 to at most ${most}`
  },
}
