import type { Field } from '../field.ts'

/** Where a visitor is when one question shows at a time (spec section 4). */
export interface Step {
  /** -1 when nothing is visible */
  readonly index: number
  readonly count: number
  readonly field: Field | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** `(index + 1) / count`; 0 when nothing is visible */
  readonly progress: number
}

/** The step at an index of the visible fields; index -1 when nothing is visible. */
export function stepAt(visible: readonly Field[], index: number): Step {
  const count = visible.length
  return {
    index,
    count,
    field: visible[index],
    isFirst: index <= 0,
    isLast: index === count - 1,
    progress: count === 0 ? 0 : (index + 1) / count,
  }
}

/** The index of the field at a position of the form or, where that one is hidden, of the last visible one before it. */
export function visibleNear(
  visible: readonly Field[],
  positions: ReadonlyMap<string, number>,
  position: number,
): number {
  const before = visible.findLastIndex(({ id }) => (positions.get(id) ?? 0) <= position)
  return before === -1 && visible.length > 0 ? 0 : before
}
