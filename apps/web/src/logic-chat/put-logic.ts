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
import { same } from '../forms/same.ts'

/** What becomes of the logic that a field has already. */
export type HowToPut = 'replace' | 'and' | 'or'

/** A rule as a field gets it, beside or in the place of what it has; with ids of its own. */
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

/** What already is "all of" takes a further rule as one more of them; anything else becomes a group beside it. */
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

/** Whether two conditionals say the same, whatever the ids in them and whether they are simple or advanced. */
export function sameLogic(a: Conditional, b: Conditional): boolean {
  return same(meaningOf(asGroup(a)), meaningOf(asGroup(b)))
}

/** Without ids, and without the operators that nobody evaluates (decision 8). */
function meaningOf({
  operator,
  rules,
  groups,
}: Pick<Group, 'operator' | 'rules' | 'groups'>): unknown {
  return {
    operator: rules.length + groups.length === 1 ? null : operator,
    rules: rules.map(({ fieldId, condition, value }) => [fieldId, condition, value]),
    groups: groups.map(meaningOf),
  }
}

/** Whether a field can hold so much (decision 36). */
export function isWithinLimits(conditional: Conditional): boolean {
  return (
    rulesOf(conditional).length <= limits.rulesPerField &&
    depthOf(asGroup(conditional)) <= limits.groupDepth
  )
}

function depthOf({ groups }: Pick<Group, 'groups'>): number {
  return 1 + Math.max(0, ...groups.map(depthOf))
}
