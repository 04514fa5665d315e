import {
  type AdvancedConditional,
  type Conditional,
  type Group,
  isSimple,
  type Rule,
  rulesOf,
  type SimpleConditional,
} from './condition.ts'

export type RuleTest = (rule: Rule) => boolean

/**
 * A conditional without some of its rules; undefined when no rule is left, since the field is then always shown.
 *
 * A group without rules holds (decision 8). So a group that loses its last rule goes too: left behind, it would
 * make every `Any of` around it true and show what the owner meant to hide. For the same reason a group goes
 * whose only remains are groups without rules. A group that had no rules to begin with says what it always said,
 * and stays.
 */
export function withoutRules(conditional: Conditional, isGone: RuleTest): Conditional | undefined {
  if (!rulesOf(conditional).some(isGone)) return conditional
  if (isSimple(conditional)) return undefined
  return pruned(conditional, isGone) ?? undefined
}

type Branch = AdvancedConditional | Group

function pruned<B extends Branch>(branch: B, isGone: RuleTest): B | null {
  const own = rulesOf(branch)
  if (!own.some(isGone)) return branch
  if (own.every(isGone)) return null
  return {
    ...branch,
    rules: branch.rules.filter((rule) => !isGone(rule)),
    groups: branch.groups.flatMap((group) => pruned(group, isGone) ?? []),
  }
}

/** Changes rules where they stand. What does not change is shared with the conditional given. */
export function mapRules(conditional: Conditional, change: (rule: Rule) => Rule): Conditional {
  if (!isSimple(conditional)) return mapped(conditional, change)
  const [rule] = rulesOf(conditional)
  if (rule === undefined) return conditional
  const next = change(rule)
  return isSameRule(next, rule) ? conditional : asSimple(next)
}

/** True when two rules read the same answers and compare them alike. */
export function isSameRule(one: Rule, other: Rule): boolean {
  return (
    one === other ||
    (one.fieldId === other.fieldId &&
      one.condition === other.condition &&
      one.value === other.value &&
      one.valueFrom === other.valueFrom)
  )
}

/** Fields, condition and value of a rule, without its id: a key for logic with equal meaning. */
export function ruleKey({ fieldId, condition, value, valueFrom }: Rule): readonly string[] {
  return valueFrom === undefined ? [fieldId, condition, value] : [fieldId, condition, '', valueFrom]
}

/** One rule as simple logic. */
export function asSimple({ fieldId, condition, value, valueFrom }: Rule): SimpleConditional {
  return {
    dependsOn: fieldId,
    condition,
    value,
    ...(valueFrom !== undefined && { valueFrom }),
  }
}

function mapped<B extends Branch>(branch: B, change: (rule: Rule) => Rule): B {
  const rules = branch.rules.map(change)
  const groups = branch.groups.map((group) => mapped(group, change))
  const isSame =
    rules.every((rule, index) => rule === branch.rules[index]) &&
    groups.every((group, index) => group === branch.groups[index])
  return isSame ? branch : { ...branch, rules, groups }
}
