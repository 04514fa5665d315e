import { type Answer, type Answers, answerTo } from '../answers.ts'
import { asGroup } from '../conditions/condition.ts'
import { createVisibility } from '../conditions/visibility.ts'
import { conditionalHolds } from '../conditions/whole-truth.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { type Formula, partsOf } from '../formula.ts'
import { offeredAnswers } from '../offered-answers.ts'
import { withFixedPrices } from '../payments/fixed-price.ts'
import { unaskedAnswers, withUnasked } from '../unasked-answers.ts'
import type { Value } from '../value.ts'
import { asNumber, computeFormula, type FormulaAnswers } from './compute-formula.ts'
import { answersOfFormulas } from './compute-values.ts'

/** Why a formula has no result for some answers. */
export type EmptyCause =
  | { readonly kind: 'no_answer' | 'hidden'; readonly id: string }
  | { readonly kind: 'not_a_number'; readonly id: string; readonly answer: string }
  | { readonly kind: 'division_by_zero' | 'too_large' | 'empty_text' }

/** Values of a form for some answers, with what their formulas see. */
export interface TriedValues {
  /** Result of a value as it would be stored; `''` for none. */
  result(id: string): string
  /** The answer that formulas see: none of a question that does not show. */
  answer(id: string): Answer | undefined
  /** Why a value without a result has none; null for other reasons, such as a loop. */
  whyEmpty(value: Pick<Value, 'formula' | 'type'>): EmptyCause | null
}

/** Computes the values of a form for its owner. The answers of values themselves are ignored. */
export function tryValues(
  schema: FormSchema,
  typed: Answers,
  fieldTypes: AnswerRulesOf,
): TriedValues {
  const offered = offeredAnswers(schema, typed, fieldTypes)
  const unasked = unaskedAnswers(schema, offered, fieldTypes)
  const given = withFixedPrices(schema.fields, withUnasked(schema, offered, unasked))
  const visibility = createVisibility(schema, fieldTypes, given)
  const isAsked = new Set(schema.fields.map(({ id }) => id))
  const isHidden = (id: string) => isAsked.has(id) && !visibility.isVisible(id)
  const answers = answersOfFormulas(schema, fieldTypes, (id) =>
    isHidden(id) ? undefined : answerTo(given, id),
  )
  return {
    result: (id) => unasked[id] ?? '',
    answer: answers.answer,
    whyEmpty: ({ formula, type }) => causeOf(formula, type === 'number', answers, isHidden),
  }
}

/** The first part, from the outside in, that leaves a formula without a result. */
function causeOf(
  formula: Formula,
  isNumber: boolean,
  answers: FormulaAnswers,
  isHidden: (id: string) => boolean,
): EmptyCause | null {
  const inside = (part: Formula, calculates = true) => causeOf(part, calculates, answers, isHidden)
  const result = computeFormula(formula, answers)
  const number = asNumber(result)
  if (isNumber ? typeof number === 'bigint' : result !== '' && result !== null) return null
  switch (formula.kind) {
    case 'text':
      return { kind: 'empty_text' }
    case 'answer':
      return typeof result === 'string' && result !== ''
        ? { kind: 'not_a_number', id: formula.id, answer: result }
        : { kind: isHidden(formula.id) ? 'hidden' : 'no_answer', id: formula.id }
    case 'points':
      return number === null
        ? { kind: 'too_large' }
        : { kind: isHidden(formula.id) ? 'hidden' : 'no_answer', id: formula.id }
    case 'if': {
      const holds = conditionalHolds(asGroup(formula.when), (rule) => answers.holds(rule))
      return inside(holds ? formula.yes : formula.no, isNumber)
    }
    case 'number':
    case 'count':
      return null
    default: {
      const parts = partsOf(formula)
      const results = parts.map((part) => asNumber(computeFormula(part, answers)))
      const lost = parts[results.indexOf(null)] ?? parts[results.indexOf('')]
      if (lost !== undefined) return inside(lost)
      const isByZero = formula.kind === 'division' && results.slice(1).includes(0n)
      return { kind: isByZero ? 'division_by_zero' : 'too_large' }
    }
  }
}
