import { type Answer, isBlank, isList } from '../answers.ts'
import { readNumber } from '../conditions/reading.ts'
import type { Field } from '../field.ts'
import { type AnswerRules, type AnswerRulesOf, fieldTypeOf } from '../field-type.ts'
import type { EmailWords } from '../filling/fields-to-fill.ts'
import { fixedPriceOf } from '../payments/fixed-price.ts'
import type { Days } from './day-context.ts'
import type { AnswerProblem, PatternEngine } from './problem.ts'

export interface CheckContext {
  readonly fieldTypes: AnswerRulesOf
  /** Null leaves patterns to the server. */
  readonly patterns: PatternEngine | null
  /** Texts for messages with labels, and the language of days in problems. */
  readonly words?: EmailWords & { readonly language?: string }
  /** Days that it may be for the visitor. Without them, limits relative to today are not checked (decision 578). */
  readonly days?: Days | undefined
}

/**
 * First problem of the answer to a visible field, in this order: required, minimum, maximum, pattern, the type's own
 * check (spec section 5). A blank answer to an optional field is always valid.
 */
export function checkAnswer(
  field: Field,
  answer: Answer | undefined,
  context: CheckContext,
): AnswerProblem | null {
  // Ignore bounds of a field with a fixed price, since visitors could not correct it.
  if (fixedPriceOf(field) !== undefined) return null
  const fieldType = fieldTypeOf(context.fieldTypes, field.type)
  if (answer === undefined || isBlank(answer)) {
    if (!field.required) return null
    const code = fieldType?.answerKind === 'payment' ? 'payment_required' : 'required'
    return { fieldId: field.id, code }
  }
  if (fieldType === undefined || !hasShape(answer, fieldType)) {
    return { fieldId: field.id, code: 'format' }
  }
  if (typeof answer === 'string') {
    const problem =
      missedBound(field, answer, fieldType) ?? missedPattern(field, answer, fieldType, context)
    if (problem !== null) return problem
  } else if (!isList(answer) && !answer.clientSecret && !answer.status) {
    return { fieldId: field.id, code: 'payment_incomplete' }
  }
  const code = fieldType.check(field, answer)
  return code === null
    ? (fieldType.limited?.(field, answer, context) ?? null)
    : { fieldId: field.id, code }
}

function hasShape(answer: Answer, { answerKind }: AnswerRules): boolean {
  if (typeof answer === 'string') return answerKind === 'text' || answerKind === 'names'
  if (isList(answer)) return answerKind === 'list' || answerKind === 'names'
  return answerKind === 'payment'
}

/**
 * Checks the bounds, which limit characters or the value. A text that is not a number is left to the type's own check
 * (decision 11).
 */
function missedBound(field: Field, answer: string, { bounds }: AnswerRules): AnswerProblem | null {
  const { min, max } = field.validation ?? {}
  if (bounds === null) return null
  const inLength = bounds === 'length'
  const size = inLength ? answer.length : readNumber(answer)
  if (min !== undefined && size < min) {
    return { fieldId: field.id, code: inLength ? 'too_short' : 'too_small', limit: min }
  }
  if (max !== undefined && size > max) {
    return { fieldId: field.id, code: inLength ? 'too_long' : 'too_large', limit: max }
  }
  return null
}

/** Checks the pattern. A pattern that cannot run was rejected on save (decision 14), so it must not block a visitor. */
function missedPattern(
  field: Field,
  answer: string,
  { allowsPattern }: AnswerRules,
  { patterns }: CheckContext,
): AnswerProblem | null {
  const pattern = field.validation?.pattern
  if (!allowsPattern || patterns === null || pattern === undefined || pattern === '') return null
  if (patterns.refusal(pattern) !== null || patterns.matches(pattern, answer)) return null
  return { fieldId: field.id, code: 'pattern' }
}
