import { nothing, type Reading } from './reading.ts'

export type OperatorName =
  | 'equals'
  | 'not_equals'
  | 'contains'
  | 'greater_than'
  | 'less_than'
  | 'is_empty'
  | 'is_not_empty'

/** Compares an answer with a rule's value. `asNumbers`: the source field holds numbers (decision 3). */
export type Comparison = (answer: Reading, value: Reading, asNumbers: boolean) => boolean

/** A list is compared by its only item; an empty answer equals nothing (decision 3). */
const equals: Comparison = (answer, value, asNumbers) =>
  answer.items !== null
    ? answer.items.length === 1 && answer.items[0] === value.text
    : answer !== nothing &&
      (answer.text === value.text || (asNumbers && answer.number === value.number))

/** In a list the value is one whole item; an empty value is contained in nothing (decision 4). */
const contains: Comparison = (answer, value) =>
  value !== nothing &&
  (answer.items === null ? answer.text.includes(value.text) : answer.items.includes(value.text))

/** Text that is neither number nor date reads as NaN, so the comparison is false (decision 5). */
const greaterThan: Comparison = (answer, value) =>
  answer.number > value.number || answer.day > value.day

const lessThan: Comparison = (answer, value) =>
  answer.number < value.number || answer.day < value.day

const isEmpty: Comparison = (answer) => answer === nothing

const not =
  (comparison: Comparison): Comparison =>
  (answer, value, asNumbers) =>
    !comparison(answer, value, asNumbers)

/** The seven conditions of spec section 3, with their one meaning (decisions 1 to 6). */
export const comparisons: Readonly<Record<OperatorName, Comparison>> = {
  equals,
  not_equals: not(equals),
  contains,
  greater_than: greaterThan,
  less_than: lessThan,
  is_empty: isEmpty,
  is_not_empty: not(isEmpty),
}

/** True for one of the seven conditions of spec section 3. Own members only, so `constructor` is none. */
export function isOperator(name: string): name is OperatorName {
  return Object.hasOwn(comparisons, name)
}
