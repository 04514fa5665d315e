/** Focuses a rule or group after it has moved, once its new row has rendered. */
export function focusRule(id: string | null): void {
  if (id === null) return
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>('button:not([tabindex="-1"]), select, input')?.focus()
  })
}
