import { type Conditional, type Group, isSimple } from './condition.ts'

/** The same logic reading other fields: `idOf` gives the id that takes the place of each. */
export function renameSources(
  conditional: Conditional,
  idOf: (fieldId: string) => string,
): Conditional {
  return isSimple(conditional)
    ? { ...conditional, dependsOn: idOf(conditional.dependsOn) }
    : renameIn(conditional, idOf)
}

function renameIn<B extends Pick<Group, 'rules' | 'groups'>>(
  branch: B,
  idOf: (fieldId: string) => string,
): B {
  return {
    ...branch,
    rules: branch.rules.map((rule) => ({ ...rule, fieldId: idOf(rule.fieldId) })),
    groups: branch.groups.map((group) => renameIn(group, idOf)),
  }
}
