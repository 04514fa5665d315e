import { inlineCodeHtml } from '../code-html.server.ts'
import { escapeHtml } from '../escape-html.ts'

/**
 * Tables with fewer columns fit a phone. The rows of the others are there one cell below the other, and where they stand
 * beside the menu they are moved sideways, by keyboard too.
 */
const columnsOfWideTable = 3

export const isWide = (columns: number) => columns >= columnsOfWideTable

/** What a table and its parts are to a reader of the screen, also where they are laid out as blocks. */
export const tableRoles = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as const

type Part = keyof typeof tableRoles

export const tableEnd = '</table></div>\n'

export function tableBeginning(columns: number): string {
  const wide = isWide(columns) ? ' tabindex="0" role="region" aria-label="Table"' : ''
  return `<div class="table"${wide}><${begins('table', columns)}>`
}

/** A table of plain text; what stands in backticks is code. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.length
  const cell = (text: string, at: number) => {
    const label = isWide(width) && at > 0 ? ` data-label="${escapeHtml(head[at] ?? '')}"` : ''
    return `<${begins('td', width)}${label}>${withCode(text)}</td>`
  }
  const row = (cells: readonly string[]) => `<${begins('tr', width)}>${cells.join('')}</tr>`
  const titles = head.map((text) => `<${begins('th', width)} scope="col">${withCode(text)}</th>`)
  const lines = rows.map((cells) => row(cells.map(cell)))
  return `${tableBeginning(width)}<${begins('thead', width)}>${row(titles)}</thead><${begins('tbody', width)}>${lines.join('')}</tbody>${tableEnd}`
}

const begins = (part: Part, columns: number) =>
  isWide(columns) ? `${part} role="${tableRoles[part]}"` : part

const withCode = (text: string) =>
  text
    .split(/`([^`]+)`/)
    .map((piece, at) => (at % 2 === 0 ? escapeHtml(piece) : inlineCodeHtml(piece)))
    .join('')
