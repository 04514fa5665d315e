import type { FormSchema } from '../form.ts'
import { asGroup, type Conditional, type Group, type Rule, rulesOf } from './condition.ts'
import { isOperator, operators } from './operators.ts'

/** A piece of a sentence; `missing` asks for what the owner has not chosen yet. */
export interface Phrase {
  readonly kind: 'text' | 'field' | 'operator' | 'value' | 'missing'
  readonly text: string
}

export interface DescribeOptions {
  /** how many clauses are spelled out before the rest is only counted */
  readonly clauses?: number
}

type Branch = Pick<Group, 'operator' | 'rules' | 'groups'>

/**
 * A conditional as a sentence that goes on after "shown when": "Attendance is In person and either Session is
 * Full day or Session is Morning". Joined without spaces the phrases read well. Empty for logic without rules.
 */
export function describeConditional(
  conditional: Conditional,
  schema: FormSchema,
  { clauses = Number.POSITIVE_INFINITY }: DescribeOptions = {},
): readonly Phrase[] {
  const labels = new Map(schema.fields.map(({ id, label }) => [id, label]))
  return describeBranch(asGroup(conditional), clauses, (rule) => describeRule(rule, labels))
}

function describeBranch(
  branch: Branch,
  clauses: number,
  describe: (rule: Rule) => readonly Phrase[],
): readonly Phrase[] {
  const children = [...branch.rules, ...branch.groups.filter((group) => ruleCount(group) > 0)]
  const parts: (readonly Phrase[])[] = []
  let left = clauses
  for (const [index, child] of children.entries()) {
    if (left <= 0) {
      const more = children.slice(index).reduce((sum, one) => sum + ruleCount(one), 0)
      parts.push([text(`${more} more`)])
      break
    }
    if (!('rules' in child)) {
      parts.push(describe(child))
      left -= 1
    } else if (ruleCount(child) > left) {
      parts.push([text(summary(child, index > 0))])
      left -= 1
    } else {
      const inner = describeBranch(child, left, describe)
      parts.push(ruleCount(child) === 1 ? inner : [text(opening(child)), ...inner])
      left -= ruleCount(child)
    }
  }
  return joined(parts, branch.operator === 'AND' ? 'and' : 'or')
}

function describeRule(rule: Rule, labels: ReadonlyMap<string, string>): readonly Phrase[] {
  const label = labels.get(rule.fieldId)
  const field: Phrase =
    label === undefined ? missing('choose a field') : { kind: 'field', text: label }
  if (!isOperator(rule.condition)) return [field, text(' '), missing('choose a condition')]
  const { label: words, needsValue } = operators[rule.condition]
  const operator: Phrase = { kind: 'operator', text: words }
  if (!needsValue) return [field, text(' '), operator]
  const value: Phrase =
    rule.value === '' ? missing('choose a value') : { kind: 'value', text: rule.value }
  return [field, text(' '), operator, text(' '), value]
}

/** Two parts: "a and b"; more: "a, b and c". */
function joined(parts: readonly (readonly Phrase[])[], word: string): readonly Phrase[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return part
    return [text(index === parts.length - 1 ? ` ${word} ` : ', '), ...part]
  })
}

/** Says how far a group reaches, since a sentence has no brackets. */
function opening(group: Branch): string {
  if (group.operator === 'OR') return 'either '
  return ruleCount(group) === 2 ? 'both ' : 'all of '
}

function summary(group: Branch, hasOthersBefore: boolean): string {
  const others = `${ruleCount(group)}${hasOthersBefore ? ' others' : ''}`
  return group.operator === 'OR' ? `any of ${others} is true` : `all of ${others} are true`
}

function ruleCount(branch: Branch | Rule): number {
  return 'rules' in branch ? rulesOf(branch).length : 1
}

const text = (words: string): Phrase => ({ kind: 'text', text: words })
const missing = (words: string): Phrase => ({ kind: 'missing', text: words })
