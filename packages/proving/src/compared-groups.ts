import { readDay, readNumber } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { fieldTypes } from '@ramiform/fields'
import type { ComparedAtom } from './compared-answers.ts'
import { daysAround, numbersAround, textsBeside } from './compared-examples.ts'
import type { Atom } from './form-logic.ts'

/** Fields whose answers rules compare, directly or over others. */
export interface ComparedGroup {
  /** positions of the fields */
  readonly fields: readonly number[]
  /** Answers that rules must tell apart. */
  readonly examples: readonly string[]
  /** True when the examples stand for all answers: every order of other answers is also one of examples. */
  readonly isExact: boolean
}

type Rule = Atom['rule']

const equalities: readonly string[] = ['equals', 'not_equals']
const emptiness: readonly string[] = ['is_empty', 'is_not_empty']

/** As many examples as one group has; beyond, they do not stand for all answers. */
const mostExamples = 60

/** The groups of a form's comparisons, each with examples that its fields need (decision 632). */
export function comparedGroups(
  fields: readonly Field[],
  compared: readonly ComparedAtom[],
  atomsOf: readonly (readonly Atom[])[],
): readonly ComparedGroup[] {
  return connected(compared).map((positions) => {
    const own = compared.filter(({ source }) => positions.includes(source))
    const parts = positions.flatMap((position): Part[] => {
      const field = fields[position]
      const type = fieldTypeOf(fieldTypes, field?.type ?? '')
      const rules = (atomsOf[position] ?? []).map(({ rule }) => rule)
      return field && type ? [{ field, type, rules, listed: listedAnswers(field, type) }] : []
    })
    const found = examplesFor(parts, (conditions) =>
      own.filter(({ rule }) => conditions.includes(rule.condition)),
    )
    const isWhole = parts.length === positions.length && !parts.some(({ field }) => field.formula)
    const examples = [...new Set(found.examples)]
    return {
      fields: positions,
      examples: examples.filter((_, at) => at % Math.ceil(examples.length / mostExamples) === 0),
      isExact: isWhole && found.isExact && examples.length <= mostExamples,
    }
  })
}

interface Part {
  readonly field: Field
  readonly type: FieldType
  /** comparisons of the field with values */
  readonly rules: readonly Rule[]
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

function examplesFor(
  parts: readonly Part[],
  comparedBy: (conditions: readonly string[]) => readonly ComparedAtom[],
): Pick<ComparedGroup, 'examples' | 'isExact'> {
  const open = parts.filter(({ listed }) => listed === null)
  const listed = parts.flatMap((part) => part.listed ?? [])
  const named = parts.flatMap(({ rules }) => rules.map(({ value }) => value)).filter(Boolean)
  const isOnly = (conditions: readonly string[]) =>
    open.every(({ rules }) => rules.every(({ condition }) => conditions.includes(condition)))
  const isSized = isOnly([...equalities, ...emptiness, 'greater_than', 'less_than'])
  const hasParts = comparedBy(['contains']).length > 0
  const [first] = open
  if (first === undefined) return { examples: listed, isExact: !hasParts }
  const constants = [...listed, ...named]

  if (open.every(({ type }) => type.comparesAsNumber && type.control === 'line')) {
    const bounds = open.flatMap(({ field: { validation } }) => [validation?.min, validation?.max])
    const isWhole = open.every(({ field }) => field.type === 'quantity')
    const isOneKind = isWhole || open.every(({ field }) => field.type !== 'quantity')
    // Other sources compare texts, and a number has many.
    const areNumbers = parts.every(({ type }) => type.comparesAsNumber)
    const numbers = [...constants.map(readNumber), ...bounds.map((one) => one ?? Number.NaN), 0, 1]
    return {
      examples: numbersAround(numbers, open.length, isWhole),
      isExact: isSized && isOneKind && !hasParts && (areNumbers || !hasEquality(comparedBy)),
    }
  }
  if (open.every(({ type }) => type.comparesAsDay)) {
    return {
      examples: daysAround(constants.map(readDay), open.length),
      isExact: isSized && !hasParts,
    }
  }
  const others = textsBeside(constants, first.field, open.length)
  const areAlike = open.every(({ field, type }) => isFreeText(type) && isAlike(field, first.field))
  const isByText = parts.every(({ type }) => !type.comparesAsNumber)
  const isOfEquals = comparedBy(equalities).length === comparedBy([...equalities, ...sizes]).length
  const isExact =
    areAlike && isByText && isOfEquals && !hasParts && isOnly([...equalities, ...emptiness])
  if (areAlike) {
    return { examples: [...constants, ...others], isExact: isExact && others.length >= open.length }
  }
  return {
    examples: [
      ...constants,
      ...others,
      ...numbersAround(constants.map(readNumber), 1, true),
      ...daysAround(constants.map(readDay), 1),
    ],
    isExact: false,
  }
}

const sizes: readonly string[] = ['greater_than', 'less_than']

const hasEquality = (comparedBy: (conditions: readonly string[]) => readonly ComparedAtom[]) =>
  comparedBy(equalities).length > 0

const isFreeText = (type: FieldType) =>
  type.answerKind === 'text' &&
  !type.hasOptions &&
  !type.comparesAsNumber &&
  !type.comparesAsDay &&
  (type.control === 'line' || type.control === 'lines')

/** True when two fields accept the same texts. */
function isAlike(one: Field, other: Field): boolean {
  const kindOf = ({ type, validation }: Field) =>
    JSON.stringify([type === 'textarea' ? 'text' : type, validation?.min, validation?.max])
  return !one.validation?.pattern && !other.validation?.pattern && kindOf(one) === kindOf(other)
}

/** Positions that comparisons connect. */
function connected(compared: readonly ComparedAtom[]): readonly (readonly number[])[] {
  let groups: readonly (readonly number[])[] = []
  for (const { source, other } of compared) {
    const isTouched = (group: readonly number[]) => group.includes(source) || group.includes(other)
    const joined = new Set([source, other, ...groups.filter(isTouched).flat()])
    groups = [...groups.filter((group) => !isTouched(group)), [...joined]]
  }
  return groups
}
