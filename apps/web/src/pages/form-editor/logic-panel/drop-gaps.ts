import type { Place } from '@ramiform/core/conditions/moves'

/** A place between two rows where what is dragged can be dropped, and the line that marks it. */
export interface Gap extends Place {
  readonly y: number
  readonly left: number
  readonly right: number
}

/** A row says little about how deep one means to go: to the side, the pointer counts for less than up and down. */
const sideways = 0.35

/** The gap nearest to the pointer; of those at one height the one whose beginning is nearest. */
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

/** Where it would stand once it is taken out of its own place; null for that place itself. */
export function placeInGap(gap: Gap, from: Place | null): Place | null {
  const { groupId, index } = gap
  if (from === null || from.groupId !== groupId) return { groupId, index }
  if (index === from.index || index === from.index + 1) return null
  return { groupId, index: index > from.index ? index - 1 : index }
}
