import { type Conditional, type Group, isSimple, type Rule } from './condition.ts'

type Read = Pick<Rule, 'fieldId' | 'value'>

/** Returns the logic with other source fields. `idOf` gives the new id for each field id. */
export function renameSources(
  conditional: Conditional,
  idOf: (fieldId: string) => string,
): Conditional {
  return changeRules(conditional, ({ fieldId, value }) => ({ fieldId: idOf(fieldId), value }))
}

/** Returns the logic with other values, for renamed options. */
export function renameValues(
  conditional: Conditional,
  valueFor: (fieldId: string, value: string) => string,
): Conditional {
  return changeRules(conditional, ({ fieldId, value }) => ({
    fieldId,
    value: valueFor(fieldId, value),
  }))
}

function changeRules(conditional: Conditional, change: (read: Read) => Read): Conditional {
  if (!isSimple(conditional)) return changeIn(conditional, change)
  const { dependsOn, condition, value } = conditional
  const changed = change({ fieldId: dependsOn, value })
  return { dependsOn: changed.fieldId, condition, value: changed.value }
}

function changeIn<B extends Pick<Group, 'rules' | 'groups'>>(
  branch: B,
  change: (read: Read) => Read,
): B {
  return {
    ...branch,
    rules: branch.rules.map((rule) => ({ ...rule, ...change(rule) })),
    groups: branch.groups.map((group) => changeIn(group, change)),
  }
}
