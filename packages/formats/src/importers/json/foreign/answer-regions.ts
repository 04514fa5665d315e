import { comparisons } from '@ramiform/core/conditions/comparisons'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import { readDay, readNumber, readText } from '@ramiform/core/conditions/reading'
import { all, any, type Logic, rule } from '../../../reading/logic.ts'

export type Rule = Extract<Logic, { kind: 'rule' }>

/** A source of rules, as far as conditions depend on it. */
export interface Source {
  /** True for several answers at once */
  readonly isList?: boolean
  /** All possible answers; absent for texts, numbers, and questions with *Other* */
  readonly options?: readonly string[]
  /** True for a source that always has an answer */
  readonly isFilled?: boolean
}

/** Written logic, with the regions in which it holds. */
export interface Written {
  readonly logic: Logic
  readonly holds: readonly boolean[]
}

/**
 * The answers to one question, divided into regions in which each of its rules either always or never holds. The
 * first region is "no answer".
 */
export interface AnswerRegions {
  /** One answer of each region */
  readonly samples: readonly string[]
  /** Answers that rules name */
  readonly compared: ReadonlySet<string>
  readonly isIn: (rule: Rule) => readonly boolean[]
  /** Rules that hold in all regions of `least` and in none outside of `most`; null if there are none */
  readonly write: (least: readonly boolean[], most: readonly boolean[]) => Written | null
}

/** No rule names this text. */
const otherText = '\u0000'

/** @param rules rules about the question, without `contains` */
export function answerRegions(
  source: string,
  rules: readonly Rule[],
  { options }: Source,
): AnswerRegions {
  const offered = rulesFor(source, rules)
  const seen = new Set<string>()
  const samples = possibleAnswers(rules, options).filter((answer) => {
    const key = offered.map((one) => (holdsFor(one, answer) ? 1 : 0)).join('')
    return !seen.has(key) && seen.add(key)
  })
  const isIn = (one: Rule) => samples.map((answer) => holdsFor(one, answer))
  const known = offered.map((one): Written => ({ logic: one, holds: isIn(one) }))
  const compared = new Set(rules.map(({ value }) => value))
  return { samples, compared, isIn, write: (least, most) => shortest(known, least, most) }
}

function holdsFor({ condition, value }: Rule, answer: string): boolean {
  return comparisons[condition](readText(answer), readText(value), true)
}

const isBound = ({ condition }: Rule) => condition === 'less_than' || condition === 'greater_than'

/** Rules that can express the regions, in the order in which they are written. */
function rulesFor(source: string, rules: readonly Rule[]): readonly Rule[] {
  const bounds = new Set(rules.filter(isBound).map(({ value }) => value))
  const values = new Set(
    rules
      .filter(({ condition }) => !['is_empty', 'is_not_empty'].includes(condition))
      .map(({ value }) => value),
  )
  const each = (condition: OperatorName, of: ReadonlySet<string>) =>
    [...of].map((value) => rule(source, condition, value) as Rule)
  return [
    ...each('equals', values),
    ...each('not_equals', values),
    ...each('greater_than', bounds),
    ...each('less_than', bounds),
    rule(source, 'is_empty') as Rule,
    rule(source, 'is_not_empty') as Rule,
  ]
}

/** Answers that cover all regions: each compared value, and one between and beside them. */
function possibleAnswers(
  rules: readonly Rule[],
  options: readonly string[] | undefined,
): readonly string[] {
  const values = rules.map(({ value }) => value).filter((value) => value !== '')
  const isClosed = rules.every(
    (one) => isBound(one) || one.value === '' || options?.includes(one.value),
  )
  if (options !== undefined && isClosed) return ['', ...options]
  // Where answers are compared by size, other texts are not expected.
  const others = rules.some(isBound) ? [] : [otherText]
  return ['', ...values, ...besideNumbers(values), ...values.flatMap(besideDay), ...others]
}

function besideNumbers(values: readonly string[]): readonly string[] {
  const numbers = values
    .map(readNumber)
    .filter((one) => !Number.isNaN(one))
    .sort((one, other) => one - other)
  return numbers
    .flatMap((one, at) => [one - 1, (one + (numbers[at + 1] ?? one + 2)) / 2])
    .map((one) => String(one))
}

const milliseconds = 86_400_000

function besideDay(value: string): readonly string[] {
  const day = readDay(value)
  if (Number.isNaN(day)) return []
  return [day - milliseconds, day + milliseconds].map((one) =>
    new Date(one).toISOString().slice(0, 10),
  )
}

/** More rules about one question become null, because nobody could read them. */
const mostRules = 100

const isWithin = (inner: readonly boolean[], outer: readonly boolean[]) =>
  inner.every((one, at) => !one || outer[at] === true)

function shortest(
  known: readonly Written[],
  least: readonly boolean[],
  most: readonly boolean[],
): Written | null {
  const fitting = known.filter(({ holds }) => isWithin(least, holds) && isWithin(holds, most))
  const single = fitting.find(({ holds }) => isWithin(holds, least)) ?? fitting[0]
  if (single !== undefined) return single
  const either =
    joined('any', known, least, most) ?? joined('any', [...known, ...pieces(known)], least, most)
  const both = joined('all', known, least, most)
  if (either === null || both === null) return either ?? both
  return either.count < both.count ? either : both
}

/** Each region alone, as rules that together exclude the others: "more than 16 and less than 99". */
function pieces(known: readonly Written[]): readonly Written[] {
  const regions = known[0]?.holds ?? []
  if (regions.length > mostRules) return []
  return regions.flatMap((_, region) => {
    const only = regions.map((__, at) => at === region)
    return joined('all', known, only, only) ?? []
  })
}

/** Alternatives that cover `least`, or rules that together exclude all outside of `most`. */
function joined(
  kind: 'any' | 'all',
  known: readonly Written[],
  least: readonly boolean[],
  most: readonly boolean[],
): (Written & { readonly count: number }) | null {
  // Rules that all must hold exclude what alternatives would cover.
  const isAny = kind === 'any'
  const usable = known.filter(({ holds }) =>
    isAny ? isWithin(holds, most) : isWithin(least, holds),
  )
  const missing = isAny ? [...least] : most.map((one) => !one)
  const chosen = new Set<Written>()
  const gainOf = ({ holds }: Written) =>
    holds.reduce((gain, one, at) => gain + (missing[at] && one === isAny ? 1 : 0), 0)
  while (missing.includes(true)) {
    if (chosen.size >= mostRules) return null
    let [best, gain]: [Written | null, number] = [null, 0]
    for (const one of usable) {
      const own = gainOf(one)
      if (own > gain) [best, gain] = [one, own]
    }
    const left = missing.filter(Boolean).length
    if (best === null || left > gain * mostRules) return null
    chosen.add(best)
    for (const [at, holds] of best.holds.entries()) if (holds === isAny) missing[at] = false
  }
  const parts = known.filter((one) => chosen.has(one))
  const logics = parts.map(({ logic }) => logic)
  return {
    logic: isAny ? any(...logics) : all(...logics),
    holds: least.map((_, at) =>
      isAny ? parts.some(({ holds }) => holds[at]) : parts.every(({ holds }) => holds[at]),
    ),
    count: parts.length,
  }
}
