import { escapeHtml } from '../escape-html.server.ts'

/** tables with fewer columns fit a phone; the others are moved sideways, by keyboard too */
const columnsOfWideTable = 3

export const tableEnd = '</table></div>\n'

export function tableBeginning(columns: number): string {
  const wide = columns < columnsOfWideTable ? '' : ' tabindex="0" role="region" aria-label="Table"'
  return `<div class="table"${wide}><table>`
}

/** A table of plain text; what stands in backticks is code. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    escapeHtml(text).replaceAll(/`([^`]+)`/g, (_all, code: string) => `<code>${code}</code>`)
  const columns = head.map((text) => `<th scope="col">${cell(text)}</th>`).join('')
  const lines = rows.map(
    (row) => `<tr>${row.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`,
  )
  return `${tableBeginning(head.length)}<thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody>${tableEnd}`
}
