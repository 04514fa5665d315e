import { all, any, type Logic, not, ofWholeList, rule } from '../../../reading/logic.ts'
import { type Members, membersOf, numberIn } from '../members.ts'
import { listOf, localized } from './localized.ts'

/** Returns the object that a value is or references. */
export type Resolve = (value: unknown) => Members | null

const deepest = 30

/**
 * Condition of an `if` about fixed values. By the standard, a schema of a property also holds while the property is
 * absent, unless it is required.
 */
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
    const isGiven = listOf(condition.required).includes(name) || isFilled(logic)
    parts.push(isGiven ? logic : any(logic, rule(source, 'is_empty')))
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

/** True for a least length, with which people ask whether there is an answer. */
const isFilled = (logic: Logic) => logic.kind === 'rule' && logic.condition === 'is_not_empty'

/**
 * Condition of JSON Forms about one value. An absent value is no fixed value, but within all limits.
 *
 * @param failsEmpty true if the condition never holds for an absent value
 */
export function logicOfValue(
  source: string,
  schema: Members,
  failsEmpty: boolean,
  depth = 0,
): Logic | null {
  const negated = membersOf(schema.not)
  if (negated !== null && depth < deepest) {
    const inner = logicOfValue(source, negated, false, depth + 1)
    const opposite = inner === null ? null : not(inner)
    return opposite && (failsEmpty ? all(opposite, rule(source, 'is_not_empty')) : opposite)
  }
  const logic = ruleOf(source, schema)
  const isFixed = schema.const !== undefined || Array.isArray(schema.enum)
  return logic === null || isFixed || failsEmpty || isFilled(logic)
    ? logic
    : any(logic, rule(source, 'is_empty'))
}

function ruleOf(source: string, property: Members): Logic | null {
  const equals = (value: unknown): Logic => ({
    kind: 'rule',
    source,
    condition: 'equals',
    value: localized(value),
  })
  if (Array.isArray(property.const)) {
    const [only, ...others] = property.const
    return only === undefined || others.length > 0 ? null : ofWholeList(equals(only))
  }
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
