import type { Answer, Answers } from '@ramiform/core/answers'
import { answerTo } from '@ramiform/core/answers'
import type { Comparing } from '@ramiform/core/conditions/condition'
import { fieldsReadBy, rulesOf } from '@ramiform/core/conditions/condition'
import { comparesOf, isOperator } from '@ramiform/core/conditions/operators'
import { readAnswer, readNumber } from '@ramiform/core/conditions/reading'
import { ruleHolds, ruleHoldsFor } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { rangeOf } from '@ramiform/core/findings/value-range'
import type { FormSchema } from '@ramiform/core/form'
import { type Formula, partsOf, readsOf } from '@ramiform/core/formula'
import { amountDue } from '@ramiform/core/payments/amount-due'
import { currencyRules } from '@ramiform/core/payments/currencies'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import type { Value } from '@ramiform/core/value'
import { computeFormula } from '@ramiform/core/values/compute-formula'
import { textOfResult } from '@ramiform/core/values/compute-values'
import { orderValues } from '@ramiform/core/values/order-values'
import { fieldTypes } from '@ramiform/fields'
import type { AnswerClass } from './answer-class.ts'
import { numbersInside, stretchesBetween } from './stretches.ts'

type Comparison = Comparing

/** A comparison that rules make with the value. */
interface Compared {
  readonly rule: Comparison
}

/** A question that decides about a value, with the comparisons that tell its answers apart. */
export interface ValueSource {
  readonly id: string
  readonly comparisons: readonly Comparison[]
  /** True when answers with equal comparisons give equal results. */
  readonly isExact: boolean
}

/** A value that rules read. */
export interface ValueLogic {
  readonly position: number
  /** Positions of the questions and hidden fields that decide about it, also through other values. */
  readonly sources: readonly number[]
  /** For each source, whether answers with equal comparisons give equal results. No answer at all always does. */
  readonly isExact: readonly boolean[]
  /** True when rules compare it with another answer, so that each result counts. */
  readonly isCompared: boolean
  /** as many combinations of answers as are computed */
  readonly mostCombinations: number
  /** Computes the value from the answers that formulas see. */
  compute(answers: Answers): string
}

/** As many combinations of answers as are computed; beyond, only the range of the value is known. */
export const mostCombinations = 2_000

/** Numbers that examples of a question are apart at, so that examples of a price are small and large. */
const sizes = ['1', '10', '100', '1000', '10000']

/**
 * Comparisons that tell apart small and large numbers within the bounds of a question, and the largest one: sums are
 * compared with limits that only the largest answers reach.
 */
function sizesOf({ validation }: Field): readonly Comparison[] {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = validation ?? {}
  const inside = sizes.filter((size) => Number(size) > min && Number(size) < max)
  return [
    ...inside.map((value) => ({ condition: 'greater_than', value })),
    ...(Number.isFinite(max) ? [{ condition: 'equals', value: String(max) }] : []),
  ]
}

/** A form whose values are fields, as the form that it stands for. */
export function withValuesApart(schema: FormSchema): FormSchema {
  const isValue = ({ formula }: Field) => formula !== undefined
  if (!schema.fields.some(isValue)) return schema
  const values = schema.fields.flatMap(({ id, label, type, formula }): Value[] =>
    formula ? [{ id, name: label, type: type === 'number' ? type : 'text', formula }] : [],
  )
  return { ...schema, fields: schema.fields.filter((field) => !isValue(field)), values }
}

/** What decides about the values of a form. Values in loops have no sources: they are empty. */
export function valuesOf(schema: FormSchema) {
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  const apart = withValuesApart(schema)
  const { inLoops } = orderValues(apart)

  /** The amount of a payment, as core calculates it; empty when none can be charged. */
  function amountText(
    payment: Field,
    formula: Formula,
    answers: Answers,
    known: Map<string, string>,
  ): string {
    const values = readsOf(formula).flatMap((id): [string, string][] => {
      const field = fields.get(id)
      return field?.formula ? [[id, compute(field, answers, known)]] : []
    })
    const due = amountDue(payment, apart, { ...answers, ...Object.fromEntries(values) })
    return 'problem' in due ? '' : String(due.amount / 10 ** currencyRules[due.currency].decimals)
  }

  function compute(value: Field, answers: Answers, known = new Map<string, string>()): string {
    const { id, type, formula, payment } = value
    if (formula === undefined || inLoops.has(id)) return ''
    if (payment !== undefined) return amountText(value, formula, answers, known)
    const same = known.get(id)
    if (same !== undefined) return same
    const answer = (source: string) => {
      const field = fields.get(source)
      return field?.formula
        ? compute(field, answers, known) || undefined
        : answerTo(answers, source)
    }
    const found = computeFormula(formula, {
      answer,
      holds: (rule) =>
        ruleHoldsFor(rule, (of) => readAnswer(answer(of)), fields.get(rule.fieldId), fieldTypes),
    })
    const result = textOfResult(type, found)
    known.set(id, result)
    return result
  }

  function sourcesOf(value: Field): readonly ValueSource[] {
    const found = new Map<string, { comparisons: Comparison[]; isExact: boolean }>()
    const seen = new Set([value.id])
    const note = (id: string, comparisons: readonly Comparison[], isExact: boolean) => {
      const field = fields.get(id)
      if (field === undefined) return
      if (field.formula) {
        if (!seen.has(id) && !inLoops.has(id)) visit(field.formula)
        seen.add(id)
        return
      }
      const known = found.get(id) ?? {
        comparisons: [{ condition: 'is_empty', value: '' }],
        isExact: true,
      }
      known.comparisons.push(...comparisons)
      known.isExact &&= isExact || fixedAnswer(field) !== undefined
      found.set(id, known)
    }
    const visit = (part: Formula) => {
      if ('id' in part) {
        const field = fields.get(part.id)
        const type = fieldTypeOf(fieldTypes, field?.type ?? '')
        const condition = type?.answerKind === 'text' ? 'equals' : 'contains'
        const isListed =
          type?.hasOptions === true && type.control !== 'ranking' && field?.other === undefined
        const named =
          part.kind === 'points'
            ? part.points.map(({ option }) => option)
            : isListed
              ? (field?.options ?? [])
              : []
        const isExact =
          part.kind === 'points'
            ? type?.control !== 'ranking' && type?.comparesAsNumber !== true
            : isListed || (part.kind === 'count' && condition === 'equals')
        // Texts can be numbers, too: those of hidden fields and of *Other*.
        const examples =
          field !== undefined &&
          part.kind === 'answer' &&
          value.type === 'number' &&
          type?.answerKind === 'text' &&
          !isListed
            ? sizesOf(field)
            : []
        note(
          part.id,
          [
            ...named.filter((value) => value !== '').map((value) => ({ condition, value })),
            ...examples,
          ],
          isExact,
        )
      }
      if (part.kind === 'if') {
        for (const rule of rulesOf(part.when)) {
          const { condition, value: compared } = rule
          if (!isOperator(condition)) continue
          // Of two compared answers, only examples are known.
          const isOfTwo = rule.valueFrom !== undefined
          const examples = isOfTwo
            ? sizes.map((value) => ({ condition: 'greater_than', value }))
            : [{ condition, value: compared }]
          for (const id of fieldsReadBy(rule)) note(id, examples, !isOfTwo)
        }
      }
      partsOf(part).forEach(visit)
    }
    if (value.formula && !inLoops.has(value.id)) visit(value.formula)
    return [...found].map(([id, source]) => ({ id, ...source }))
  }

  return { compute, sourcesOf }
}

/** A combination of answers to the questions that decide about a value, as indexes of their classes. */
interface Combination {
  readonly at: readonly number[]
  readonly result: string
}

/** Combinations of answers that were found, with the result of each. Null when there are too many. */
function combinationsOf(
  { sources, compute, mostCombinations }: ValueLogic,
  fields: readonly Field[],
  classes: readonly (readonly AnswerClass[])[],
): readonly Combination[] | null {
  const own = sources.map((position) => classes[position] ?? [])
  if (own.reduce((product, { length }) => product * length, 1) > mostCombinations) return null
  let all: (readonly number[])[] = [[]]
  for (const some of own) {
    const certain = [...some.keys()].filter((at) => isPlain(some[at]))
    all = all.flatMap((before) => certain.map((at) => [...before, at]))
  }
  return all.map((at) => {
    const answers = Object.fromEntries(
      at.flatMap((index, which): [string, Answer][] => {
        const answer = own[which]?.[index]?.example
        return answer === undefined ? [] : [[fields[sources[which] ?? -1]?.id ?? '', answer]]
      }),
    )
    return { at, result: compute(answers) }
  })
}

/** A class whose answers were found and are treated alike. */
const isPlain = (one: AnswerClass | undefined) =>
  one?.isCertain === true && !one.truth.includes(null)

/** True when every answer to the sources is in a combination. */
const coversAll = (
  { sources, isExact }: ValueLogic,
  classes: readonly (readonly AnswerClass[])[],
) => isExact.every(Boolean) && sources.every((position) => (classes[position] ?? []).every(isPlain))

/** Classes of a value: those of the combinations, and what else its formula could give. */
export function classesOfValue(
  value: ValueLogic,
  fields: readonly Field[],
  atoms: readonly Compared[],
  classes: readonly (readonly AnswerClass[])[],
): readonly AnswerClass[] {
  const field = fields[value.position]
  if (field === undefined) return []
  const byTruth = new Map<string, AnswerClass>()
  const combinations = combinationsOf(value, fields, classes)
  for (const { result } of combinations ?? []) {
    const truth = truthOf(result, field, atoms)
    const key = keyOf(value, truth, result)
    const example = result || undefined
    if (!byTruth.has(key)) byTruth.set(key, { example, truth, isCertain: true, canBeSent: true })
  }
  const found = [...byTruth.values()]
  if (combinations !== null && coversAll(value, classes)) return found
  const fieldOf = (id: string) => fields.find((one) => one.id === id)
  const range =
    field.type === 'number' && field.formula
      ? rangeOf(field.formula, fieldOf)
      : { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  const { min = range.least, max = range.most } = field.validation ?? {}
  const [least, most] = [Math.max(range.least, min), Math.min(range.most, max)]
  const truths =
    field.type === 'number' && !value.isCompared
      ? truthsOfNumbers(field, atoms, least, most)
      : [atoms.map(({ rule }) => truthInRange(rule, least, most))]
  const open = truths
    .filter((truth) => !byTruth.has(JSON.stringify(truth)))
    .map((truth): AnswerClass => {
      // Without combinations, a state is confirmed by computing it.
      const isCertain = combinations === null
      return { example: undefined, truth, isCertain, canBeSent: true }
    })
  return [...found, ...open]
}

/** Outcomes of the comparisons for no result, and for the numbers in a range, which lie between those compared with. */
function truthsOfNumbers(
  field: Field,
  atoms: readonly Compared[],
  least: number,
  most: number,
): readonly AnswerClass['truth'][] {
  const compared = atoms.map(({ rule }) => readNumber(rule.value))
  const thresholds = compared.filter((number) => !Number.isNaN(number))
  const inside = stretchesBetween(thresholds).filter((stretch) =>
    stretch.kind === 'point'
      ? stretch.at >= least && stretch.at <= most
      : least <= most && stretch.from < most && stretch.to > least,
  )
  const ofNumbers = inside.map((stretch) => {
    const number = numbersInside(stretch).find((one) => readNumber(String(one)) === one)
    const truth = number === undefined ? [] : truthOf(String(number), field, atoms)
    return atoms.map(({ rule: { condition } }, at) => {
      if (condition === 'is_empty') return false
      if (condition === 'is_not_empty') return true
      const isOpen = comparesOf(condition) === 'part' || Number.isNaN(compared[at])
      return isOpen ? null : (truth[at] ?? null)
    })
  })
  const all = [truthOf('', field, atoms), ...ofNumbers]
  return [...new Map(all.map((truth) => [JSON.stringify(truth), truth])).values()]
}

const keyOf = ({ isCompared }: ValueLogic, truth: AnswerClass['truth'], result: string) =>
  JSON.stringify(isCompared ? [truth, result] : truth)

function truthOf(result: string, field: Field, atoms: readonly Compared[]): readonly boolean[] {
  const seen = readAnswer(result)
  return atoms.map(({ rule }) => ruleHolds(rule, seen, field, fieldTypes))
}

/** Outcome of a comparison for every number in a range and for no result; null where they differ. */
function truthInRange({ condition, value }: Comparison, least: number, most: number) {
  const compared = readNumber(value)
  if (Number.isNaN(compared)) return null
  const isOutside = compared < least || compared > most
  if (condition === 'greater_than' && most <= compared) return false
  if (condition === 'less_than' && least >= compared) return false
  if (condition === 'equals' && isOutside) return false
  return condition === 'not_equals' && isOutside ? true : null
}

/** For each combination: the classes of the sources, by position and index, and the class of the value that follows. */
export function* linksOfValue(
  value: ValueLogic,
  fields: readonly Field[],
  atoms: readonly Compared[],
  classes: readonly (readonly AnswerClass[])[],
): Iterable<{
  readonly sources: readonly (readonly [position: number, at: number])[]
  readonly at: number
  /** False when other answers of the classes may give another result. */
  readonly isExact: boolean
}> {
  const field = fields[value.position]
  const own = classes[value.position] ?? []
  if (field === undefined) return
  const places = new Map(
    own.map(({ truth, example }, at) => [keyOf(value, truth, String(example ?? '')), at]),
  )
  for (const { at, result } of combinationsOf(value, fields, classes) ?? []) {
    const place = places.get(keyOf(value, truthOf(result, field, atoms), result))
    if (place === undefined) continue
    yield {
      sources: at.map((index, which) => [value.sources[which] ?? -1, index] as const),
      at: place,
      isExact: at.every((index, which) => index === 0 || value.isExact[which] === true),
    }
  }
}
