import { always, any, type Logic, rule } from '../../../reading/logic.ts'
import { membersOf, textIn } from '../members.ts'
import type { JumpLogic } from './answer-variables.ts'
import { localized, objectsIn } from './localized.ts'

/** A condition of Typeform, or the name of the comparison that no rule can express. */
export type TypeformCondition = JumpLogic | { readonly kind: 'unsaid'; readonly operator: string }

const deepest = 20

export function conditionOf(value: unknown, depth = 0): TypeformCondition {
  const condition = membersOf(value)
  if (condition === null) return always
  const op = textIn(condition, 'op') ?? ''
  const unsaid: TypeformCondition = { kind: 'unsaid', operator: op.replaceAll('_', ' ') }
  if (depth > deepest) return unsaid
  const vars = objectsIn(condition.vars)
  if (op === 'always') return always
  if (op === 'and' || op === 'or') {
    const parts: JumpLogic[] = []
    for (const one of vars) {
      const part = conditionOf(one, depth + 1)
      if (part.kind === 'unsaid') return part
      parts.push(part)
    }
    return { kind: op === 'and' ? 'all' : 'any', parts }
  }
  const source = vars.find(({ type }) => ['field', 'hidden', 'variable'].includes(localized(type)))
  const given = vars.find(({ type }) => type === 'choice' || type === 'constant')
  if (source === undefined || !Object.hasOwn(operators, op)) return unsaid
  return operators[op]?.(textIn(source, 'value') ?? '', localized(given?.value)) ?? unsaid
}

type Compare = (source: string, value: string) => JumpLogic

const compare =
  (condition: Extract<Logic, { kind: 'rule' }>['condition']): Compare =>
  (source, value) =>
    rule(source, condition, value)
const orEqual =
  (condition: 'greater_than' | 'less_than'): Compare =>
  (source, value) =>
    any(rule(source, condition, value), rule(source, 'equals', value))
const notContaining: Compare = (source, value) => ({
  kind: 'not',
  part: rule(source, 'contains', value),
})
const isAnswered: Compare = (source) => rule(source, 'is_not_empty')
const isNotAnswered: Compare = (source) => rule(source, 'is_empty')

const operators: Readonly<Record<string, Compare>> = {
  is: compare('equals'),
  is_not: compare('not_equals'),
  equal: compare('equals'),
  not_equal: compare('not_equals'),
  on: compare('equals'),
  not_on: compare('not_equals'),
  contains: compare('contains'),
  not_contains: notContaining,
  does_not_contain: notContaining,
  greater_than: compare('greater_than'),
  lower_than: compare('less_than'),
  later_than: compare('greater_than'),
  earlier_than: compare('less_than'),
  greater_equal_than: orEqual('greater_than'),
  lower_equal_than: orEqual('less_than'),
  later_than_or_on: orEqual('greater_than'),
  earlier_than_or_on: orEqual('less_than'),
  answered: isAnswered,
  is_answered: isAnswered,
  is_not_answered: isNotAnswered,
  not_answered: isNotAnswered,
}
