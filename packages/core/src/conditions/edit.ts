import {
  type AdvancedConditional,
  type Conditional,
  type Group,
  type GroupOperator,
  isSimple,
  type Rule,
} from './condition.ts'

/**
 * Edits of logic, as pure functions that return a new conditional. Rules and groups are identified by id, and the
 * outermost group by `null`. An unknown id changes nothing.
 */

export type NewId = () => string
type GroupId = string | null
type Branch = Pick<Group, 'operator' | 'rules' | 'groups'>

/** Converts simple logic to one rule under AND (spec section 4). Advanced logic gets missing ids. */
export function toAdvanced(conditional: Conditional, newId: NewId): AdvancedConditional {
  if (!isSimple(conditional)) return withIds(conditional, newId)
  const { dependsOn: fieldId, ...comparison } = conditional
  return { operator: 'AND', rules: [{ id: newId(), fieldId, ...comparison }], groups: [] }
}

/** Gives a new id to each rule and group whose id is missing or duplicated, as in imported logic. */
export function withIds(conditional: AdvancedConditional, newId: NewId): AdvancedConditional {
  const seen = new Set([''])
  return renamed(conditional, (id) => {
    if (seen.has(id)) return newId()
    seen.add(id)
    return id
  })
}

/** Deep copy with new ids, for pasting onto another field. */
export function copyConditional(conditional: Conditional, newId: NewId): Conditional {
  return isSimple(conditional) ? { ...conditional } : renamed(conditional, newId)
}

/** Appends a rule to a group. An unknown group id changes nothing. */
export function addRule(
  conditional: AdvancedConditional,
  groupId: GroupId,
  rule: Rule,
): AdvancedConditional {
  return changeGroup(conditional, groupId, (group) => ({ ...group, rules: [...group.rules, rule] }))
}

/** Appends a group to another. An unknown group id changes nothing. */
export function addGroup(
  conditional: AdvancedConditional,
  groupId: GroupId,
  added: Group,
): AdvancedConditional {
  return changeGroup(conditional, groupId, (group) => ({
    ...group,
    groups: [...group.groups, added],
  }))
}

/** Changes members of a rule. An unknown rule id changes nothing. */
export function updateRule(
  conditional: AdvancedConditional,
  ruleId: string,
  change: Partial<Omit<Rule, 'id'>>,
): AdvancedConditional {
  return everyGroup(conditional, (group) => ({
    ...group,
    rules: group.rules.map((rule) => {
      if (rule.id !== ruleId) return rule
      const { valueFrom, ...changed } = { ...rule, ...change }
      return { ...changed, ...(valueFrom !== undefined && { valueFrom }) }
    }),
  }))
}

/** Sets a group to "all of" (`AND`) or "any of" (`OR`). */
export function setGroupOperator(
  conditional: AdvancedConditional,
  groupId: GroupId,
  operator: GroupOperator,
): AdvancedConditional {
  return changeGroup(conditional, groupId, (group) => ({ ...group, operator }))
}

/** Removes a rule. Its group stays, even when empty. */
export function removeRule(conditional: AdvancedConditional, ruleId: string): AdvancedConditional {
  return everyGroup(conditional, (group) => ({
    ...group,
    rules: group.rules.filter(({ id }) => id !== ruleId),
  }))
}

/** Removes a group with all its rules and groups. */
export function removeGroup(
  conditional: AdvancedConditional,
  groupId: string,
): AdvancedConditional {
  return everyGroup(conditional, (group) => ({
    ...group,
    groups: group.groups.filter(({ id }) => id !== groupId),
  }))
}

/** Moves a rule to an index in any group. `index` does not count the rule itself. */
export function moveRule(
  conditional: AdvancedConditional,
  ruleId: string,
  toGroupId: GroupId,
  index: number,
): AdvancedConditional {
  const rule = groupsOf(conditional).flatMap(
    ({ rules }) => rules.find(({ id }) => id === ruleId) ?? [],
  )[0]
  if (rule === undefined || !hasGroup(conditional, toGroupId)) return conditional
  return changeGroup(removeRule(conditional, ruleId), toGroupId, (group) => ({
    ...group,
    rules: group.rules.toSpliced(index, 0, rule),
  }))
}

/** Moves a group into another. Moving it into itself or its own inner groups changes nothing. */
export function moveGroup(
  conditional: AdvancedConditional,
  groupId: string,
  toGroupId: GroupId,
  index: number,
): AdvancedConditional {
  const moved = groupsOf(conditional).flatMap(
    ({ groups }) => groups.find(({ id }) => id === groupId) ?? [],
  )[0]
  const without = removeGroup(conditional, groupId)
  if (moved === undefined || !hasGroup(without, toGroupId)) return conditional
  return changeGroup(without, toGroupId, (group) => ({
    ...group,
    groups: group.groups.toSpliced(index, 0, moved),
  }))
}

/** Inserts a copy directly below the rule. */
export function duplicateRule(
  conditional: AdvancedConditional,
  ruleId: string,
  newId: NewId,
): AdvancedConditional {
  return everyGroup(conditional, (group) => {
    const index = group.rules.findIndex(({ id }) => id === ruleId)
    const rule = group.rules[index]
    if (rule === undefined) return group
    return { ...group, rules: group.rules.toSpliced(index + 1, 0, { ...rule, id: newId() }) }
  })
}

/** Moves a rule into a new first inner group of its group. The new group has the opposite operator. */
export function wrapRule(
  conditional: AdvancedConditional,
  ruleId: string,
  newId: NewId,
): AdvancedConditional {
  return everyGroup(conditional, (group) => {
    const rule = group.rules.find(({ id }) => id === ruleId)
    if (rule === undefined) return group
    const operator = group.operator === 'AND' ? 'OR' : 'AND'
    const wrapped: Group = { id: newId(), operator, rules: [rule], groups: [] }
    return {
      ...group,
      rules: group.rules.filter((other) => other !== rule),
      groups: [wrapped, ...group.groups],
    }
  })
}

/** Removes a group and moves its rules and groups to its parent. */
export function unwrapGroup(
  conditional: AdvancedConditional,
  groupId: string,
): AdvancedConditional {
  return everyGroup(conditional, (group) => {
    const index = group.groups.findIndex(({ id }) => id === groupId)
    const inner = group.groups[index]
    if (inner === undefined) return group
    return {
      ...group,
      rules: [...group.rules, ...inner.rules],
      groups: group.groups.toSpliced(index, 1, ...inner.groups),
    }
  })
}

function hasGroup(conditional: AdvancedConditional, groupId: GroupId): boolean {
  return (
    groupId === null ||
    groupsOf(conditional).some(({ groups }) => groups.some(({ id }) => id === groupId))
  )
}

function groupsOf(branch: Branch): readonly Branch[] {
  return [branch, ...branch.groups.flatMap(groupsOf)]
}

function changeGroup(
  conditional: AdvancedConditional,
  groupId: GroupId,
  change: <B extends Branch>(group: B) => B,
): AdvancedConditional {
  if (groupId === null) return change(conditional)
  return everyGroup(conditional, (group) => ({
    ...group,
    groups: group.groups.map((inner) => (inner.id === groupId ? change(inner) : inner)),
  }))
}

function everyGroup<B extends Branch>(branch: B, change: <B extends Branch>(group: B) => B): B {
  return change({ ...branch, groups: branch.groups.map((inner) => everyGroup(inner, change)) })
}

function renamed(
  conditional: AdvancedConditional,
  rename: (id: string) => string,
): AdvancedConditional {
  return everyGroup(conditional, (group) => ({
    ...group,
    rules: group.rules.map((rule) => ({ ...rule, id: rename(rule.id) })),
    groups: group.groups.map((inner) => ({ ...inner, id: rename(inner.id) })),
  }))
}
