import { asGroup, type Conditional, type Group, type Rule } from '../conditions/condition.ts'
import type { Formula, Joined } from '../formula.ts'
import type { FormulaSource } from './sources-of-formulas.ts'

/** How strongly parts hold together. Weaker parts need brackets. */
const strength = { sum: 1, difference: 1, product: 2, division: 2 } as const
const signs = { sum: ' + ', difference: ' - ', product: ' * ', division: ' / ' } as const

/** Writes a formula as people read it, such as `{Guests} * 12.5`. `readFormula` reads it back. */
export function writeFormula(formula: Formula, sources: readonly FormulaSource[]): string {
  const names = new Map(sources.map(({ id, name }) => [id, name]))
  // A deleted question: the formula says so, and nothing reads it back.
  const nameOf = (id: string) => `{${names.get(id) ?? 'Deleted question'}}`

  const write = (part: Formula): string => {
    switch (part.kind) {
      case 'number':
        return plainNumber(part.value)
      case 'text':
        return quoted(part.value)
      case 'answer':
        return nameOf(part.id)
      case 'count':
        return `count(${nameOf(part.id)})`
      case 'points':
        return `points(${[
          nameOf(part.id),
          ...part.points.map(({ option, points }) => `${quoted(option)} = ${plainNumber(points)}`),
        ].join(', ')})`
      case 'round':
        return part.places === 0
          ? `round(${write(part.of)})`
          : `round(${write(part.of)}, ${part.places})`
      case 'min':
      case 'max':
        return `${part.kind}(${part.of.map(write).join(', ')})`
      case 'if':
        return `if(${writeCondition(part.when, nameOf)}, ${write(part.yes)}, ${write(part.no)})`
      default:
        return part.of
          .map((one, at) => (needsBrackets(one, part, at) ? `(${write(one)})` : write(one)))
          .join(signs[part.kind])
    }
  }
  return write(formula)
}

const isJoined = (formula: Formula): formula is Joined => formula.kind in strength

function needsBrackets(part: Formula, around: Joined, at: number): boolean {
  if (!isJoined(part)) return false
  const [inner, outer] = [strength[part.kind], strength[around.kind]]
  // Signs of one rank are read from the left, and equal ones as one list.
  return inner < outer || (inner === outer && (at > 0 || part.kind === around.kind))
}

function writeCondition(when: Conditional, nameOf: (id: string) => string): string {
  const { operator, rules, groups } = asGroup(when)
  const comparison = asComparison({ operator, rules, groups })
  if (comparison !== undefined) return writeRule(comparison, nameOf)
  const parts = [
    ...rules.map((rule) => writeRule(rule, nameOf)),
    ...groups.map((group) => {
      const one = asComparison(group)
      return one === undefined ? `(${writeCondition(group, nameOf)})` : writeRule(one, nameOf)
    }),
  ]
  return parts.join(operator === 'AND' ? ' and ' : ' or ')
}

/** "Greater than or equal" is a group of two rules. */
function asComparison({
  operator,
  rules,
  groups,
}: Pick<Group, 'operator' | 'rules' | 'groups'>): Rule | undefined {
  const [first, second, ...others] = rules
  if (operator !== 'OR' || groups.length > 0 || others.length > 0) return undefined
  if (first === undefined || second?.condition !== 'equals') return undefined
  const isOne =
    first.fieldId === second.fieldId &&
    first.value === second.value &&
    first.valueFrom === second.valueFrom
  if (!isOne || !(first.condition in orEqual)) return undefined
  return { ...first, condition: `${first.condition} or equal` }
}

const orEqual = { greater_than: '>=', less_than: '<=' }

const signOf: Readonly<Record<string, string>> = {
  equals: '=',
  not_equals: '!=',
  greater_than: '>',
  less_than: '<',
  'greater_than or equal': '>=',
  'less_than or equal': '<=',
  contains: 'contains',
  is_empty: 'is empty',
  is_not_empty: 'is not empty',
}

function writeRule(
  { fieldId, condition, value, valueFrom }: Rule,
  nameOf: (id: string) => string,
): string {
  const sign = signOf[condition] ?? condition
  if (sign.startsWith('is ')) return `${nameOf(fieldId)} ${sign}`
  if (valueFrom !== undefined) return `${nameOf(fieldId)} ${sign} ${nameOf(valueFrom)}`
  return `${nameOf(fieldId)} ${sign} ${/^-?\d+(\.\d+)?$/.test(value) ? value : quoted(value)}`
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A number without an exponent. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}
