import type { Place } from '@ramiform/core/conditions/moves'

/** Drop position between two rows, with the coordinates of its marker line. */
export interface Gap extends Place {
  readonly y: number
  readonly left: number
  readonly right: number
}

/** Horizontal distance has less weight than vertical distance. Nesting depth is hard to aim at within a row. */
const sideways = 0.35

/** Gap nearest to the pointer. Among gaps at the same height, the one with the nearest left edge. */
export function gapAt(gaps: readonly Gap[], pointer: { x: number; y: number }): Gap | null {
  let nearest: Gap | null = null
  let least = Number.POSITIVE_INFINITY
  for (const gap of gaps) {
    const distance = Math.abs(pointer.y - gap.y) + sideways * Math.abs(pointer.x - gap.left)
    if (distance < least) {
      least = distance
      nearest = gap
    }
  }
  return nearest
}

/** Position after the item is removed from its old position; null when the position would not change. */
export function placeInGap(gap: Gap, from: Place | null): Place | null {
  const { groupId, index } = gap
  if (from === null || from.groupId !== groupId) return { groupId, index }
  if (index === from.index || index === from.index + 1) return null
  return { groupId, index: index > from.index ? index - 1 : index }
}
