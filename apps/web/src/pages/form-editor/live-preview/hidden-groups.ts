import { asGroup, type Group } from '@ramiform/core/conditions/condition'
import { ruleKey } from '@ramiform/core/conditions/conditional-rules'
import type { Field } from '@ramiform/core/field'

/** Hidden questions in form order; those with the same rule are one entry. */
export function hiddenGroups(hidden: readonly Field[]): readonly (readonly Field[])[] {
  return [...Map.groupBy(hidden, meaningOf).values()]
}

/** Two fields with the same text show for the same answers. */
function meaningOf({ id, conditional }: Field): string {
  if (conditional === undefined) return id
  const told = ({
    operator,
    rules,
    groups,
  }: Pick<Group, 'operator' | 'rules' | 'groups'>): unknown => [
    rules.length + groups.length < 2 ? '' : operator,
    rules.map(ruleKey),
    groups.map(told),
  ]
  return JSON.stringify(told(asGroup(conditional)))
}
