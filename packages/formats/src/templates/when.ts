import type { OperatorName } from '@ramiform/core/conditions/operators'
import { any, type Logic, rule } from '../reading/logic.ts'

/** Conditions of templates: `all(is('role', 'Owner'), isOver('seats', 50))`. */
export { all, any } from '../reading/logic.ts'

const by =
  (condition: OperatorName) =>
  (source: string, value: string | number = ''): Logic =>
    rule(source, condition, String(value))

export const is = by('equals')

/** For check boxes: this option is ticked. */
export const includes = by('contains')

export const isOneOf = (source: string, ...values: readonly string[]): Logic =>
  any(...values.map((value) => is(source, value)))

export const isNot = by('not_equals')
export const isOver = by('greater_than')
export const isUnder = by('less_than')
export const isAnswered = (source: string): Logic => rule(source, 'is_not_empty')
export const isUnanswered = (source: string): Logic => rule(source, 'is_empty')
