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
  const condition = codeLines(asGroup(conditional), labelOf, '   ').join('\n')
  return `IF ${condition.trimStart()}\nTHEN SHOW ${marked(label)}\nELSE HIDE ${marked(label)}`
}

function codeLines(
  { operator, rules, groups }: Branch,
  labelOf: LabelOf,
  indent: string,
): readonly string[] {
  const parts = [
    ...rules.map((rule) => [`${indent}${ruleCodeLine(rule, labelOf)}`]),
    ...groups.map((group) => [
      `${indent}(`,
      ...codeLines(group, labelOf, `${indent}   `),
      `${indent})`,
    ]),
  ]
  const join = operator === 'AND' ? 'AND ' : 'OR '
  return parts.flatMap((lines, index) =>
    lines.map((line, row) =>
      index > 0 && row === 0 ? `${indent}${join}${line.trimStart()}` : line,
    ),
  )
}

function ruleCodeLine({ fieldId, condition, value, valueFrom }: Rule, labelOf: LabelOf): string {
  const compared = valueFrom === undefined ? value : labelOf(valueFrom)
  return `${marked(labelOf(fieldId))} ${signs[condition] ?? condition}${needsValue(condition) ? ` ${marked(compared)}` : ''}`
}

const marked = (text: string) => JSON.stringify(text)

/** Returns a rule as a text tree: the field, and its conditions below. */
export function ruleTree(label: string, conditional: Conditional, labelOf: LabelOf): string {
  const group = asGroup(conditional)
  const [only] = group.rules
  if (group.rules.length === 1 && group.groups.length === 0 && only !== undefined) {
    return `${label}\n└── shown when ${ruleWords(only, labelOf)}`
  }
  return [label, `└── shown when ${reach(group)}`, ...branchLines(group, labelOf, '    ')].join(
    '\n',
  )
}

const reach = ({ operator }: Branch) => (operator === 'AND' ? 'all of' : 'any of')

function branchLines(
  { rules, groups }: Branch,
  labelOf: LabelOf,
  indent: string,
): readonly string[] {
  const parts = [...rules, ...groups]
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1
    const branch = `${indent}${isLast ? '└── ' : '├── '}`
    if (!('rules' in part)) return [`${branch}${ruleWords(part, labelOf)}`]
    return [
      `${branch}${reach(part)}`,
      ...branchLines(part, labelOf, `${indent}${isLast ? '    ' : '│   '}`),
    ]
  })
}
