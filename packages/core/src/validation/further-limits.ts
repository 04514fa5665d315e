import { type Answer, isList } from '../answers.ts'
import { readNumber } from '../conditions/reading.ts'
import type { Field } from '../field.ts'
import { nearestStep, stepBase } from '../number-steps.ts'
import type { AnswerProblem } from './problem.ts'

/** Checks the number of choices (decision 531). Equal options count once. */
export function missedCount(field: Field, answer: Answer): AnswerProblem | null {
  const { id: fieldId, minChoices = 0, maxChoices = Number.POSITIVE_INFINITY } = field
  const count = isList(answer) ? new Set(answer).size : 0
  if (count < minChoices) return { fieldId, code: 'too_few', limit: minChoices }
  return count > maxChoices ? { fieldId, code: 'too_many', limit: maxChoices } : null
}

/** Checks the step of a number (decision 533). */
export function missedStep(field: Field, answer: Answer): AnswerProblem | null {
  const { id: fieldId, validation: { step } = {} } = field
  if (step === undefined || typeof answer !== 'string') return null
  const number = readNumber(answer)
  const nearest = nearestStep(field, number)
  if (nearest === number) return null
  // Steps from a multiple of the step meet all multiples of it.
  if (nearestStep({ validation: { step } }, stepBase(field)) !== stepBase(field))
    return { fieldId, code: 'nearest', limit: nearest }
  return step === 1 ? { fieldId, code: 'whole' } : { fieldId, code: 'step', limit: step }
}
