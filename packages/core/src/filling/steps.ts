import type { Field } from '../field.ts'

/** A visitor's current step when one question shows at a time (spec section 4). */
export interface Step {
  /** Index among the visible fields; -1 when none is visible. */
  readonly index: number
  readonly count: number
  /** Index of the last visible field of the step, when steps can have several. */
  readonly through?: number
  readonly field: Field | undefined
  readonly isLast: boolean
}

/** The step at an index of the visible fields; index -1 when nothing is visible. */
export function stepAt(visible: readonly Field[], index: number): Step {
  const count = visible.length
  return {
    index,
    count,
    field: visible[index],
    isLast: index === count - 1,
  }
}

/** Index of the visible field at a position of the form. If that field is hidden, the last visible one before it. */
export function visibleNear(
  visible: readonly Field[],
  positions: ReadonlyMap<string, number>,
  position: number,
): number {
  const before = visible.findLastIndex(({ id }) => (positions.get(id) ?? 0) <= position)
  return before === -1 && visible.length > 0 ? 0 : before
}
