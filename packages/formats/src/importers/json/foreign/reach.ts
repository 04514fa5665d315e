import type { Logic } from '../../../reading/logic.ts'
import type { Rule, Source } from './answer-regions.ts'
import { AnswerVariables, type JumpLogic } from './answer-variables.ts'
import {
  alwaysHolds,
  DecisionDiagrams,
  type Node,
  neverHolds,
  TooComplex,
} from './decision-diagram.ts'
import { writtenLogic } from './written-logic.ts'

/** A jump from a step to a later one, or to the end. */
export interface Jump {
  readonly to: number
  /** null: not expressible. Then both the jump and the next step are possible. */
  readonly when: JumpLogic | null
}

interface Around {
  readonly sourceOf?: (key: string) => Source | undefined
  /** Other conditions that `within` gets */
  readonly conditions?: readonly JumpLogic[]
  /** Logic for "does not contain", which no operator expresses; null if there is none */
  readonly doesNotContain?: (rule: Rule) => Logic | null
}

export interface Reach {
  /** Condition under which each step is reached; null if not expressible */
  readonly steps: readonly (Logic | null)[]
  /** Condition under which a step is reached and a condition holds */
  readonly within: (step: number, condition: JumpLogic) => Logic | null
}

/** Questions that a condition depends on through others. More would take long. */
const longestChain = 8

/**
 * Conditions under which each step of a form with jumps is reached: from the step before, or by a jump. The answer to
 * an unreached step is empty, so a rule that needs an answer implies that its step was reached.
 * @param steps questions of each step
 */
export function reachedSteps(
  steps: readonly { readonly keys: readonly string[] }[],
  jumps: readonly (readonly Jump[])[],
  { sourceOf = () => undefined, conditions = [], doesNotContain = () => null }: Around = {},
): Reach {
  const diagrams = new DecisionDiagrams()
  const variables = new AnswerVariables(
    diagrams,
    [...jumps.flat().flatMap(({ when }) => when ?? []), ...conditions],
    steps.flatMap(({ keys }) => keys),
    sourceOf,
    doesNotContain,
  )
  const reached: (Node | null)[] = steps.map((_, at) => (at === 0 ? alwaysHolds : neverHolds))
  const arrive = (at: number, node: Node | null) => {
    const before = reached[at]
    if (before !== undefined) reached[at] = combined('or', before, node)
  }
  const written = new Map<Node, ReturnType<typeof writtenLogic>>()
  /** What is known about the answers to a question, by its key */
  const known = new Map<string, Node>()
  const logics = steps.map(({ keys }, at) => {
    const node = reached[at] ?? null
    const own = node === null ? null : write(node)
    for (const key of keys) {
      // A step without an expressible condition always shows.
      const found = unlessTooComplex(() => variables.possible(key, own?.node ?? alwaysHolds))
      if (found !== null) known.set(key, found)
    }
    /** Condition that no jump has used so far */
    let left = own?.node ?? node
    if (own !== null) reached[at] = own.node
    for (const { to, when } of jumps[at] ?? []) {
      const holds = when === null ? alwaysHolds : nodeOf(when)
      arrive(to, combined('and', left, holds))
      if (when !== null) left = combined('and', left, oppositeOf(holds))
    }
    arrive(at + 1, left)
    return own?.logic ?? null
  })
  return {
    steps: logics,
    within: (step, condition) => {
      const node = step < 0 ? alwaysHolds : (reached[step] ?? null)
      const both = combined('and', node, nodeOf(condition))
      return both === null ? null : (write(both)?.logic ?? null)
    },
  }

  function nodeOf(logic: JumpLogic): Node | null {
    return unlessTooComplex(() => variables.nodeOf(logic))
  }

  function oppositeOf(node: Node | null): Node | null {
    return node === null ? null : unlessTooComplex(() => diagrams.not(node))
  }

  function combined(kind: 'and' | 'or', one: Node | null, other: Node | null): Node | null {
    if (one === null || other === null) return null
    return unlessTooComplex(() => diagrams[kind](one, other))
  }

  function write(node: Node) {
    const before = written.get(node)
    if (before !== undefined) return before
    const found = unlessTooComplex(() => writtenLogic(node, possibleFor(node), diagrams, variables))
    written.set(node, found)
    return found
  }

  /** Answers that are possible to the questions that a condition reads, and to those that they depend on. */
  function possibleFor(node: Node): Node {
    let possible: Node = alwaysHolds
    const seen = new Set<string>()
    const waiting = new Set(diagrams.variablesOf(node))
    while (waiting.size > 0 && seen.size < longestChain) {
      // Later questions depend on earlier ones.
      const variable = Math.max(...waiting)
      waiting.delete(variable)
      const source = variables.sourceAt(variable)
      if (source === undefined || seen.has(source)) continue
      seen.add(source)
      const one = known.get(source) ?? variables.possible(source, alwaysHolds)
      possible = diagrams.and(possible, one)
      for (const other of diagrams.variablesOf(one)) if (other < variable) waiting.add(other)
    }
    return possible
  }
}

function unlessTooComplex<Result>(make: () => Result): Result | null {
  try {
    return make()
  } catch (error) {
    if (error instanceof TooComplex) return null
    throw error
  }
}
