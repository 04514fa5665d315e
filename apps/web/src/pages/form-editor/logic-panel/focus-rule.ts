/** Focuses a rule or a group once it is drawn in its place: by moving, its row was made anew. */
export function focusRule(id: string | null): void {
  if (id === null) return
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>('button:not([tabindex="-1"]), select, input')?.focus()
  })
}
