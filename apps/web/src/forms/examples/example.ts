import type { Conditional, Group, GroupOperator, Rule } from '@ramiform/core/conditions/condition'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import type { FieldTypeName } from '@ramiform/fields'

/** A complete form that a new owner can open and change. */
export interface ExampleForm {
  readonly name: string
  readonly description: string
  readonly schema: FormSchema
}

/** A field with a registered type. */
export type ExampleField = Field & { readonly type: FieldTypeName }

type Part = Omit<Rule, 'id'> | Omit<Group, 'id'>

/** A rule with one comparison. Omit the value for operators that need none. */
export function rule(fieldId: string, condition: OperatorName, value = ''): Omit<Rule, 'id'> {
  return { fieldId, condition, value }
}

export const allOf = (...parts: readonly Part[]) => group('AND', parts)
export const anyOf = (...parts: readonly Part[]) => group('OR', parts)

/** Logic of a field: a single rule gives the simple format, a group the advanced one with numbered parts. */
export function shownWhen(part: Part): Conditional {
  if ('fieldId' in part) {
    return { dependsOn: part.fieldId, condition: part.condition, value: part.value }
  }
  let made = 0
  const numbered = (parts: Omit<Group, 'id'>): Omit<Group, 'id'> => ({
    ...parts,
    rules: parts.rules.map((each) => ({ ...each, id: `rule_${++made}` })),
    groups: parts.groups.map((each) => ({ ...numbered(each), id: `group_${++made}` })),
  })
  return numbered(part)
}

function group(operator: GroupOperator, parts: readonly Part[]): Omit<Group, 'id'> {
  return {
    operator,
    rules: parts.filter((part) => 'fieldId' in part).map((part) => ({ ...part, id: '' })),
    groups: parts.filter((part) => 'groups' in part).map((part) => ({ ...part, id: '' })),
  }
}
