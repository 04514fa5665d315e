const textTypes = ['text', 'search', 'url', 'email', 'tel', 'number', 'password', 'date']

/** True when the target uses typed characters, such as a text input. */
export function ownsText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return textTypes.includes(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    // Typed letters select an option of a list.
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

/** True when text is selected, so that Copy applies to the text. */
export function hasMarkedText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    return target.selectionStart !== target.selectionEnd
  }
  return document.getSelection()?.isCollapsed === false
}
