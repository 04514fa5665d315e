import { all, any, type Logic, not } from '../../../reading/logic.ts'
import { type Members, membersOf, numberIn } from '../members.ts'
import { listOf, localized } from './localized.ts'

/** Returns the object that a value is or references. */
export type Resolve = (value: unknown) => Members | null

const deepest = 30

/** Condition of an `if` about fixed values. */
export function logicOf(
  condition: Members,
  path: string,
  resolve: Resolve,
  depth = 0,
): Logic | null {
  const parts: Logic[] = []
  for (const [name, value] of Object.entries(membersOf(condition.properties) ?? {})) {
    const property = resolve(value)
    const source = path === '' ? name : `${path}.${name}`
    const logic = property === null ? null : ruleOf(source, property)
    if (logic === null) return null
    parts.push(logic)
  }
  for (const name of listOf(condition.required)) {
    const isNamed = membersOf(condition.properties)?.[String(name)] !== undefined
    const source = path === '' ? String(name) : `${path}.${String(name)}`
    if (!isNamed) parts.push({ kind: 'rule', source, condition: 'is_not_empty', value: '' })
  }
  for (const [name, join] of [
    ['allOf', all],
    ['anyOf', any],
    ['oneOf', any],
  ] as const) {
    const inner = listOf(condition[name]).map((one) => {
      const members = resolve(one)
      return members === null || depth > deepest ? null : logicOf(members, path, resolve, depth + 1)
    })
    if (!inner.every((one) => one !== null)) return null
    if (inner.length > 0) parts.push(join(...inner))
  }
  const negated = resolve(condition.not)
  if (negated !== null) {
    const inner = depth > deepest ? null : logicOf(negated, path, resolve, depth + 1)
    const opposite = inner === null ? null : not(inner)
    if (opposite === null) return null
    parts.push(opposite)
  }
  return parts.length === 0 ? null : all(...parts)
}

function ruleOf(source: string, property: Members): Logic | null {
  const equals = (value: unknown): Logic => ({
    kind: 'rule',
    source,
    condition: 'equals',
    value: localized(value),
  })
  if (property.const !== undefined) return equals(property.const)
  if (Array.isArray(property.enum)) return any(...property.enum.map(equals))
  const bounds: Logic[] = []
  for (const [name, condition, isWithin] of [
    ['minimum', 'greater_than', true],
    ['exclusiveMinimum', 'greater_than', false],
    ['maximum', 'less_than', true],
    ['exclusiveMaximum', 'less_than', false],
  ] as const) {
    const bound = numberIn(property, name)
    if (bound === null) continue
    const beyond: Logic = { kind: 'rule', source, condition, value: String(bound) }
    bounds.push(isWithin ? any(beyond, equals(bound)) : beyond)
  }
  const item = membersOf(property.contains)
  if (item?.const !== undefined) {
    return { kind: 'rule', source, condition: 'contains', value: localized(item.const) }
  }
  const opposite = membersOf(property.not)
  if (opposite !== null) {
    const inner = ruleOf(source, opposite)
    return inner === null ? null : not(inner)
  }
  if (bounds.length > 0) return all(...bounds)
  return numberIn(property, 'minLength') === null
    ? null
    : { kind: 'rule', source, condition: 'is_not_empty', value: '' }
}
