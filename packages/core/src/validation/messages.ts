import type { Field } from '../field.ts'
import type { DisplayStyle } from '../form.ts'
import type { AnswerProblem, ProblemCode } from './problem.ts'

type Wording = (label: string, limit: number) => string

/** The words of spec section 5 and decision 11, to the letter. */
const standard: Readonly<Record<ProblemCode, Wording>> = {
  required: (label) => `${label} is required`,
  payment_required: () => 'Payment is required',
  payment_incomplete: () => 'Please complete the payment to submit the form.',
  too_short: (label, limit) => `${label} must be at least ${limit} characters`,
  too_long: (label, limit) => `${label} must be no more than ${limit} characters`,
  too_small: (label, limit) => `${label} must be at least ${limit}`,
  too_large: (label, limit) => `${label} must be no more than ${limit}`,
  pattern: (label) => `${label} format is invalid`,
  email: () => 'Please enter a valid email address',
  price: () => 'Please enter a valid amount',
  quantity: () => 'Please enter a valid quantity',
  format: (label) => `${label} format is invalid`,
}

/** Single-card's shorter words; where it has none, the standard ones hold (decision 12). */
const singleCard: Readonly<Partial<Record<ProblemCode, Wording>>> = {
  required: () => 'This field is required',
  email: () => 'Please enter a valid email address',
}

export function messageFor(
  problem: AnswerProblem,
  field: Pick<Field, 'label'>,
  style: DisplayStyle,
): string {
  const wording =
    (style === 'single-card' ? singleCard[problem.code] : undefined) ?? standard[problem.code]
  return wording(field.label, problem.limit ?? 0)
}
