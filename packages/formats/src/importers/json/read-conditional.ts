import type {
  AdvancedConditional,
  Conditional,
  Group,
  Rule,
} from '@ramiform/core/conditions/condition'
import { limits } from '@ramiform/core/limits'
import { cleanText } from '../../reading/clean-text.ts'
import { type Members, membersOf, textIn } from './members.ts'

/**
 * Reads a conditional of either form (spec section 3); null for anything else.
 * @param idOf Returns the imported id of a source field.
 */
export function readConditional(
  value: unknown,
  idOf: (given: string) => string,
): Conditional | null {
  const members = membersOf(value)
  if (members === null) return null
  if (typeof members.dependsOn === 'string') {
    return {
      dependsOn: idOf(members.dependsOn),
      condition: textIn(members, 'condition') ?? '',
      ...comparedWith(members, idOf),
    }
  }
  return readGroup(members, idOf, { rules: limits.rulesPerField }, 1)
}

function readGroup(
  members: Members,
  idOf: (given: string) => string,
  left: { rules: number },
  depth: number,
): AdvancedConditional | null {
  const operator = members.operator
  if ((operator !== 'AND' && operator !== 'OR') || depth > limits.groupDepth) return null
  const rules: Rule[] = []
  for (const entry of listIn(members, 'rules')) {
    const rule = readRule(entry, idOf)
    left.rules -= 1
    if (rule === null || left.rules < 0) return null
    rules.push(rule)
  }
  const groups: Group[] = []
  for (const entry of listIn(members, 'groups')) {
    const inner = membersOf(entry)
    const group = inner === null ? null : readGroup(inner, idOf, left, depth + 1)
    if (group === null) return null
    groups.push({ ...group, id: group.id ?? '' })
  }
  const id = textIn(members, 'id')
  return { ...(id !== null && { id: id.slice(0, 64) }), operator, rules, groups }
}

function readRule(value: unknown, idOf: (given: string) => string): Rule | null {
  const members = membersOf(value)
  if (members === null || typeof members.fieldId !== 'string') return null
  const { operator } = members
  return {
    id: (textIn(members, 'id') ?? '').slice(0, 64),
    fieldId: idOf(members.fieldId),
    condition: (textIn(members, 'condition') ?? '').slice(0, 64),
    ...comparedWith(members, idOf),
    ...((operator === 'AND' || operator === 'OR') && { operator }),
  }
}

/** The value, or the field whose answer is the value. */
function comparedWith(
  members: Members,
  idOf: (given: string) => string,
): Pick<Rule, 'value' | 'valueFrom'> {
  const { valueFrom } = members
  return {
    value: valueText(members),
    ...(typeof valueFrom === 'string' && { valueFrom: idOf(valueFrom) }),
  }
}

/** The value as text; hand-written ones may be numbers or booleans. */
function valueText({ value }: Members): string {
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? cleanText(String(value), limits.answerCharacters)
    : ''
}

function listIn(members: Members, name: string): readonly unknown[] {
  const value = members[name]
  return Array.isArray(value) ? value : []
}
