import { escapeHtml } from './escape-html.ts'

/** Maximum length in characters that fits a line on a phone. */
const shortCode = 24

/** A code block. It scrolls sideways, also by keyboard. */
export function codeHtml(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
}

/** Inline code. Short code does not wrap, for example at the hyphens of `data-ramiform-mode`. */
export function inlineCodeHtml(code: string): string {
  return `<code${code.length > shortCode ? '' : ' class="short"'}>${escapeHtml(code)}</code>`
}
