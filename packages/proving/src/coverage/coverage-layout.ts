import { asGroup, type Group, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'

/** Counts of one rule: true, decided while true, decided while false. Only of people who were asked its question. */
export const countsPerRule = 3

/** Place of one field's counts in the counts of its form. */
export interface FieldPlace {
  readonly field: Field
  /** Index of `asked`; `answered` is the next one. */
  readonly asked: number
  /** Index of the first option. Answers that are not offered follow the last option. */
  readonly options: number
  readonly optionCount: number
  /** Index of the first rule in reading order. */
  readonly rules: number
  readonly ruleCount: number
  /** Index of the first inner group: parents before their groups, in reading order. */
  readonly groups: number
  readonly groupCount: number
}

export interface CoverageLayout {
  readonly fields: readonly FieldPlace[]
  readonly length: number
}

const layouts = new WeakMap<FormSchema, CoverageLayout>()

/**
 * Layout of a version's counts: one flat list of numbers, so that sums of submissions add up number by number. It
 * depends on the version alone.
 */
export function coverageLayout(schema: FormSchema): CoverageLayout {
  const known = layouts.get(schema)
  if (known !== undefined) return known
  let next = 0
  const take = (count: number) => {
    const first = next
    next += count
    return first
  }
  const fields = schema.fields.map((field): FieldPlace => {
    const conditional = isTraditional(schema) ? undefined : field.conditional
    const optionCount = field.options?.length ?? 0
    const ruleCount = conditional === undefined ? 0 : rulesOf(conditional).length
    const groupCount = conditional === undefined ? 0 : innerGroups(asGroup(conditional))
    return {
      field,
      asked: take(2),
      options: take(optionCount === 0 ? 0 : optionCount + 1),
      optionCount,
      rules: take(ruleCount * countsPerRule),
      ruleCount,
      groups: take(groupCount),
      groupCount,
    }
  })
  const layout = { fields, length: next }
  layouts.set(schema, layout)
  return layout
}

function innerGroups({ groups }: Pick<Group, 'groups'>): number {
  return groups.reduce((sum, group) => sum + 1 + innerGroups(group), 0)
}
