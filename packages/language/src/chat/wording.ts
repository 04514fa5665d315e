import {
  asGroup,
  type Conditional,
  type Group,
  type Rule,
} from '@ramiform/core/conditions/condition'
import { isOperator, needsValue, operators } from '@ramiform/core/conditions/operators'

type Branch = Pick<Group, 'operator' | 'rules' | 'groups'>
type LabelOf = (fieldId: string) => string

/** Returns a rule as a sentence: “Company” is shown when “Plan” is “Pro”. `understandSentence` reads it back. */
export function ruleSentence(label: string, conditional: Conditional, labelOf: LabelOf): string {
  return `“${label}” is shown when ${branchSentence(asGroup(conditional), labelOf)}.`
}

function branchSentence({ operator, rules, groups }: Branch, labelOf: LabelOf): string {
  const word = operator === 'AND' ? 'and' : 'or'
  const parts = [
    ...rules.map((rule) => ruleWords(rule, labelOf)),
    ...groups.map((group) => `(${branchSentence(group, labelOf)})`),
  ]
  return parts.join(` ${word} `)
}

function ruleWords({ fieldId, condition, value, valueFrom }: Rule, labelOf: LabelOf): string {
  const known = isOperator(condition) ? operators[condition] : null
  const field = `“${labelOf(fieldId)}” ${known?.label ?? condition}`
  const compared = valueFrom === undefined ? value : labelOf(valueFrom)
  return known?.needsValue === false ? field : `${field} “${compared}”`
}

const signs: Readonly<Record<string, string>> = {
  equals: '=',
  not_equals: '≠',
  contains: 'contains',
  greater_than: '>',
  less_than: '<',
  is_empty: 'is empty',
  is_not_empty: 'is not empty',
}

/** Returns a rule as pseudocode. */
export function ruleCode(label: string, conditional: Conditional, labelOf: LabelOf): string {
  const condition = codeLines(asGroup(conditional), labelOf).join('\n   ')
  return `IF ${condition}\nTHEN SHOW ${marked(label)}\nELSE HIDE ${marked(label)}`
}

function codeLines({ operator, rules, groups }: Branch, labelOf: LabelOf): readonly string[] {
  const parts = [
    ...rules.map((rule) => [ruleCodeLine(rule, labelOf)]),
    ...groups.map((group) => ['(', ...codeLines(group, labelOf).map((line) => `   ${line}`), ')']),
  ]
  return parts.flatMap(([first = '', ...lines], index) => [
    index > 0 ? `${operator} ${first}` : first,
    ...lines,
  ])
}

function ruleCodeLine({ fieldId, condition, value, valueFrom }: Rule, labelOf: LabelOf): string {
  const compared = valueFrom === undefined ? value : labelOf(valueFrom)
  return `${marked(labelOf(fieldId))} ${signs[condition] ?? condition}${needsValue(condition) ? ` ${marked(compared)}` : ''}`
}

const marked = (text: string) => JSON.stringify(text)

/** Returns a rule as a text tree: the field, and its conditions below. */
export function ruleTree(label: string, conditional: Conditional, labelOf: LabelOf): string {
  const group = asGroup(conditional)
  const [only, ...more] = [...group.rules, ...group.groups]
  if (only !== undefined && !('rules' in only) && more.length === 0)
    return `${label}\n└── shown when ${ruleWords(only, labelOf)}`
  const lines = branchLines(group, labelOf).map((line) => `    ${line}`)
  return [label, `└── shown when ${reach(group)}`, ...lines].join('\n')
}

const reach = ({ operator }: Branch) => (operator === 'AND' ? 'all of' : 'any of')

function branchLines({ rules, groups }: Branch, labelOf: LabelOf): readonly string[] {
  const parts = [
    ...rules.map((rule) => [ruleWords(rule, labelOf)]),
    ...groups.map((group) => [reach(group), ...branchLines(group, labelOf)]),
  ]
  return parts.flatMap(([first = '', ...lines], index) => {
    const isLast = index === parts.length - 1
    return [
      `${isLast ? '└── ' : '├── '}${first}`,
      ...lines.map((line) => `${isLast ? '    ' : '│   '}${line}`),
    ]
  })
}
