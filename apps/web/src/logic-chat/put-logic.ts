import {
  type AdvancedConditional,
  asGroup,
  type Conditional,
  type Group,
  type GroupOperator,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { copyConditional, type NewId, withIds } from '@ramiform/core/conditions/edit'
import { limits } from '@ramiform/core/limits'

/** How a new rule combines with the logic that a field already has. */
export type HowToPut = 'replace' | 'and' | 'or'

/** The logic of a field after a rule was added or has replaced it, with new ids. */
export function putLogic(
  existing: Conditional | undefined,
  rule: Conditional,
  how: HowToPut,
  newId: NewId,
): Conditional {
  const own = copyConditional(rule, newId)
  if (existing === undefined || how === 'replace' || rulesOf(existing).length === 0) return own
  return withIds(joined(existing, own, how === 'and' ? 'AND' : 'OR', newId), newId)
}

/** Joins two conditionals. A conditional with the same operator is merged; any other becomes a nested group. */
function joined(
  a: Conditional,
  b: Conditional,
  operator: GroupOperator,
  newId: NewId,
): AdvancedConditional {
  const parts = [a, b].map((one): Pick<Group, 'rules' | 'groups'> => {
    const group = asGroup(one)
    const isAlone = group.rules.length + group.groups.length === 1
    return group.operator === operator || isAlone
      ? group
      : { rules: [], groups: [{ ...group, id: newId() }] }
  })
  return {
    operator,
    rules: parts.flatMap(({ rules }) => rules),
    groups: parts.flatMap(({ groups }) => groups),
  }
}

/** Checks the limits of rules and nesting per field (decision 36). */
export function isWithinLimits(conditional: Conditional): boolean {
  return (
    rulesOf(conditional).length <= limits.rulesPerField &&
    depthOf(asGroup(conditional)) <= limits.groupDepth
  )
}

function depthOf({ groups }: Pick<Group, 'groups'>): number {
  return 1 + Math.max(0, ...groups.map(depthOf))
}
