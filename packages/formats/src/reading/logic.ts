import type { Conditional, Group, Rule } from '@ramiform/core/conditions/condition'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { fieldTypes } from '@ramiform/fields'

/** Logic as other programs write it, before it becomes rules and groups. */
export type Logic =
  | {
      readonly kind: 'rule'
      readonly source: string
      readonly condition: OperatorName
      readonly value: string
      /** field whose answer is the value (decision 631) */
      readonly valueFrom?: string
      /** True: a list has exactly this item (decision 3). Otherwise it has it, maybe among others. */
      readonly isWhole?: true
    }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Logic[] }

export const rule = (source: string, condition: OperatorName, value = ''): Logic => ({
  kind: 'rule',
  source,
  condition,
  value,
})

export const always: Logic = { kind: 'all', parts: [] }
export const never: Logic = { kind: 'any', parts: [] }

export const all = (...parts: readonly Logic[]): Logic => joined('all', parts)
export const any = (...parts: readonly Logic[]): Logic => joined('any', parts)

/** Flattens parts of the same kind, removes duplicates, and simplifies parts that always or never hold. */
function joined(kind: 'all' | 'any', parts: readonly Logic[]): Logic {
  const flat: Logic[] = []
  const seen = new Set<string>()
  for (const part of parts) {
    const inner = part.kind === kind ? part.parts : [part]
    for (const one of inner) {
      // `any` without parts never holds, so an `all` with it never holds. The reverse is also true.
      if (one.kind !== 'rule' && one.parts.length === 0) return one
      const key = one.kind === 'rule' ? JSON.stringify(keyOf(one)) : ''
      if (key !== '' && seen.has(key)) continue
      seen.add(key)
      flat.push(one)
    }
  }
  const [only] = flat
  return flat.length === 1 && only !== undefined ? only : { kind, parts: flat }
}

const keyOf = (one: Extract<Logic, { kind: 'rule' }>) => {
  const { source, condition, value, valueFrom, isWhole } = one
  return [source, condition, value, valueFrom, isWhole]
}

/** The rule for a program whose comparison of a list means the whole list. */
export const ofWholeList = (logic: Logic): Logic =>
  logic.kind === 'rule' ? { ...logic, isWhole: true } : logic

/** Negates logic exactly; null if our operators cannot express it. */
export function not(logic: Logic): Logic | null {
  if (logic.kind === 'rule') return notRule(logic)
  const bounds = logic.kind === 'any' ? logic.parts.flatMap((part) => notAtLeast(part, logic)) : []
  const used = new Set(bounds.flatMap(({ denied }) => denied))
  const parts = [
    ...bounds.map(({ opposite }) => opposite),
    ...logic.parts.filter((part) => !used.has(part)).map(not),
  ]
  if (!parts.every((part) => part !== null)) return null
  return logic.kind === 'all' ? any(...parts) : all(...parts)
}

/**
 * Negates "18 or more" in one step: "less than 18, or unanswered". If "or unanswered" is a part of what is negated, the
 * opposite is only "less than 18".
 */
function notAtLeast(
  bound: Logic,
  { parts }: Exclude<Logic, { kind: 'rule' }>,
): readonly { readonly denied: readonly Logic[]; readonly opposite: Logic }[] {
  if (bound.kind !== 'rule' || !isBound(bound.condition) || bound.valueFrom !== undefined) return []
  const beside = (condition: OperatorName, value: string) =>
    parts.find(
      (one) =>
        one.kind === 'rule' &&
        one.source === bound.source &&
        one.condition === condition &&
        one.value === value &&
        one.valueFrom === undefined,
    )
  const equal = beside('equals', bound.value)
  if (equal === undefined) return []
  const empty = beside('is_empty', '')
  const opposite: Logic = { ...bound, condition: otherBound[bound.condition] }
  return empty === undefined
    ? [{ denied: [bound, equal], opposite: any(opposite, rule(bound.source, 'is_empty')) }]
    : [{ denied: [bound, equal, empty], opposite }]
}

const otherBound = { greater_than: 'less_than', less_than: 'greater_than' } as const

const isBound = (condition: OperatorName): condition is keyof typeof otherBound =>
  condition === 'greater_than' || condition === 'less_than'

const opposites: Partial<Record<OperatorName, OperatorName>> = {
  equals: 'not_equals',
  not_equals: 'equals',
  is_empty: 'is_not_empty',
  is_not_empty: 'is_empty',
}

function notRule(denied: Extract<Logic, { kind: 'rule' }>): Logic | null {
  const opposite = opposites[denied.condition]
  if (opposite !== undefined) return { ...denied, condition: opposite }
  // "Not greater" means less, equal or unanswered. No operator says "does not contain".
  if (!isBound(denied.condition)) return null
  return any(
    { ...denied, condition: otherBound[denied.condition] },
    { ...denied, condition: 'equals' },
    rule(denied.source, 'is_empty'),
    // An empty other answer makes both comparisons false, too.
    ...(denied.valueFrom === undefined ? [] : [rule(denied.valueFrom, 'is_empty')]),
  )
}

const simpleConditions: readonly string[] = ['equals', 'not_equals', 'contains']

/**
 * Converts logic into a conditional, the simple form if possible (spec section 3). Null if it exceeds the limits of a
 * field.
 */
export function toConditional(logic: Logic): Conditional | null {
  if (logic.kind === 'rule' && simpleConditions.includes(logic.condition)) {
    const { source: dependsOn, condition, value, valueFrom } = logic
    return { dependsOn, condition, value, ...(valueFrom !== undefined && { valueFrom }) }
  }
  const count = { rules: 0, groups: 0 }
  const top = toGroup(logic.kind === 'rule' ? { kind: 'all', parts: [logic] } : logic, count, 1)
  if (top === null) return null
  const { operator, rules, groups } = top
  return { operator, rules, groups }
}

/** The condition by which a rule asks for one option of a field. */
export function asksForOption({ type }: Pick<Field, 'type'>): 'equals' | 'contains' {
  return fieldTypeOf(fieldTypes, type)?.answerKind === 'list' ? 'contains' : 'equals'
}

/** The condition "one of these answers was given". */
export function anyOfRules(rules: readonly Logic[]): Conditional | null {
  return rules.length === 0 ? null : toConditional(any(...rules))
}

function toGroup(
  logic: Exclude<Logic, { kind: 'rule' }>,
  count: { rules: number; groups: number },
  depth: number,
): Group | null {
  if (depth > limits.groupDepth) return null
  const rules: Rule[] = []
  const groups: Group[] = []
  count.groups += 1
  const id = `group_${count.groups}`
  for (const part of logic.parts) {
    if (part.kind === 'rule') {
      count.rules += 1
      if (count.rules > limits.rulesPerField) return null
      const { source, condition, value, valueFrom } = part
      rules.push({
        id: `rule_${count.rules}`,
        fieldId: source,
        condition,
        value,
        ...(valueFrom !== undefined && { valueFrom }),
      })
    } else {
      const group = toGroup(part, count, depth + 1)
      if (group === null) return null
      groups.push(group)
    }
  }
  return { id, operator: logic.kind === 'all' ? 'AND' : 'OR', rules, groups }
}
