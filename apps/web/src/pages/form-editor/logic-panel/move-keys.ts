import type { Direction } from '@ramiform/core/conditions/moves'
import type { KeyboardEvent } from 'react'

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

/** True for Up and Down without a modifier key. */
export function isPlainArrow({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (key === 'ArrowUp' || key === 'ArrowDown') && !(altKey || ctrlKey || metaKey || shiftKey)
}

/** Moves the focus to the sentence of the previous or next rule, across groups. */
export function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-rule]')]
  const at = rows.indexOf(event.currentTarget)
  const next = rows[at + (event.key === 'ArrowUp' ? -1 : 1)]
  if (next === undefined) return
  event.preventDefault()
  next.querySelector('button')?.focus()
}
