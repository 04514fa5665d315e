import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import { dependsOnToday } from '@ramiform/core/day-limits'
import type { Field } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'
import type { Atom, ComparedAtom } from './atom.ts'
import { daysAround, numbersAround, textsBeside } from './compared-examples.ts'

/** Fields whose answers rules compare, directly or over others. */
export interface ComparedGroup {
  /** positions of the fields */
  readonly fields: readonly number[]
  /** Answers that rules must tell apart. */
  readonly examples: readonly string[]
  /** True when the examples stand for all answers: every order of other answers is also one of examples. */
  readonly isExact: boolean
}

type Examples = Pick<ComparedGroup, 'examples' | 'isExact'>

const equalities: readonly string[] = ['equals', 'not_equals']
const emptiness: readonly string[] = ['is_empty', 'is_not_empty']
const sizes: readonly string[] = ['greater_than', 'less_than']

/** As many examples as a group has; beyond, they do not stand for all answers. Large groups have fewer. */
const mostExamples = 60
const mostInGroup = 600
const fewestExamples = 4

/**
 * The groups of a form's comparisons, each with examples that its fields need (decision 632).
 *
 * @param atomsOf by position: the comparisons of each field with values
 */
export function comparedGroups(
  fields: readonly Field[],
  compared: readonly ComparedAtom[],
  atomsOf: readonly (readonly Atom[])[],
): readonly ComparedGroup[] {
  return connected(compared).map((positions) => {
    const parts = positions.flatMap((position): Part[] => {
      const field = fields[position]
      const type = fieldTypeOf(fieldTypes, field?.type ?? '')
      const rules = (atomsOf[position] ?? []).map(({ rule }) => rule)
      return field && type ? [{ field, type, rules, listed: listedAnswers(field, type) }] : []
    })
    const conditions = new Set(
      compared.flatMap(({ source, rule }) => (positions.includes(source) ? rule.condition : [])),
    )
    const found = examplesFor(parts, conditions)
    const isWhole = parts.length === positions.length && !parts.some(({ field }) => field.formula)
    const examples = [...new Set(found.examples)]
    const most = Math.max(fewestExamples, Math.min(mostExamples, mostInGroup / positions.length))
    const step = Math.ceil(examples.length / most)
    return {
      fields: positions,
      examples: examples.filter((_, at) => at % step === 0),
      isExact: isWhole && found.isExact && step <= 1,
    }
  })
}

interface Part {
  readonly field: Field
  readonly type: FieldType
  /** comparisons of the field with values */
  readonly rules: readonly Atom['rule'][]
  /** All answers of a field that has few, as texts; null for a field that accepts others. */
  readonly listed: readonly string[] | null
}

/** Options and fixed prices. Of several chosen options, a comparison reads only which ones there are. */
function listedAnswers(field: Field, type: FieldType): readonly string[] | null {
  const fixed = fixedAnswer(field)
  if (fixed !== undefined) return [fixed]
  if (!type.hasOptions || field.other !== undefined || type.control === 'ranking') return null
  return field.options ?? []
}

/** @param compared conditions that compare two answers of the group */
function examplesFor(parts: readonly Part[], compared: ReadonlySet<string>): Examples {
  const listed = parts.flatMap((part) => part.listed ?? [])
  const open = parts.filter((part) => part.listed === null)
  const [first] = open
  // `contains` depends on more than the order of answers.
  const hasParts = compared.has('contains')
  if (first === undefined) return { examples: listed, isExact: !hasParts }
  const named = [...listed, ...parts.flatMap(({ rules }) => rules.map(({ value }) => value))]
  const found =
    numberExamples(parts, open, named, compared) ??
    dayExamples(open, named) ??
    textExamples(parts, open, named, compared) ??
    mixedExamples(first, open, named)
  return {
    // Two choices can be equal by an option that the open fields do not accept.
    examples: [...listed, ...found.examples],
    isExact: found.isExact && !hasParts && countFor(open) === open.length,
  }
}

function numberExamples(
  parts: readonly Part[],
  open: readonly Part[],
  named: readonly string[],
  compared: ReadonlySet<string>,
): Examples | null {
  if (!open.every(({ type }) => type.comparesAsNumber && type.control === 'line')) return null
  const bounds = open.flatMap(({ field: { validation } }) => [validation?.min, validation?.max])
  const wholes = open.filter(({ field }) => field.type === 'quantity').length
  // Other sources compare texts, and a number has many.
  const isByNumber =
    parts.every(({ type }) => type.comparesAsNumber) || !equalities.some((one) => compared.has(one))
  // 0 and 1 are the lowest price and quantity.
  const numbers = [...named.map(readNumber), ...bounds.map((one) => one ?? Number.NaN), 0, 1]
  return {
    examples: numbersAround(numbers, countFor(open), wholes === open.length),
    isExact: isByNumber && (wholes === 0 || wholes === open.length) && haveOnly(open, sized),
  }
}

function dayExamples(open: readonly Part[], named: readonly string[]): Examples | null {
  if (!open.every(({ type }) => type.comparesAsDay)) return null
  const limits = open.flatMap(({ field: { earliest, latest } }) => [earliest, latest])
  const days = [...named, ...limits.filter((limit) => typeof limit === 'string')]
  return {
    examples: daysAround(days.map(readDay), countFor(open)),
    isExact: haveOnly(open, sized) && !open.some(({ field }) => dependsOnToday(field)),
  }
}

function textExamples(
  parts: readonly Part[],
  open: readonly Part[],
  named: readonly string[],
  compared: ReadonlySet<string>,
): Examples | null {
  const [first] = open
  if (!first || !open.every((part) => isFreeText(part.type) && isAlike(part.field, first.field)))
    return null
  const others = textsBeside(named, first.field, countFor(open))
  return {
    examples: [...named, ...others].filter((text) => text !== ''),
    isExact:
      others.length >= countFor(open) &&
      !sizes.some((one) => compared.has(one)) &&
      // Such a source compares numbers, and a number has many texts.
      !parts.some(({ type }) => type.comparesAsNumber) &&
      haveOnly(open, [...equalities, ...emptiness]),
  }
}

function mixedExamples(first: Part, open: readonly Part[], named: readonly string[]): Examples {
  const all = [
    ...named,
    ...textsBeside(named, first.field, countFor(open)),
    ...numbersAround(named.map(readNumber), 1, true),
    ...daysAround(named.map(readDay), 1),
  ]
  return { examples: all.filter((text) => text !== ''), isExact: false }
}

/** As many answers as are listed between two others; with more fields, they do not stand for all answers. */
const mostBetween = 8

const countFor = (open: readonly Part[]) => Math.min(open.length, mostBetween)

const sized = [...equalities, ...emptiness, ...sizes]

/** True when rules compare the fields with values only by these conditions. */
function haveOnly(open: readonly Part[], conditions: readonly string[]): boolean {
  return open.every(({ rules }) => rules.every(({ condition }) => conditions.includes(condition)))
}

function isFreeText(type: FieldType): boolean {
  return (
    type.answerKind === 'text' &&
    !type.hasOptions &&
    !type.comparesAsNumber &&
    !type.comparesAsDay &&
    (type.control === 'line' || type.control === 'lines')
  )
}

/** True when two fields accept the same texts. */
function isAlike(one: Field, other: Field): boolean {
  const kindOf = ({ type, validation }: Field) =>
    JSON.stringify([type === 'textarea' ? 'text' : type, validation?.min, validation?.max])
  return !one.validation?.pattern && !other.validation?.pattern && kindOf(one) === kindOf(other)
}

/** Positions that comparisons connect. */
function connected(compared: readonly ComparedAtom[]): readonly (readonly number[])[] {
  const groupOf = new Map<number, readonly number[]>()
  for (const { source, other } of compared) {
    const [one, two] = [groupOf.get(source) ?? [source], groupOf.get(other) ?? [other]]
    if (one === two) continue
    const joined = [...new Set([...one, ...two])]
    for (const position of joined) groupOf.set(position, joined)
  }
  return [...new Set(groupOf.values())]
}
