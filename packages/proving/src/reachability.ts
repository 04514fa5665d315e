import type { Answer, Answers } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { computeValues } from '@ramiform/core/values/compute-values'
import { dueValues } from './amounts-as-fields.ts'
import type { AnswerLiteral, FormClauses } from './clauses.ts'
import type { FormLogic } from './form-logic.ts'
import type { ProvingContext } from './proving-context.ts'
import { type ModelQuestion, smallestModel } from './smallest-model.ts'
import { type Literal, not, type Outcome } from './solver.ts'
import { withValuesApart } from './value-logic.ts'

/** An answer to "is there a state in which these hold", with the smallest such state. */
export type Reached =
  | { readonly kind: 'reached'; readonly witness: Answers }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'undecided' }

export interface Reachability {
  /**
   * @param goal literals that must hold
   * @param fields positions of the fields that the goal speaks about
   * @param options `hiddenCounts`: as if answers to hidden fields counted
   */
  canHold(
    goal: readonly Literal[],
    fields: readonly number[],
    options?: { readonly hiddenCounts?: boolean },
  ): Reached['kind']
  /** The smallest state in which a field is visible, or hidden. */
  smallest(position: number, isVisible: boolean): Reached
  /** The same for any goal; `replay` asks core about the answers. */
  smallestFor(
    goal: readonly Literal[],
    fields: readonly number[],
    replay: (answers: Answers) => boolean,
  ): Reached
  /** Asks core which of these fields show with these answers. */
  shownOf(fields: readonly number[], answers: Answers): readonly boolean[]
  /** Asks core whether all of them do. */
  areShown(fields: readonly number[], answers: Answers): boolean
  /**
   * The field and everything its visibility depends on, sources first.
   *
   * @param endsAt fields whose own sources are left out
   */
  ancestors(fields: readonly number[], endsAt?: (position: number) => boolean): readonly number[]
}

/** steps of one search */
const stepsOfSearch = 250_000

export function createReachability(
  logic: FormLogic,
  clauses: FormClauses,
  context: ProvingContext,
): Reachability {
  const { solver, answers, visible, certain, cascade } = clauses
  const { fields } = logic.schema
  const apart = withValuesApart(logic.schema)
  const withValues = (typed: Answers) =>
    apart === logic.schema
      ? typed
      : { ...typed, ...computeValues(apart, typed, context.fieldTypes) }
  const shown = createVisibility(logic.schema, context.fieldTypes, withValues({}))
  const dueOf = dueValues(logic.schema)
  const orderOf = new Map(logic.dependencies.order.map((position, at) => [position, at]))

  function ancestors(
    of: readonly number[],
    endsAt: (position: number) => boolean = () => false,
  ): readonly number[] {
    const found = new Set(of)
    for (const position of found) {
      if (endsAt(position)) continue
      for (const source of logic.sources[position] ?? []) found.add(source)
    }
    return [...found].toSorted((a, b) => (orderOf.get(a) ?? 0) - (orderOf.get(b) ?? 0))
  }

  /** "No answer" first, so that what is not needed stays empty. */
  function choicesOf(cone: readonly number[]): readonly Literal[] {
    return cone.flatMap((position) => [
      ...(answers[position] ?? []).map(({ literal }) => literal),
      ...(visible[position] === clauses.always ? [] : [visible[position] ?? clauses.always]),
    ])
  }

  function search(
    goal: readonly Literal[],
    choices: readonly Literal[],
    steps: number = stepsOfSearch,
  ): Outcome {
    return solver.search([cascade, certain, ...goal], choices, Math.min(steps, stepsOfSearch))
  }

  function canHold(
    goal: readonly Literal[],
    about: readonly number[],
    { hiddenCounts = false } = {},
  ): Reached['kind'] {
    if (solver.stepsLeft <= 0) return 'undecided'
    const choices = choicesOf(ancestors(about))
    const base = hiddenCounts ? goal : [cascade, ...goal]
    const found = solver.search([certain, ...base], choices, stepsOfSearch)
    if (found.kind === 'model') return 'reached'
    if (found.kind === 'undecided') return 'undecided'
    if (!found.core.includes(certain)) return 'unreachable'
    const open = solver.search(base, choices, stepsOfSearch)
    return open.kind === 'conflict' ? 'unreachable' : 'undecided'
  }

  function smallestFor(
    goal: readonly Literal[],
    about: readonly number[],
    replay: (answers: Answers) => boolean,
  ): Reached {
    // Finding the ancestors takes time too, in a form with thousands of them.
    if (solver.stepsLeft <= 0) return { kind: 'undecided' }
    const cone = ancestors(about)
    const choices = choicesOf(cone)
    const first = search(goal, choices)
    if (first.kind !== 'model') return { kind: withoutWitness(first, goal, choices) }
    const answered = cone.filter((position) => isTyped(position))
    const used = answered.toSorted((a, b) => a - b)
    const questions = used.map((position): ModelQuestion => {
      const [empty, ...others] = answers[position] ?? []
      return {
        free: empty?.literal ?? clauses.always,
        others: others.filter((one) => one.answerClass.isCertain).map(({ literal }) => literal),
      }
    })
    const model = smallestModel(solver, first, questions, (literals, steps) =>
      search([...goal, ...literals], choices, steps),
    )
    const witness = Object.fromEntries(
      used.flatMap((position): [string, Answer][] => {
        const one = (answers[position] ?? []).find(({ literal }: AnswerLiteral) =>
          model.holds(literal),
        )
        const id = fields[position]?.id ?? ''
        return one?.answerClass.example === undefined ? [] : [[id, one.answerClass.example]]
      }),
    )
    // A claim that core does not confirm is never made.
    return replay(witness) ? { kind: 'reached', witness } : { kind: 'undecided' }
  }

  function withoutWitness(
    first: Outcome,
    goal: readonly Literal[],
    choices: readonly Literal[],
  ): 'unreachable' | 'undecided' {
    if (first.kind !== 'conflict') return 'undecided'
    if (!first.core.includes(certain)) return 'unreachable'
    const open = solver.search([cascade, ...goal], choices, stepsOfSearch)
    return open.kind === 'conflict' ? 'unreachable' : 'undecided'
  }

  /** Visitors answer it: a fixed price is the form's own answer. */
  function isTyped(position: number): boolean {
    const field = fields[position]
    return (
      (answers[position] ?? []).length > 0 &&
      field !== undefined &&
      field.formula === undefined &&
      fixedAnswer(field) === undefined
    )
  }

  function smallest(position: number, isVisible: boolean): Reached {
    const id = fields[position]?.id ?? ''
    // Nothing is smaller than no answers.
    if (shown.isVisible(id) === isVisible) return { kind: 'reached', witness: {} }
    const literal = visible[position] ?? clauses.always
    return smallestFor([isVisible ? literal : not(literal)], [position], (witness) => {
      if (apart !== logic.schema) {
        shown.setAnswers(withValues(witness))
        const isConfirmed = shown.isVisible(id) === isVisible
        shown.setAnswers(withValues({}))
        return isConfirmed
      }
      const given = Object.entries(witness)
      for (const [fieldId, answer] of given) shown.setAnswer(fieldId, answer)
      const isConfirmed = shown.isVisible(id) === isVisible
      for (const [fieldId] of given) shown.setAnswer(fieldId, undefined)
      return isConfirmed
    })
  }

  function shownOf(positions: readonly number[], typed: Answers): readonly boolean[] {
    shown.setAnswers(withValues(typed))
    // Core knows no fields that stand for amounts.
    let counted: Answers | undefined
    const are = positions.map((position) => {
      const due = dueOf.get(position)
      if (due === undefined) return shown.isVisible(fields[position]?.id ?? '')
      const amount = logic.values.find((value) => value.position === due)
      counted ??= Object.fromEntries(Object.entries(typed).filter(([id]) => shown.isVisible(id)))
      return amount !== undefined && amount.compute(counted) !== ''
    })
    shown.setAnswers(withValues({}))
    return are
  }

  return {
    canHold,
    smallest,
    smallestFor,
    shownOf,
    areShown: (positions, typed) => shownOf(positions, typed).every(Boolean),
    ancestors,
  }
}
