import { type Logic, not } from '../../../reading/logic.ts'
import {
  bothOf,
  type Cases,
  casesOf,
  eitherOf,
  logicOfCases,
  noCases,
  oneCase,
  type Reached,
} from './cases.ts'

/** A jump from a step to a later one, or to the end. */
export interface Jump {
  readonly to: number
  /** null: not expressible */
  readonly when: Logic | null
}

/**
 * Conditions under which each step of a form with jumps is reached: from the step before, or by a jump. Null if not
 * expressible. The answer to an unreached step is empty, so a positive condition on it implies that it was reached.
 */
export function reachedSteps(
  steps: readonly { readonly key: string; readonly asks: boolean }[],
  jumps: readonly (readonly Jump[])[],
): readonly (Logic | null)[] {
  const reached: (Cases | null)[] = steps.map((_, at) => (at === 0 ? oneCase : noCases))
  const known = new Map<string, Cases>()
  const reachedBefore: Reached = (key) => known.get(key)
  for (const [at, { key }] of steps.entries()) {
    const here = reached[at] ?? null
    if (here !== null) known.set(key, here)
    /** Cases that no jump has taken so far */
    let left: Cases | null = here
    for (const { to, when } of jumps[at] ?? []) {
      const holds = when === null ? null : casesOf(when, reachedBefore)
      const opposite = when === null ? null : not(when)
      arrive(to, bothOf(left, holds, reachedBefore, key))
      left =
        opposite === null
          ? left
          : bothOf(left, casesOf(opposite, reachedBefore), reachedBefore, key)
    }
    arrive(at + 1, left)
  }
  return reached.map((cases) => (cases === null ? null : logicOfCases(cases)))

  function arrive(at: number, cases: Cases | null) {
    if (at < steps.length) reached[at] = eitherOf(reached[at] ?? null, cases, reachedBefore)
  }
}
