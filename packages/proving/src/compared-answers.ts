import type { Answer } from '@ramiform/core/answers'
import { nothing, readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { ComparedAtom } from './atom.ts'
import { type Literal, not, type Solver } from './solver.ts'

/** A class of answers to one of the two fields. */
export interface ComparedClass {
  readonly literal: Literal
  readonly example: Answer | undefined
  /** True when answers of the class were found and rules treat them alike. */
  readonly isPlain: boolean
}

/** As many pairs of classes as are compared; beyond, only outcomes with an empty answer are certain. */
const mostPairs = 4_000

/**
 * The outcome of a comparison, as core decides it for each pair of examples (decision 632). Without `certain` it is
 * open for other answers of the same classes, unless the examples stand for all answers.
 *
 * @param source the field that is compared
 * @param isExact the examples stand for all answers
 * @param certain assumed by a search in which only answers that were found count
 */
export function comparedLiteral(
  solver: Solver,
  { rule, ...atom }: Pick<ComparedAtom, 'rule' | 'source' | 'other'>,
  source: Field | undefined,
  [ofSource, ofOther]: readonly [readonly ComparedClass[], readonly ComparedClass[]],
  { isExact, certain }: { readonly isExact: boolean; readonly certain: Literal },
): Literal {
  const outcome = solver.variable()
  const settle = (holds: boolean, ...given: readonly Literal[]) =>
    solver.clause(...given.map(not), holds ? outcome : not(outcome))
  const seen = ({ example }: ComparedClass) => readAnswer(example)
  const isEmpty = (one: ComparedClass) => one.isPlain && seen(one) === nothing
  const ofNothing = ruleHolds(rule, nothing, source, fieldTypes)
  const [first, second] = [ofSource, ofOther].map((classes) => {
    for (const one of classes) if (isEmpty(one)) settle(ofNothing, one.literal)
    return classes.filter((one) => one.isPlain && !isEmpty(one))
  })
  if (first === undefined || second === undefined) return outcome
  // A field that is compared with itself has the same answer on both sides.
  const isSame = atom.source === atom.other
  const isLong = !isSame && first.length * second.length > mostPairs
  for (const one of first) {
    if (isLong) solver.clause(not(certain), not(one.literal))
    for (const two of isLong ? [] : isSame ? [one] : second) {
      const holds = ruleHolds(rule, seen(one), source, fieldTypes, seen(two))
      settle(holds, one.literal, two.literal, ...(isExact ? [] : [certain]))
    }
  }
  return outcome
}

/** Outcomes of a comparison that make a condition true: greater, less, equal, or none of them. */
const outcomesOf: Readonly<Record<string, string>> = {
  greater_than: 'g',
  less_than: 'l',
  equals: 'e',
  not_equals: 'gln',
}

/** Links comparisons of the same two answers, since one outcome can decide another. */
export function linkComparisons(
  solver: Solver,
  atoms: readonly ComparedAtom[],
  fields: readonly Field[],
  literalOf: (atom: ComparedAtom) => Literal | undefined,
) {
  const isText = (position: number) =>
    fieldTypeOf(fieldTypes, fields[position]?.type ?? '')?.answerKind === 'text'
  const pairOf = ({ source, other }: ComparedAtom) =>
    [source, other].toSorted((a, b) => a - b).join()
  for (const same of Map.groupBy(atoms, pairOf).values()) {
    for (const [at, one] of same.entries()) {
      for (const two of same.slice(at + 1)) {
        const [a, b] = [literalOf(one), literalOf(two)]
        const isTurned = one.source !== two.source
        // A list as a value counts as its only item, so the other direction may differ.
        if (isTurned && !(isText(one.source) && isText(one.other))) continue
        const first = outcomesOf[one.rule.condition]
        const second = outcomesIn(two, isTurned)
        if (a === undefined || b === undefined || first === undefined || second === undefined)
          continue
        const isIn = (some: string, all: string) => [...some].every((name) => all.includes(name))
        if (isIn(first, second)) solver.clause(not(a), b)
        if (isIn(second, first)) solver.clause(a, not(b))
        if (![...first].some((name) => second.includes(name))) solver.clause(not(a), not(b))
        if (isIn('glen', first + second)) solver.clause(a, b)
      }
    }
  }
}

/** Equality depends on the type of the source, so the other direction says nothing about it. */
function outcomesIn({ rule: { condition } }: ComparedAtom, isTurned: boolean) {
  if (!isTurned) return outcomesOf[condition]
  return { greater_than: 'l', less_than: 'g' }[condition]
}
