import { type Logic, not } from '../../../reading/logic.ts'
import { bothOf, type Cases, casesOf, eitherOf, logicOfCases, noCases, oneCase } from './cases.ts'

/** A way from a step to a later one, or beyond the last. */
export interface Jump {
  readonly to: number
  /** null where no condition can say when */
  readonly when: Logic | null
}

/**
 * When each step of a form with jumps is reached: from the step before it unless that one jumps elsewhere, or by a
 * jump. Null where that is more than a condition can say. An answer to a step that was not reached is empty, so a
 * positive condition on it includes having reached it.
 */
export function reachedSteps(
  steps: readonly { readonly key: string; readonly asks: boolean }[],
  jumps: readonly (readonly Jump[])[],
): readonly (Logic | null)[] {
  const reached: (Cases | null)[] = steps.map((_, at) => (at === 0 ? oneCase : noCases))
  for (const [at, { key }] of steps.entries()) {
    const here = reached[at] ?? null
    /** what is left for the next step after the jumps before */
    let left: Cases | null = here
    for (const { to, when } of jumps[at] ?? []) {
      const holds = when === null ? null : casesOf(when)
      const opposite = when === null ? null : not(when)
      arrive(to, bothOf(left, holds, key))
      left = opposite === null ? left : bothOf(left, casesOf(opposite), key)
    }
    arrive(at + 1, left)
  }
  return reached.map((cases) => (cases === null ? null : logicOfCases(cases)))

  function arrive(at: number, cases: Cases | null) {
    if (at < steps.length) reached[at] = eitherOf(reached[at] ?? null, cases)
  }
}
