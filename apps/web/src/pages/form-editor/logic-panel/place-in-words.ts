import type { AdvancedConditional, Group } from '@ramiform/core/conditions/condition'

/** New position for screen readers: `Rule moved to position 2 of 3 in "Any of", level 2`. */
export function placeInWords(
  logic: AdvancedConditional,
  kind: 'rule' | 'group',
  id: string,
): string {
  const found = find(logic, kind, id, 1)
  if (found === null) return ''
  const { index, count, operator, level } = found
  const name = kind === 'rule' ? 'Rule' : 'Group'
  const group = operator === 'AND' ? 'All of' : 'Any of'
  return `${name} moved to position ${index + 1} of ${count} in "${group}", level ${level}`
}

interface Found {
  readonly index: number
  readonly count: number
  readonly operator: Group['operator']
  readonly level: number
}

function find(
  branch: Pick<Group, 'operator' | 'rules' | 'groups'>,
  kind: 'rule' | 'group',
  id: string,
  level: number,
): Found | null {
  const { operator, rules, groups } = branch
  const among: readonly { readonly id: string }[] = kind === 'rule' ? rules : groups
  const index = among.findIndex((one) => one.id === id)
  if (index !== -1) return { index, count: among.length, operator, level }
  for (const group of groups) {
    const found = find(group, kind, id, level + 1)
    if (found !== null) return found
  }
  return null
}
