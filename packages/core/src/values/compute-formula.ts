import { type Answer, isEmpty, isList } from '../answers.ts'
import { asGroup, type Rule } from '../conditions/condition.ts'
import { conditionalHolds } from '../conditions/whole-truth.ts'
import type { Formula } from '../formula.ts'
import { type Decimal, division, inRange, product, readDecimal, rounded } from './decimal.ts'

/** Answers that a formula uses, and the outcomes of its conditions. */
export interface FormulaAnswers {
  /** Undefined for no answer, also of a question that does not show. */
  answer(id: string): Answer | undefined
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
  const compute = (part: Formula): Result => {
    switch (part.kind) {
      case 'number':
        return readDecimal(String(part.value)) ?? null
      case 'text':
        return part.value
      case 'answer':
        return textOf(answers.answer(part.id))
      case 'count':
        return readDecimal(String(itemsOf(answers.answer(part.id)).length)) ?? null
      case 'points': {
        const items = itemsOf(answers.answer(part.id))
        if (items.length === 0) return ''
        const points = new Map(part.points.map((one) => [one.option, one.points]))
        return sumOf(items.map((item) => readDecimal(String(points.get(item) ?? 0)) ?? null))
      }
      case 'if': {
        const holds = conditionalHolds(asGroup(part.when), (rule) => answers.holds(rule))
        return compute(holds ? part.yes : part.no)
      }
      case 'round': {
        const number = asNumber(compute(part.of))
        return typeof number === 'bigint' ? inRange(rounded(number, part.places)) : number
      }
      default:
        return calculate(
          part.kind,
          part.of.map((one) => asNumber(compute(one))),
        )
    }
  }
  return compute(formula)
}

type Calculation = Extract<Formula, { readonly of: readonly Formula[] }>['kind']
type Part = Decimal | '' | null

function calculate(kind: Calculation, parts: readonly Part[]): Part {
  const numbers = parts.filter((part) => typeof part === 'bigint')
  const [first = '', ...others] = numbers
  if (parts.includes(null)) return null
  if (first === '') return ''
  if (kind === 'sum') return sumOf(numbers)
  if (kind === 'min') return others.reduce((least, one) => (one < least ? one : least), first)
  if (kind === 'max') return others.reduce((most, one) => (one > most ? one : most), first)
  if (kind === 'difference') {
    const [from = '', ...less] = parts
    return sumOf([from || 0n, ...less.map((one) => -(one || 0n))])
  }
  if (numbers.length < parts.length) return ''
  return others.reduce<Part>((result, one) => {
    if (typeof result !== 'bigint') return result
    const next = kind === 'product' ? product(result, one) : division(result, one)
    return next === null ? null : inRange(next)
  }, first)
}

function sumOf(parts: readonly (Decimal | null)[]): Decimal | null {
  let sum = 0n
  for (const part of parts) {
    if (part === null) return null
    sum += part
  }
  return inRange(sum)
}

/** A result as a part of a calculation. */
export function asNumber(result: Result): Part {
  if (typeof result !== 'string') return result
  return result === '' ? '' : (readDecimal(result) ?? null)
}

function itemsOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || isEmpty(answer)) return []
  return isList(answer) ? answer : typeof answer === 'string' ? [answer] : []
}

const textOf = (answer: Answer | undefined) => itemsOf(answer).join(', ')
