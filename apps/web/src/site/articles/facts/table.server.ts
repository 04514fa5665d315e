import { escapeHtml } from '../escape-html.server.ts'

/** A table of plain text; what stands in backticks is code. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    escapeHtml(text).replaceAll(/`([^`]+)`/g, (_all, code: string) => `<code>${code}</code>`)
  const wide = head.length > 2 ? ' tabindex="0" role="region" aria-label="Table"' : ''
  const columns = head.map((text) => `<th scope="col">${cell(text)}</th>`).join('')
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`,
  )
  return `<div class="table"${wide}><table><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table></div>\n`
}
