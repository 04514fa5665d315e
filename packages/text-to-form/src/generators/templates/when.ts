import type { OperatorName } from '@ramiform/core/conditions/operators'
import { any, type Logic } from '../../reading/logic.ts'

/** The conditions of templates, as they are said: `all(is('role', 'Owner'), isOver('seats', 50))`. */
export { all, any } from '../../reading/logic.ts'

const rule =
  (condition: OperatorName) =>
  (source: string, value: string | number = ''): Logic => ({
    kind: 'rule',
    source,
    condition,
    value: String(value),
  })

export const is = rule('equals')

/** Of a question with check boxes: this one is among those that were ticked. */
export const includes = rule('contains')

export const isOneOf = (source: string, ...values: readonly string[]): Logic =>
  any(...values.map((value) => is(source, value)))

export const isNot = rule('not_equals')
export const isOver = rule('greater_than')
export const isUnder = rule('less_than')
export const isAnswered = (source: string): Logic => rule('is_not_empty')(source)
export const isUnanswered = (source: string): Logic => rule('is_empty')(source)
