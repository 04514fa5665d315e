import { type Conditional, isSimple, rulesOf } from '@ramiform/core/conditions/condition'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import { isOperator, operatorLabel, operators } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { logicKey } from '../../../forms/same-logic.ts'

/** Logic of one field in a few words: the value of a simple rule, the number of rules, or `Always shown`. */
export function logicInBrief({ conditional }: Pick<Field, 'conditional'>): string {
  if (conditional === undefined) return 'Always shown'
  const rules = rulesOf(conditional)
  const [rule] = rules
  if (rule === undefined) return 'Always shown'
  if (!isSimple(conditional) && rules.length > 1) return `${rules.length} rules`
  const { condition, value, valueFrom } = rule
  if (!isOperator(condition) || valueFrom !== undefined) return '1 rule'
  const { needsValue } = operators[condition]
  const label = operatorLabel(condition, value)
  return condition === 'equals' || condition === 'contains'
    ? value || '1 rule'
    : needsValue
      ? `${label} ${value}`
      : label
}

/** `both`, `all 3` */
export const allOf = (count: number) => (count === 2 ? 'both' : `all ${count}`)
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What several fields share: `2 have the same rule, 1 is always shown.` */
export function sharedInWords(fields: readonly Field[]): string {
  const count = fields.length
  const without = fields.filter(({ conditional }) => conditional === undefined).length
  const all = capital(allOf(count))
  if (without === count) return `${all} are always shown.`
  const sizes = [...groupsOf(fields).values()].map((group) => group.length)
  if (sizes[0] === count) return `${all} have the same rule.`
  const alone = sizes.filter((size) => size === 1).length
  const parts = [
    ...sizes.filter((size) => size > 1).map((size) => `${size} have the same rule`),
    ...(alone === 0 ? [] : [alone === 1 ? '1 has its own rule' : `${alone} have their own rules`]),
    ...(without === 0 ? [] : [without === 1 ? '1 is always shown' : `${without} are always shown`]),
  ]
  return `${parts.join(', ')}.`
}

/** Logic of some of the fields that all of them can have. The most common comes first. */
export function logicForAll(schema: FormSchema, fields: readonly Field[]): readonly Conditional[] {
  const loops = new Set(fields.flatMap(({ id }) => [id, ...whatWouldLoop(schema, id).keys()]))
  return [...groupsOf(fields).values()]
    .filter((group) => group.length < fields.length)
    .flatMap(([first]) => first?.conditional ?? [])
    .filter((conditional) => !sourcesOf(conditional).some((id) => loops.has(id)))
}

/** Fields with logic by its meaning, the largest group first. */
function groupsOf(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    if (field.conditional === undefined) continue
    const key = logicKey(field.conditional)
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  return new Map([...groups].toSorted(([, a], [, b]) => b.length - a.length))
}
