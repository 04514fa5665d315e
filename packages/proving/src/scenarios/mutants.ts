import {
  type AdvancedConditional,
  asGroup,
  type Group,
  type Rule,
} from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { neighborsOf, nextOption } from './neighbors.ts'

/** A small mistake in the logic of one field, as people make them. */
export interface Mutant {
  readonly fieldId: string
  /** such as `rule 2: equals becomes not_equals` */
  readonly change: string
  /** undefined: the field always shows */
  readonly conditional: AdvancedConditional | undefined
}

const opposites: Readonly<Record<string, readonly string[]>> = {
  equals: ['not_equals'],
  not_equals: ['equals'],
  greater_than: ['less_than'],
  less_than: ['greater_than'],
  is_empty: ['is_not_empty'],
  is_not_empty: ['is_empty'],
  contains: ['equals', 'not_equals'],
}

/**
 * Every mutant of a form: another condition, limit or option in one rule, a rule left out, "all of" and "any of"
 * swapped, and all rules left out. Empty for a form in traditional mode.
 */
export function mutantsOf(schema: FormSchema): readonly Mutant[] {
  if (schema.settings.mode === 'traditional') return []
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  return schema.fields.flatMap(({ id: fieldId, conditional }): Mutant[] => {
    if (conditional === undefined) return []
    let number = 0
    const mutantsIn = (group: Part): readonly InPart[] => {
      const { rules, groups, operator } = group
      const ofRules = rules.flatMap((rule, at) => {
        number += 1
        const place = `rule ${number}`
        const others = otherRules(rule, fields.get(rule.fieldId)).map((other) => ({
          change: `${place}: ${rule.condition} ${rule.value} becomes ${other.condition} ${other.value}`,
          part: { ...group, rules: rules.with(at, other) },
        }))
        const isOnly = rules.length + groups.length === 1
        const without = {
          change: `${place} left out`,
          part: { ...group, rules: rules.toSpliced(at, 1) },
        }
        return isOnly ? others : [...others, without]
      })
      const inner = groups.flatMap((one, at) =>
        mutantsIn(one).map(({ change, part }) => ({
          change,
          part: { ...group, groups: groups.with(at, part as Group) },
        })),
      )
      const swapped = operator === 'AND' ? ('OR' as const) : ('AND' as const)
      const swap =
        rules.length + groups.length < 2
          ? []
          : [{ change: `${operator} becomes ${swapped}`, part: { ...group, operator: swapped } }]
      return [...ofRules, ...inner, ...swap]
    }
    const own = mutantsIn(asGroup(conditional))
    return [
      ...own.map(({ change, part }) => ({ fieldId, change, conditional: part })),
      ...(number > 0 ? [{ fieldId, change: 'all rules left out', conditional: undefined }] : []),
    ]
  })
}

type Part = AdvancedConditional | Group

interface InPart {
  readonly change: string
  readonly part: Part
}

function otherRules(rule: Rule, source: Field | undefined): readonly Rule[] {
  const conditions = (opposites[rule.condition] ?? []).map((condition) => ({ ...rule, condition }))
  const limits = neighborsOf(rule).map((other) => ({ ...rule, ...other }))
  const next = rule.valueFrom === undefined ? nextOption(source?.options ?? [], rule.value) : null
  return [...conditions, ...limits, ...(next === null ? [] : [{ ...rule, value: next }])]
}
