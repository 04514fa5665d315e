import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { Warning } from '../import.ts'
import { anyOfRules, asksForOption, type Logic } from './logic.ts'

/** A place in a tree or a diagram. Without a field it asks nothing, and the next step follows. */
export interface Step {
  readonly field: Field | null
  /** Name in warnings */
  readonly name: string
  readonly ways: readonly Way[]
}

export interface Way {
  /** Index of the next step */
  readonly to: number
  /** Option that leads there; null: any answer */
  readonly answer: string | null
}

interface Arrival {
  readonly from: number
  readonly way: Way
}

/** A step is reached always, or with one of these answers. Above a limit they are not counted. */
type Routes = 'always' | 'unknown' | ReadonlyMap<string, { readonly at: number; answer: string }>

/**
 * Returns the fields of all steps in order, each shown if one of the ways to it was taken. A hidden field counts as
 * unanswered (decision 2), so a condition names only the question just before. If all answers of a question lead to
 * one place, that place does not depend on the answer.
 */
export function fieldsOfSteps(
  steps: readonly Step[],
  { withConditions }: { readonly withConditions: boolean },
): { readonly fields: readonly Field[]; readonly warnings: readonly Warning[] } {
  const { order, arrivals, loops } = arrange(steps)
  const warnings: Warning[] = loops.map(([from, to]) => ({
    message: `The way from "${steps[from]?.name}" back to "${steps[to]?.name}" was skipped. A form asks each question once.`,
    ...fieldIdOf(steps[from]),
  }))
  if (!withConditions) {
    return { fields: order.flatMap((at) => steps[at]?.field ?? []), warnings }
  }

  const reaches: Routes[] = steps.map(() => 'always')
  const fields: Field[] = []
  for (const at of order) {
    const reach = reachOf(at, steps, arrivals[at] ?? [], reaches)
    reaches[at] = reach
    const field = steps[at]?.field
    if (field === null || field === undefined) continue
    if (reach === 'unknown') {
      warnings.push({
        message: 'Too many branches lead here for one condition. This field always shows.',
        fieldId: field.id,
      })
    }
    const conditional = conditionalOf(reach, steps)
    fields.push(conditional === null ? field : { ...field, conditional })
  }
  return { fields, warnings }
}

function fieldIdOf(step: Step | undefined): { fieldId?: string } {
  return step?.field ? { fieldId: step.field.id } : {}
}

/**
 * Sorts the steps behind those that lead to them, otherwise in the given order. Ways that close a circle are dropped.
 */
function arrange(steps: readonly Step[]) {
  const back = waysBack(steps)
  const arrivals: Arrival[][] = steps.map(() => [])
  const loops: (readonly [number, number])[] = []
  for (const [from, { ways }] of steps.entries()) {
    for (const way of ways) {
      if (back.has(way)) loops.push([from, way.to])
      else arrivals[way.to]?.push({ from, way })
    }
  }

  const order: number[] = []
  const visit = walk(
    steps.length,
    (at, index) => arrivals[at]?.[index]?.from,
    (at) => order.push(at),
  )
  for (const first of steps.keys()) visit(first)
  return { order, arrivals, loops }
}

/** Ways back to an earlier step, seen from the start of the diagram. */
function waysBack(steps: readonly Step[]): ReadonlySet<Way> {
  const back = new Set<Way>()
  const isOpen = steps.map(() => false)
  const isReached = steps.map(() => false)
  for (const { ways } of steps) for (const { to } of ways) isReached[to] = true
  const visit = walk(
    steps.length,
    (at, index) => {
      isOpen[at] = true
      const way = steps[at]?.ways[index]
      if (way !== undefined && isOpen[way.to]) back.add(way)
      return way?.to
    },
    (at) => {
      isOpen[at] = false
    },
  )
  for (const first of steps.keys()) if (!isReached[first]) visit(first)
  for (const first of steps.keys()) visit(first)
  return back
}

/**
 * Visits each place once, depth first, with an explicit stack.
 * @param leave Called after everything behind a place was visited.
 */
function walk(
  places: number,
  next: (at: number, index: number) => number | undefined,
  leave: (at: number) => void,
): (first: number) => void {
  const isVisited = Array.from({ length: places }, () => false)
  return (first) => {
    if (isVisited[first]) return
    isVisited[first] = true
    const path = [{ at: first, index: 0 }]
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = next(top.at, top.index)
      top.index += 1
      if (to === undefined) {
        leave(top.at)
        path.pop()
      } else if (!isVisited[to]) {
        isVisited[to] = true
        path.push({ at: to, index: 0 })
      }
    }
  }
}

function reachOf(
  at: number,
  steps: readonly Step[],
  arrivals: readonly Arrival[],
  reaches: readonly Routes[],
): Routes {
  if (arrivals.length === 0) return 'always'
  const reach = new Map<string, { readonly at: number; answer: string }>()
  for (const { from, way } of arrivals) {
    const { answer } = way
    if (answer !== null && steps[from]?.field?.options) {
      reach.set(`${from} ${answer}`, { at: from, answer })
    } else {
      const before = reaches[from] ?? 'always'
      if (typeof before === 'string') return before
      for (const [key, one] of before) reach.set(key, one)
    }
    if (reach.size > limits.rulesPerField) return 'unknown'
  }
  return simplified(at, reach, steps, reaches)
}

/** If every answer of a question leads here, it is enough that the question was asked. */
function simplified(
  at: number,
  reach: Map<string, { readonly at: number; answer: string }>,
  steps: readonly Step[],
  reaches: readonly Routes[],
): Routes {
  // Start with the last question: removing it may complete the answers of an earlier one.
  for (const question of new Set([...reach.values()].map((one) => one.at).toReversed())) {
    if (question === at) continue
    const options = steps[question]?.field?.options ?? []
    // The other answers of a question with one known answer are unknown.
    if (options.length < 2 || !options.every((option) => reach.has(`${question} ${option}`)))
      continue
    const before = reaches[question] ?? 'always'
    if (typeof before === 'string') return before
    for (const option of options) reach.delete(`${question} ${option}`)
    for (const [key, one] of before) reach.set(key, one)
    return simplified(at, reach, steps, reaches)
  }
  return reach
}

function conditionalOf(reach: Routes, steps: readonly Step[]): Conditional | null {
  if (typeof reach === 'string') return null
  const rules: Logic[] = [...reach.values()].flatMap(({ at, answer }) => {
    const source = steps[at]?.field
    if (source === null || source === undefined) return []
    const condition = asksForOption(source)
    return [{ kind: 'rule' as const, source: source.id, condition, value: answer }]
  })
  return anyOfRules(rules)
}
