import { escapeHtml } from './escape-html.ts'

/** fits a line of a phone */
const shortCode = 24

/** Code as a block of its own; wide lines are moved sideways, by keyboard too. */
export function codeHtml(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
}

/** Code within a line. A short one is never broken, as at the hyphens of `data-ramiform-mode`. */
export function inlineCodeHtml(code: string): string {
  return `<code${code.length > shortCode ? '' : ' class="short"'}>${escapeHtml(code)}</code>`
}
