const textTypes = ['text', 'search', 'url', 'email', 'tel', 'number', 'password', 'date']

/** Whether keys typed there are letters of a text. */
export function ownsText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return textTypes.includes(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    // Letters choose an option of a list.
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

/** Whether a part of a text is marked, so that copying means that part. */
export function hasMarkedText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    return target.selectionStart !== target.selectionEnd
  }
  return document.getSelection()?.isCollapsed === false
}
