import type { ClipboardEvent } from 'react'

/** number of lines above which the paste is handled in script */
const longPaste = 200

/**
 * The text with a long paste inserted; null for a short one, which the browser inserts itself. Browsers insert line by
 * line into a text area: thousands of lines would block the page for minutes.
 */
export function pastedAtOnce(event: ClipboardEvent<HTMLTextAreaElement>): string | null {
  const pasted = event.clipboardData.getData('text/plain')
  if (pasted.split('\n', longPaste + 1).length <= longPaste) return null
  event.preventDefault()
  const { selectionStart, selectionEnd, value } = event.currentTarget
  return value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
}
