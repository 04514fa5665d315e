import { inlineCodeHtml } from './code-html.server.ts'
import { escapeHtml } from './escape-html.ts'

/** Wider tables stack the cells of a row on phones, and scroll sideways next to the menu. */
const columnsOfWideTable = 3

export const isWide = (columns: number) => columns >= columnsOfWideTable

/** Roles for screen readers, which tables lose when they are laid out as blocks. */
export const tableRoles = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as const

/** Class of the head. On phones, each cell shows the title of its column instead. */
export const headOfWideTable = 'visually-hidden-on-phones'

type Part = keyof typeof tableRoles

export const tableEnd = '</table></div>\n'

export function tableStart(columns: number): string {
  const wide = isWide(columns) ? ' tabindex="0" role="region" aria-label="Table"' : ''
  return `<div class="table"${wide}><${openTag('table', columns)}>`
}

/** A table of plain text. Text in backticks is code. */
export function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.length
  const cell = (text: string, at: number) => {
    const label = isWide(width) && at > 0 ? ` data-label="${escapeHtml(head[at] ?? '')}"` : ''
    return `<${openTag('td', width)}${label}>${withCode(text)}</td>`
  }
  const row = (cells: readonly string[]) => `<${openTag('tr', width)}>${cells.join('')}</tr>`
  const titles = head.map((text) => `<${openTag('th', width)} scope="col">${withCode(text)}</th>`)
  const lines = rows.map((cells) => row(cells.map(cell)))
  return `${tableStart(width)}<${openTag('thead', width)}>${row(titles)}</thead><${openTag('tbody', width)}>${lines.join('')}</tbody>${tableEnd}`
}

function openTag(part: Part, columns: number): string {
  if (!isWide(columns)) return part
  const style = part === 'thead' ? ` class="${headOfWideTable}"` : ''
  return `${part} role="${tableRoles[part]}"${style}`
}

const withCode = (text: string) =>
  text
    .split(/`([^`]+)`/)
    .map((piece, at) => (at % 2 === 0 ? escapeHtml(piece) : inlineCodeHtml(piece)))
    .join('')
