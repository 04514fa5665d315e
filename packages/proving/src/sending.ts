import { type Answer, type Answers, isBlank } from '@ramiform/core/answers'
import { readAnswer } from '@ramiform/core/conditions/reading'
import { isSometimesRequired, requirementId } from '@ramiform/core/conditions/requirement-fields'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { askedFields } from '@ramiform/core/payments/takes-payments'
import { amountId } from './amounts-as-fields.ts'
import { classesOfAnswers } from './classes-of-answers.ts'
import type { FormClauses } from './clauses.ts'
import type { FormLogic } from './form-logic.ts'
import { mayOfferNothing, offersAt } from './offers-of-form.ts'
import type { ProvingContext } from './proving-context.ts'
import type { Reachability } from './reachability.ts'
import { type Literal, not, type Outcome } from './solver.ts'
import type { ValueLogic } from './value-logic.ts'

export type Sendable = boolean | 'undecided'

/** Which fields are visible in a state that can be sent. */
export interface Sending {
  /** by position */
  readonly sendable: readonly Sendable[]
  /** Whether the form can be sent at all. */
  readonly whole: Sendable
  /** Positions of fields that accept no answer and are required, possibly only for some answers. */
  readonly impossible: readonly number[]
  /** Whether a field could be sent if every required field accepted an answer. */
  couldBeSent(position: number): Sendable
}

/** A payment whose amount is calculated. */
interface Charge {
  readonly position: number
  /** position of the field that shows while the amount can be charged */
  readonly amount: number
  /** assumed: a submission with the payment needs the amount */
  readonly isCounted: Literal
  /** holds while the payment is required */
  readonly isRequired: Literal
}

type Holds = (literal: Literal) => boolean

const stepsOfSearch = 250_000

/** Adds to the clauses what a submission must meet, and decides for each field whether it can be part of one. */
export function proveSending(
  logic: FormLogic,
  clauses: FormClauses,
  reach: Reachability,
  context: ProvingContext,
  unanswerable: ReadonlySet<string>,
): Sending {
  const { solver, visible, answers, certain, cascade } = clauses
  const send = solver.variable()
  const isImpossible = solver.variable()
  const impossible: number[] = []
  const charges: Charge[] = []
  /** fields that a submission restricts */
  const restricted: number[] = []

  for (const [position, field] of askedFields(logic.schema).entries()) {
    const shows = visible[position] ?? clauses.always
    const own = answers[position] ?? []
    const requirement = requirementOf(logic, position)
    const isRequired = field.required === true || requirement !== undefined
    /** True in a state that does not require the field. Never for a field that is always required. */
    const isOptional = not(
      requirement === undefined ? clauses.always : (visible[requirement] ?? clauses.always),
    )
    const nothing = offersNothing(logic, clauses, position)
    const classes =
      own.length > 0
        ? own.map(({ answerClass }) => answerClass)
        : isRequired
          ? classesOfAnswers({ ...field, required: true }, [], context)
          : []
    const some = classes.filter(({ canBeSent, truth }, at) => at > 0 && canBeSent && truth)
    if (isRequired && (some.length === 0 || unanswerable.has(field.id))) {
      impossible.push(position)
      restricted.push(position)
      // A choice that offers nothing is not required.
      solver.clause(not(send), not(isImpossible), not(shows), isOptional, ...nothing)
      continue
    }
    const amount = amountPosition(logic, position)
    if (isRequired && amount !== undefined) {
      const isCounted = solver.variable()
      restricted.push(position)
      solver.clause(
        not(send),
        not(isCounted),
        not(shows),
        isOptional,
        visible[amount] ?? clauses.always,
      )
      charges.push({ position, amount, isCounted, isRequired: not(isOptional) })
    }
    if (isRequired && own.length === 0 && !some.some((one) => one.isCertain)) {
      restricted.push(position)
      solver.clause(not(send), not(certain), not(shows), isOptional)
    }
    for (const [at, { literal, answerClass }] of own.entries()) {
      const isAllowed = at === 0 ? !isRequired : answerClass.canBeSent
      if (isAllowed) continue
      restricted.push(position)
      // A blank answer, like none at all, is a problem only while the field is required.
      const isBlankAnswer = at === 0 || isBlank(answerClass.example)
      solver.clause(
        not(send),
        not(shows),
        not(literal),
        ...(isRequired && isBlankAnswer ? [isOptional, ...nothing] : []),
      )
    }
  }

  const component = components(logic)
  const membersOf = Map.groupBy(logic.schema.fields.keys(), (position) => component[position] ?? 0)
  const choicesIn = new Map<number, readonly Literal[]>()
  /** everything in a part of the form whose fields depend on each other, to show as much as possible at once */
  function choicesOf(position: number, first: readonly number[]): readonly Literal[] {
    const part = component[position] ?? 0
    let choices = choicesIn.get(part)
    if (choices === undefined) {
      const cone = reach.ancestors(membersOf.get(part) ?? [])
      choices = cone.flatMap((one) => [
        ...(answers[one] ?? []).map(({ literal }) => literal),
        visible[one] ?? clauses.always,
      ])
      choicesIn.set(part, choices)
    }
    return [...first.map((one) => visible[one] ?? clauses.always), ...choices]
  }

  function search(
    position: number,
    goal: readonly Literal[],
    first: readonly number[] = [],
    preferred: readonly Literal[] = [],
  ): Outcome {
    const choices = [...preferred, ...choicesOf(position, first)]
    const base = [cascade, send, ...goal]
    const found = solver.search([certain, ...base], choices, stepsOfSearch)
    if (found.kind !== 'conflict' || !found.core.includes(certain)) return found
    const open = solver.search(base, choices, stepsOfSearch)
    return open.kind === 'conflict' ? open : { kind: 'undecided' }
  }

  /** Values with too many combinations of answers: a model may give them any result. */
  const openValues = logic.values.filter(({ position }) =>
    (answers[position] ?? []).every(({ answerClass }) => answerClass.example === undefined),
  )
  function openIn(part: number): readonly ValueLogic[] {
    return openValues.filter((value) => component[value.position] === part)
  }
  /** Answers to try first, so that such values are more than empty: some small, the smallest or the largest numbers. */
  function attemptsIn(part: number): readonly (readonly Literal[])[] {
    const sources = openIn(part).flatMap((value) => value.sources)
    if (sources.length === 0) return [[]]
    return [1, 0, -1].map((place) =>
      sources.flatMap((position) => {
        const given = (answers[position] ?? []).filter(
          ({ answerClass }) => answerClass.isCertain && answerClass.example !== undefined,
        )
        return given.at(Math.min(place, given.length - 1))?.literal ?? []
      }),
    )
  }

  /** What visitors type in the state of a model. */
  function typedIn(holds: Holds): Answers {
    return Object.fromEntries(
      logic.schema.fields.flatMap(({ id, formula }, position): [string, Answer][] => {
        const given = (answers[position] ?? []).find(({ literal }) => holds(literal))
        const example = given?.answerClass.example
        return formula || example === undefined ? [] : [[id, example]]
      }),
    )
  }

  /** Literals for the answers of a model, and for the results that core calculates from them. */
  function corrected(part: number, holds: Holds): readonly Literal[] {
    const typed = typedIn(holds)
    return openIn(part).flatMap(({ position, sources, compute }) => {
      const seen = readAnswer(compute(typed))
      const truth = (logic.atomsOf[position] ?? []).map(({ rule }) =>
        ruleHolds(rule, seen, logic.schema.fields[position], context.fieldTypes),
      )
      const result = (answers[position] ?? []).find(({ answerClass }) =>
        answerClass.truth.every((one, at) => one === null || one === truth[at]),
      )
      const given = sources
        .flatMap((source) => answers[source] ?? [])
        .filter(({ literal }) => holds(literal))
      return [...given, ...(result ? [result] : [])].map(({ literal }) => literal)
    })
  }

  /** Whether core shows the same fields as a model, with the same answers. */
  function isConfirmed(part: number, holds: Holds): boolean {
    if (openIn(part).length === 0) return true
    const members = membersOf.get(part) ?? []
    const shown = reach.shownOf(members, typedIn(holds))
    return members.every((one, at) => holds(visible[one] ?? clauses.always) === shown[at])
  }

  /** Like `search`, but a model counts only if core agrees. */
  function searchConfirmed(
    position: number,
    goal: readonly Literal[],
    first: readonly number[] = [],
  ): Outcome {
    const part = component[position] ?? 0
    for (const preferred of attemptsIn(part)) {
      const found = search(position, goal, first, preferred)
      if (found.kind !== 'model' || isConfirmed(part, found.holds)) return found
      const again = search(position, goal, first, corrected(part, found.holds))
      if (again.kind === 'model' && isConfirmed(part, again.holds)) return again
    }
    return { kind: 'undecided' }
  }

  const allCounted = charges.map(({ isCounted }) => isCounted)
  const couldBeCounted: Literal[] = []
  for (const { position, amount, isCounted, isRequired } of charges) {
    const goal = [...couldBeCounted, isRequired, visible[position] ?? clauses.always]
    const canCharge = [...goal, visible[amount] ?? clauses.always]
    // The first search: a payment that is always hidden when visitors send the form does not keep them from sending it.
    const isNeverCharged =
      search(position, goal).kind === 'model' && search(position, canCharge).kind === 'conflict'
    if (isNeverCharged) impossible.push(position)
    else couldBeCounted.push(isCounted)
  }

  const verdicts = new Map<number, Sendable>()
  let whole: Sendable = true
  for (const part of new Set(restricted.map((position) => component[position] ?? 0))) {
    const [position = 0] = membersOf.get(part) ?? []
    const { kind } = searchConfirmed(position, [isImpossible, ...allCounted])
    if (kind === 'conflict') whole = false
    else if (kind === 'undecided' && whole === true) whole = 'undecided'
  }

  function decide(position: number): Sendable {
    if (whole !== true) return whole
    const known = verdicts.get(position)
    if (known !== undefined) return known
    const members = membersOf.get(component[position] ?? 0) ?? []
    const missing = members.filter((one) => !verdicts.has(one))
    const goal = [isImpossible, ...allCounted, visible[position] ?? clauses.always]
    const found = searchConfirmed(position, goal, missing)
    if (found.kind !== 'model') return found.kind === 'conflict' ? false : 'undecided'
    for (const one of members) {
      if (found.holds(visible[one] ?? clauses.always)) verdicts.set(one, true)
    }
    return true
  }
  const sendable = logic.schema.fields.map((_, position) => decide(position))

  return {
    sendable,
    whole,
    impossible,
    couldBeSent(position) {
      const { kind } = search(position, [...couldBeCounted, visible[position] ?? clauses.always])
      return kind === 'model' ? true : kind === 'conflict' ? false : 'undecided'
    },
  }
}

/** Position of the field that stands for the requirement of a field which is required only for some answers. */
export function requirementOf(
  { schema, dependencies }: Pick<FormLogic, 'schema' | 'dependencies'>,
  position: number,
): number | undefined {
  const field = schema.fields[position]
  return field && isSometimesRequired(field, schema)
    ? dependencies.positions.get(requirementId(field.id))
    : undefined
}

/** Position of the field that stands for the amount of a payment, if it is calculated. */
export function amountPosition(
  { schema, dependencies }: Pick<FormLogic, 'schema' | 'dependencies'>,
  position: number,
): number | undefined {
  return dependencies.positions.get(amountId(schema.fields[position]?.id ?? ''))
}

/** A literal that holds only while a choice offers nothing and so is not required; none if it always offers something. */
function offersNothing(
  { schema, dependencies }: FormLogic,
  { solver, visible, always }: FormClauses,
  position: number,
): readonly Literal[] {
  const field = schema.fields[position]
  const offers = offersAt(schema, field, dependencies.positions)
  if (field === undefined || !mayOfferNothing(field, offers)) return []
  const nothing = solver.variable()
  for (const offer of offers) solver.clause(not(nothing), not(visible[offer.position] ?? always))
  return [nothing]
}

/** By position: a number that fields share when one decides about the other, directly or over others. */
function components(logic: FormLogic): readonly number[] {
  const { sources } = logic
  const parent = sources.map((_, position) => position)
  const rootOf = (position: number): number => {
    let root = position
    while (parent[root] !== root) root = parent[root] ?? root
    for (let at = position; at !== root; ) {
      const next = parent[at] ?? root
      parent[at] = root
      at = next
    }
    return root
  }
  for (const [position, of] of sources.entries()) {
    for (const source of of) parent[rootOf(source)] = rootOf(position)
    for (const also of [requirementOf(logic, position), amountPosition(logic, position)]) {
      if (also !== undefined) parent[rootOf(also)] = rootOf(position)
    }
  }
  return parent.map((_, position) => rootOf(position))
}
