const controls =
  ':is(input:not([type=hidden]), select, textarea, button):not(:disabled, [tabindex="-1"]), a[href], [tabindex="0"]'

/**
 * Focus target of a panel that opens: the first control of its content instead of its Close button. With touch, the
 * default stays, because a focused input opens the on-screen keyboard.
 */
export function firstControl(content: HTMLElement | null, opened: string): HTMLElement | true {
  if (opened === 'touch') return true
  return content?.querySelector<HTMLElement>(controls) ?? true
}
