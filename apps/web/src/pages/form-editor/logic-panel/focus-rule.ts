/** Focuses a rule or group after it has moved. Its new row renders before the next key press, so a key is never lost. */
export function focusRule(id: string | null): void {
  if (id === null) return
  queueMicrotask(() => {
    const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>('button:not([tabindex="-1"]), select, input')?.focus()
  })
}
