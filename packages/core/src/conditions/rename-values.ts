import { type Conditional, type Group, isSimple } from './condition.ts'

type ValueFor = (fieldId: string, value: string) => string

/** The same logic with other values: `valueFor` gives the one that takes the place of each. */
export function renameValues(conditional: Conditional, valueFor: ValueFor): Conditional {
  return isSimple(conditional)
    ? { ...conditional, value: valueFor(conditional.dependsOn, conditional.value) }
    : renameIn(conditional, valueFor)
}

function renameIn<B extends Pick<Group, 'rules' | 'groups'>>(branch: B, valueFor: ValueFor): B {
  return {
    ...branch,
    rules: branch.rules.map((rule) => ({ ...rule, value: valueFor(rule.fieldId, rule.value) })),
    groups: branch.groups.map((group) => renameIn(group, valueFor)),
  }
}
