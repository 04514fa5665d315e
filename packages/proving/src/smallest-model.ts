import { type Literal, not, type Outcome, type Solver } from './solver.ts'

/** Finds a model in which these literals hold, beside a goal, within as many steps. */
export type Search = (literals: readonly Literal[], steps?: number) => Outcome

export type Model = Outcome & { readonly kind: 'model' }

/** The answers to one question, of which exactly one holds. */
export interface ModelQuestion {
  /** the answer that costs nothing: none, or the present one */
  readonly free: Literal
  /** the other answers that a model may choose, the most ordinary first */
  readonly others: readonly Literal[]
}

/** as many new variables as one count may need */
const mostCounted = 40_000

/** steps to look for a model with fewer answers than the greedy one */
const stepsOfCount = 20_000

/**
 * Changes a model until as few questions as possible have another answer than the free one, and those the most
 * ordinary one. A search that gives up leaves the best model so far.
 *
 * @param questions the first ones get their ordinary answers first
 */
export function smallestModel(
  solver: Solver,
  first: Model,
  questions: readonly ModelQuestion[],
  search: Search,
): Model {
  const usedIn = (model: Model) => questions.filter(({ free }) => !model.holds(free))
  const needed = new Set(
    questions.map(({ free }) => free).filter((free) => first.isImplied(not(free))),
  )
  if (usedIn(first).every(({ free }) => needed.has(free))) {
    return mostOrdinary(first, usedIn(first), questions, search)
  }
  let model = withoutNeedless(first, usedIn(first), questions, needed, search)
  const used = usedIn(model)
  if (used.length > 1) model = fewest(solver, model, questions, needed, search)
  return mostOrdinary(model, usedIn(model), questions, search)
}

/** Leaves out each answer without which the goal still holds. */
function withoutNeedless(
  first: Model,
  used: readonly ModelQuestion[],
  questions: readonly ModelQuestion[],
  needed: ReadonlySet<Literal>,
  search: Search,
): Model {
  let model = first
  if (used.length < 2) return model
  const isUsed = new Set(used)
  const free = questions.filter((one) => !isUsed.has(one)).map((one) => one.free)
  for (const question of used) {
    if (needed.has(question.free)) continue
    if (!model.holds(question.free)) {
      const less = search([...free, question.free])
      if (less.kind !== 'model') continue
      model = less
    }
    free.push(question.free)
  }
  return model
}

/**
 * Sets of free answers that cannot all hold give a lower bound: each costs at least one answer, as the sets have
 * nothing in common. Where the bound is not met, the answers are counted.
 */
function fewest(
  solver: Solver,
  start: Model,
  questions: readonly ModelQuestion[],
  known: ReadonlySet<Literal>,
  search: Search,
): Model {
  const costOf = (model: Model) => questions.filter(({ free }) => !model.holds(free)).length
  const stop = solver.stepsLeft - stepsOfCount
  const look = (literals: readonly Literal[]): Outcome =>
    solver.stepsLeft <= stop ? { kind: 'undecided' } : search(literals, solver.stepsLeft - stop)
  let best = start
  let most = costOf(start)
  const needed = new Set(known)
  let remaining = questions.map(({ free }) => free).filter((free) => !needed.has(free))
  for (let least = needed.size; least < most; ) {
    const found = look(remaining)
    if (found.kind === 'undecided') return best
    if (found.kind === 'model') {
      if (costOf(found) < most) best = found
      most = Math.min(most, costOf(found))
      if (least === most) return best
      break
    }
    const core = new Set(found.core)
    const together = remaining.filter((literal) => core.has(literal))
    if (together.length === 0) return best
    if (together.length === 1) for (const literal of together) needed.add(literal)
    least += 1
    remaining = remaining.filter((literal) => !core.has(literal))
    if (least === most) return best
  }
  const counted = questions.map(({ free }) => free).filter((literal) => !needed.has(literal))
  const size = most - needed.size
  if (counted.length * size > mostCounted) return best
  const counts = countUp(solver, counted.map(not), size)
  while (most > needed.size) {
    const tooMany = counts[most - needed.size - 1]
    if (tooMany === undefined) return best
    const found = look([not(tooMany)])
    if (found.kind !== 'model') return best
    best = found
    most = costOf(found)
  }
  return best
}

/** Literals that hold when at least 1, 2, 3 ... of the given ones do. */
function countUp(solver: Solver, literals: readonly Literal[], most: number): readonly Literal[] {
  let before: Literal[] = []
  for (const literal of literals) {
    const next: Literal[] = []
    for (let count = 0; count < Math.min(before.length + 1, most); count += 1) {
      const atLeast = solver.variable()
      const same = before[count]
      if (same !== undefined) solver.clause(not(same), atLeast)
      const less = count === 0 ? undefined : before[count - 1]
      if (count === 0) solver.clause(not(literal), atLeast)
      else if (less !== undefined) solver.clause(not(literal), not(less), atLeast)
      next.push(atLeast)
    }
    before = next
  }
  return before
}

/** Gives each question in turn the first answer with which the goal holds. */
function mostOrdinary(
  start: Model,
  used: readonly ModelQuestion[],
  questions: readonly ModelQuestion[],
  search: Search,
): Model {
  let model = start
  const isUsed = new Set(used)
  const fixed = questions.filter((one) => !isUsed.has(one)).map(({ free }) => free)
  for (const { others } of used) {
    for (const literal of others) {
      if (!model.holds(literal)) {
        const better = search([...fixed, literal])
        if (better.kind !== 'model') continue
        model = better
      }
      fixed.push(literal)
      break
    }
  }
  return model
}
