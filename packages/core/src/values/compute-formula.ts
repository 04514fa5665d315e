import { type Answer, isList } from '../answers.ts'
import { asGroup, type Rule } from '../conditions/condition.ts'
import { conditionalHolds } from '../conditions/whole-truth.ts'
import type { Formula } from '../formula.ts'
import { type Decimal, division, inRange, product, readDecimal, rounded } from './decimal.ts'

/** Answers that a formula uses, and the outcomes of its conditions. */
export interface FormulaAnswers {
  /** Undefined for no answer, also of a question that does not show. */
  answer(id: string): Answer | undefined
  /** `numberOf` of the answer, from a cache if there is one. */
  number?(id: string): Part
  /** Outcome of a rule of an `if`. */
  holds(rule: Rule): boolean
}

/** A number, a text, `''` for no answer, or null for what cannot be computed. */
export type Result = Decimal | string | null

/**
 * Computes a formula. Sums, min and max leave out what has no answer; other calculations with it have no result. A
 * division by zero, a text in a calculation and a number of more than 15 digits cannot be computed.
 */
export function computeFormula(formula: Formula, answers: FormulaAnswers): Result {
  switch (formula.kind) {
    case 'number':
      return asNumber(String(formula.value))
    case 'text':
      return formula.value
    case 'answer':
      return textOf(answers.answer(formula.id))
    case 'count':
      return asNumber(String(itemsOf(answers.answer(formula.id)).length))
    case 'points': {
      const items = itemsOf(answers.answer(formula.id))
      if (items.length === 0) return ''
      const points = new Map(formula.points.map((one) => [one.option, one.points]))
      return sumOf(items.map((item) => asNumber(String(points.get(item) ?? 0))))
    }
    case 'if': {
      const holds = conditionalHolds(asGroup(formula.when), (rule) => answers.holds(rule))
      return computeFormula(holds ? formula.yes : formula.no, answers)
    }
    case 'round': {
      const number = asNumber(computeFormula(formula.of, answers))
      return typeof number === 'bigint' ? inRange(rounded(number, formula.places)) : number
    }
    default:
      return calculate(
        formula.kind,
        formula.of.map((part) =>
          part.kind === 'answer' && answers.number
            ? answers.number(part.id)
            : asNumber(computeFormula(part, answers)),
        ),
      )
  }
}

type Calculation = Extract<Formula, { readonly of: readonly Formula[] }>['kind']
/** As a `Result`, without texts. */
export type Part = Decimal | '' | null

function calculate(kind: Calculation, parts: readonly Part[]): Part {
  if (parts.includes(null)) return null
  const numbers = parts.filter((part) => typeof part === 'bigint')
  if (numbers.length === 0) return ''
  switch (kind) {
    case 'sum':
      return sumOf(numbers)
    case 'min':
      return numbers.reduce((least, one) => (one < least ? one : least))
    case 'max':
      return numbers.reduce((most, one) => (one > most ? one : most))
    case 'difference':
      return sumOf(parts.map((part, index) => (index > 0 && part ? -part : part)))
    default:
      if (numbers.length < parts.length) return ''
      return parts.reduce((result, one) => {
        if (typeof result !== 'bigint' || typeof one !== 'bigint') return null
        return inRange(kind === 'product' ? product(result, one) : division(result, one))
      })
  }
}

function sumOf(parts: readonly Part[]): Decimal | null {
  let sum = 0n
  for (const part of parts) {
    if (part === null) return null
    sum += part || 0n
  }
  return inRange(sum)
}

/** A result as a part of a calculation. */
export function asNumber(result: Result): Part {
  if (typeof result !== 'string') return result
  return result === '' ? '' : (readDecimal(result) ?? null)
}

/** An answer as a part of a calculation. */
export function numberOf(answer: Answer | undefined): Part {
  return asNumber(textOf(answer))
}

function itemsOf(answer: Answer | undefined): readonly string[] {
  if (isList(answer)) return answer
  return typeof answer === 'string' && answer !== '' ? [answer] : []
}

const textOf = (answer: Answer | undefined) =>
  typeof answer === 'string' ? answer : itemsOf(answer).join(', ')
