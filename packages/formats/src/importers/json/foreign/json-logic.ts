import type { ReadExpression } from '../../../reading/expression.ts'
import { all, any, type Logic, not } from '../../../reading/logic.ts'
import { membersOf } from '../members.ts'
import { listOf, localized } from './localized.ts'

const deepest = 40
const comparisons = {
  '==': 'equals',
  '===': 'equals',
  '!=': 'not_equals',
  '!==': 'not_equals',
  '>': 'greater_than',
  '<': 'less_than',
} as const
const orEqual = { '>=': 'greater_than', '<=': 'less_than' } as const

/** Reads JSON Logic as Form.io writes it: `{"and": [{"==": [{"var": "data.plan"}, "pro"]}]}`. */
export function readJsonLogic(value: unknown): ReadExpression {
  return read(value, 0) ?? { kind: 'unsaid', reason: 'this JSON Logic is not supported' }
}

function read(value: unknown, depth: number): Logic | null {
  const members = membersOf(value)
  const [entry, ...more] = Object.entries(members ?? {})
  if (entry === undefined || more.length > 0 || depth > deepest) return null
  const [operator, given] = entry
  const operands = Array.isArray(given) ? given : [given]
  if (operator === 'and' || operator === 'or') {
    const parts = operands.map((operand) => read(operand, depth + 1))
    if (!parts.every((part) => part !== null)) return null
    return operator === 'and' ? all(...parts) : any(...parts)
  }
  if (operator === '!') {
    const inner =
      operands.length === 1 ? (read(operands[0], depth + 1) ?? filled(operands[0])) : null
    return inner === null ? null : not(inner)
  }
  if (operator === '!!') return filled(operands[0])
  if (operator === 'in') return readIn(operands)
  return readComparison(operator, operands)
}

function readComparison(operator: string, [left, right]: readonly unknown[]): Logic | null {
  const source = variable(left)
  if (source === null || membersOf(right) !== null || Array.isArray(right)) return null
  const text = localized(right)
  if (Object.hasOwn(comparisons, operator)) {
    const condition = comparisons[operator as keyof typeof comparisons]
    return { kind: 'rule', source, condition, value: text }
  }
  if (!Object.hasOwn(orEqual, operator)) return null
  const condition = orEqual[operator as keyof typeof orEqual]
  return any(
    { kind: 'rule', source, condition, value: text },
    { kind: 'rule', source, condition: 'equals', value: text },
  )
}

/** Reads "in": a value in a list answer, or an answer among several values. */
function readIn([needle, hay]: readonly unknown[]): Logic | null {
  const list = variable(hay)
  if (list !== null)
    return { kind: 'rule', source: list, condition: 'contains', value: localized(needle) }
  const source = variable(needle)
  if (source === null || !Array.isArray(hay)) return null
  return any(
    ...listOf(hay).map(
      (one): Logic => ({ kind: 'rule', source, condition: 'equals', value: localized(one) }),
    ),
  )
}

function filled(value: unknown): Logic | null {
  const source = variable(value)
  return source === null ? null : { kind: 'rule', source, condition: 'is_not_empty', value: '' }
}

function variable(value: unknown): string | null {
  const name = membersOf(value)?.var
  const text = Array.isArray(name) ? name[0] : name
  return typeof text === 'string' ? (text.split('.').at(-1) ?? null) : null
}
