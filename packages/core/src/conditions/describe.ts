import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { hiddenAsFields } from '../hidden-fields.ts'
import {
  asGroup,
  type Conditional,
  type Group,
  type GroupOperator,
  type Rule,
} from './condition.ts'
import { isOperator, operatorLabel, operators } from './operators.ts'

/** Part of a sentence. `missing` marks a part that the owner must still choose. */
export interface Phrase {
  readonly kind: 'text' | 'field' | 'operator' | 'value' | 'missing'
  readonly text: string
}

export interface DescribeOptions {
  /** Maximum number of clauses to write out; the rest are only counted. */
  readonly clauses?: number
}

/** A simplified conditional: groups of one are unwrapped, and "all of" within "all of" is merged. */
type Part = Rule | Several | typeof always
interface Several {
  readonly operator: GroupOperator
  readonly parts: readonly Part[]
}
const always = 'always'

/**
 * Describes a conditional as the rest of a sentence that starts with "shown when": "Attendance is In person, and
 * either Session is Full day or Session is Morning". The phrases include their spaces. Empty for logic without rules.
 */
export function describeConditional(
  conditional: Conditional,
  schema: FormSchema,
  { clauses = Number.POSITIVE_INFINITY }: DescribeOptions = {},
): readonly Phrase[] {
  // A map of all fields would take longer than the few rules of a condition need.
  const sourceOf = (id: string) => {
    const isSource = (field: Field) => field.id === id
    return schema.fields.find(isSource) ?? hiddenAsFields(schema).find(isSource)
  }
  const part = partOf(asGroup(conditional))
  if (part === always) return []
  const several = isSeveral(part) ? part : { operator: 'AND' as const, parts: [part] }
  return describeSeveral(several, clauses, (rule) => describeRule(rule, sourceOf))
}

/**
 * Simplifies a group. A part that always holds is omitted from "all of", but kept in "any of", where it decides the
 * outcome.
 */
function partOf({ operator, rules, groups }: Pick<Group, 'operator' | 'rules' | 'groups'>): Part {
  const parts = [...rules, ...groups.map(partOf)]
    .flatMap((part): readonly Part[] =>
      isSeveral(part) && part.operator === operator ? part.parts : [part],
    )
    .filter((part) => operator === 'OR' || part !== always)
  const [only = always, ...others] = parts
  return others.length === 0 ? only : { operator, parts }
}

function describeSeveral(
  { operator, parts }: Several,
  clauses: number,
  describe: (rule: Rule) => readonly Phrase[],
): readonly Phrase[] {
  const said: Said[] = []
  let left = clauses
  for (const [index, part] of parts.entries()) {
    if (left <= 0) {
      const more = parts.slice(index).reduce((sum, one) => sum + count(one), 0)
      said.push({ phrases: [text(`${more} more`)], isLong: false })
      break
    }
    if (part === always) {
      said.push({ phrases: [missing('always, since a group has no rules')], isLong: false })
      left -= 1
    } else if (!isSeveral(part)) {
      said.push({ phrases: describe(part), isLong: false })
      left -= 1
    } else if (count(part) > left) {
      said.push({ phrases: [text(summary(part, index > 0))], isLong: false })
      left -= 1
    } else {
      said.push({ phrases: withReach(part, describeSeveral(part, left, describe)), isLong: true })
      left -= count(part)
    }
  }
  return joined(said, operator === 'AND' ? 'and' : 'or')
}

function describeRule(rule: Rule, sourceOf: (id: string) => Field | undefined): readonly Phrase[] {
  const source = sourceOf(rule.fieldId)
  const field = describeField(source)
  // Only later endings read an ending.
  if (source?.ending) return [field, text(' is not shown')]
  if (!isOperator(rule.condition)) return [field, text(' '), missing('choose a condition')]
  const { needsValue } = operators[rule.condition]
  const words = operatorLabel(rule.condition, rule.value, source)
  const operator: Phrase = { kind: 'operator', text: words }
  if (!needsValue) return [field, text(' '), operator]
  const value: Phrase =
    rule.valueFrom !== undefined
      ? describeField(sourceOf(rule.valueFrom))
      : rule.value === ''
        ? missing('choose a value')
        : { kind: 'value', text: quoted(rule.value) }
  return [field, text(' '), operator, text(' '), value]
}

function describeField(field: Field | undefined): Phrase {
  return field === undefined
    ? missing('choose a field')
    : { kind: 'field', text: short(field.label) || 'Untitled field' }
}

interface Said {
  readonly phrases: readonly Phrase[]
  /** True when the part contains an "and" or an "or". */
  readonly isLong: boolean
}

/** Joins parts: "a and b"; "a, b and c"; and with a long part: "a, and either b or c". */
function joined(parts: readonly Said[], word: string): readonly Phrase[] {
  return parts.flatMap(({ phrases, isLong }, index) => {
    if (index === 0) return phrases
    const besideLong = isLong || parts[index - 1]?.isLong
    const isLast = index === parts.length - 1
    return [text(besideLong ? `, ${word} ` : isLast ? ` ${word} ` : ', '), ...phrases]
  })
}

/** Marks the extent of a group: two parts with "either" or "both", three or more parts with brackets. */
function withReach({ operator, parts }: Several, phrases: readonly Phrase[]): readonly Phrase[] {
  if (parts.length === 2) return [text(operator === 'OR' ? 'either ' : 'both '), ...phrases]
  return [text(operator === 'OR' ? 'any of (' : 'all of ('), ...phrases, text(')')]
}

function summary(part: Several, hasOthersBefore: boolean): string {
  const others = `${count(part)}${hasOthersBefore ? ' others' : ''}`
  return part.operator === 'OR' ? `any of ${others} is true` : `all of ${others} are true`
}

function count(part: Part): number {
  return isSeveral(part) ? part.parts.reduce((sum, one) => sum + count(one), 0) : 1
}

const isSeveral = (part: Part): part is Several => part !== always && 'parts' in part

/** Longest label or value in a sentence, in characters. */
const longest = 60

function short(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line
}

/** Quotes a value of white space only, so that it is visible. Shortens other values. */
const quoted = (value: string) => (value.trim() === '' ? '“ ”' : short(value))

const text = (words: string): Phrase => ({ kind: 'text', text: words })
const missing = (words: string): Phrase => ({ kind: 'missing', text: words })
