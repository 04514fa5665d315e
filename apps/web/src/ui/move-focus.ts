import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move between the buttons of a group, which are one tab stop.
 *
 * @param steps buttons to move on by each key; other keys do nothing
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  steps: Readonly<Record<string, number>>,
): void {
  const step = steps[event.key]
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons.at((buttons.indexOf(event.target) + step) % buttons.length)?.focus()
  event.preventDefault()
}
