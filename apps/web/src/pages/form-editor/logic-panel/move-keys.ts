import type { Direction } from '@ramiform/core/conditions/moves'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Where Alt and an arrow move a rule or a group; null for any other key. */
export function directionOf(event: {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): Direction | null {
  if (!event.altKey || event.ctrlKey || event.metaKey) return null
  return directions[event.key] ?? null
}
