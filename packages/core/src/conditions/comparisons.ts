import { nothing, type Reading } from './reading.ts'

export type OperatorName =
  | 'equals'
  | 'not_equals'
  | 'contains'
  | 'greater_than'
  | 'less_than'
  | 'is_empty'
  | 'is_not_empty'

/**
 * Compares an answer with a rule's value. `asNumbers`: the source field holds numbers (decision 3). The server's
 * `condition-sql.ts` says the same in SQL; a property test compares both.
 */
export type Comparison = (answer: Reading, value: Reading, asNumbers: boolean) => boolean

/** Compares a list by its only item. An empty answer equals nothing (decision 3). */
const equals: Comparison = (answer, value, asNumbers) =>
  answer.items !== null
    ? answer.items.length === 1 && answer.items[0] === value.text
    : answer !== nothing &&
      (answer.text === value.text || (asNumbers && answer.number === value.number))

/** In a list, the value must be one whole item. An empty value is contained in nothing (decision 4). */
const contains: Comparison = (answer, value) =>
  value !== nothing &&
  (answer.items === null ? answer.text.includes(value.text) : answer.items.includes(value.text))

/** Text that is neither a number nor a date reads as NaN, so the comparison is false (decision 5). */
const greaterThan: Comparison = (answer, value) =>
  answer.number > value.number || answer.day > value.day

const lessThan: Comparison = (answer, value) =>
  answer.number < value.number || answer.day < value.day

const isEmpty: Comparison = (answer) => answer === nothing

const not =
  (comparison: Comparison): Comparison =>
  (answer, value, asNumbers) =>
    !comparison(answer, value, asNumbers)

/** The seven conditions of spec section 3 (decisions 1 to 6). */
export const comparisons: Readonly<Record<OperatorName, Comparison>> = {
  equals,
  not_equals: not(equals),
  contains,
  greater_than: greaterThan,
  less_than: lessThan,
  is_empty: isEmpty,
  is_not_empty: not(isEmpty),
}

/**
 * True for one of the seven conditions of spec section 3. Checks own members only, so `constructor` is not a
 * condition.
 */
export function isOperator(name: string): name is OperatorName {
  return Object.hasOwn(comparisons, name)
}
