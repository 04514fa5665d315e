import type { Direction } from '@ramiform/core/conditions/moves'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Direction in which Alt and an arrow key move a rule or group; null for other keys. */
export function directionOf(event: {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): Direction | null {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null
  return directions[event.key] ?? null
}
