import { type Conditional, type Group, isSimple, type Rule } from './condition.ts'

type Read = Pick<Rule, 'fieldId' | 'value' | 'valueFrom'>

/** Returns the logic with other source fields. `idOf` gives the new id for each field id. */
export function renameSources(
  conditional: Conditional,
  idOf: (fieldId: string) => string,
): Conditional {
  return changeRules(conditional, ({ fieldId, value, valueFrom }) => ({
    fieldId: idOf(fieldId),
    value,
    ...(valueFrom !== undefined && { valueFrom: idOf(valueFrom) }),
  }))
}

/** Returns the logic with other values, for renamed options. */
export function renameValues(
  conditional: Conditional,
  valueFor: (fieldId: string, value: string) => string,
): Conditional {
  return changeRules(conditional, ({ fieldId, value, valueFrom }) =>
    valueFrom === undefined
      ? { fieldId, value: valueFor(fieldId, value) }
      : { fieldId, value, valueFrom },
  )
}

function changeRules(conditional: Conditional, change: (read: Read) => Read): Conditional {
  if (!isSimple(conditional)) return changeIn(conditional, change)
  const { dependsOn, condition, ...compared } = conditional
  const { fieldId, ...changed } = change({ fieldId: dependsOn, ...compared })
  return { dependsOn: fieldId, condition, ...changed }
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
