import type { ClipboardEvent } from 'react'

/** lines that a browser pastes by itself without a wait */
const longPaste = 200

/**
 * The text with what is pasted in its place, where that is long; null where the browser does it as well. Browsers take
 * line by line into a text area: thousands of them would hold the page for minutes.
 */
export function pastedAtOnce(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const pasted = event.clipboardData.getData('text/plain')
  if (pasted.split('\n', longPaste + 1).length <= longPaste) return null
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
}
