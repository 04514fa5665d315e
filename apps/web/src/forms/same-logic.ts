import { asGroup, type Conditional, type Group } from '@ramiform/core/conditions/condition'
import { ruleKey } from '@ramiform/core/conditions/conditional-rules'

const keys = new WeakMap<Conditional, string>()

/** Text that is equal for conditionals with the same meaning: ids are ignored, and simple equals advanced. */
export function logicKey(conditional: Conditional): string {
  const known = keys.get(conditional)
  if (known !== undefined) return known
  const key = JSON.stringify(meaningOf(asGroup(conditional)))
  keys.set(conditional, key)
  return key
}

/** Compares two conditionals by meaning. */
export function sameLogic(a: Conditional, b: Conditional): boolean {
  return a === b || logicKey(a) === logicKey(b)
}

/** A conditional without ids, and without operators that are never evaluated (decision 8). */
function meaningOf({
  operator,
  rules,
  groups,
}: Pick<Group, 'operator' | 'rules' | 'groups'>): unknown {
  return {
    operator: rules.length + groups.length === 1 ? null : operator,
    rules: rules.map(ruleKey),
    groups: groups.map(meaningOf),
  }
}
