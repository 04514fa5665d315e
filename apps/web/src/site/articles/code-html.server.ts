import { escapeHtml } from './escape-html.server.ts'

/** Code as a block of its own; wide lines are moved sideways, by keyboard too. */
export function codeHtml(code: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`
}
