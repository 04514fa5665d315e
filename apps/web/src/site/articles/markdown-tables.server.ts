import type { Token } from 'markdown-it'
import { escapeHtml } from '../html/escape-html.ts'
import { headOfWideTable, isWide, tableRoles } from '../html/table.server.ts'

/** Adds column names and roles to wide tables, whose rows are blocks on phones. */
export function nameCells(tokens: readonly Token[]): void {
  let columns: readonly string[] = []
  let column = 0
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'table_open') {
      columns = captionedTable(token) === null ? columnsAt(tokens, at) : []
    }
    if (token.type === 'th_open') token.attrSet('scope', 'col')
    if (!isWide(columns.length) || !isPart(token)) continue
    token.attrSet('role', tableRoles[token.tag])
    if (token.tag === 'thead') token.attrSet('class', headOfWideTable)
    if (token.type === 'tr_open') column = 0
    if (token.type !== 'td_open') continue
    if (column > 0) token.attrSet('data-label', columns[column] ?? '')
    column += 1
  }
}

/** The column titles of the table that starts at a token. */
export function columnsAt(tokens: readonly Token[], from: number): readonly string[] {
  const columns: string[] = []
  for (const [at, { type }] of tokens.entries()) {
    if (at < from) continue
    if (type === 'th_open') columns.push(plainText(tokens[at + 1]))
    if (type === 'thead_close') break
  }
  return columns
}

export function plainText(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map(({ content }) => content || ' ')
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/**
 * Turns a paragraph `Table: CAPTION` into the caption of the table after it, for screen readers. The first cell of each
 * row becomes the heading of the row. Such a table keeps its layout at every width.
 */
export function captionTables(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  let caption: string | null = null
  let isFirstCell = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) continue
    if (token.type === 'paragraph_open') {
      const [, words] = /^Table: (.+)$/.exec(plainText(tokens[at + 1])) ?? []
      if (words !== undefined) {
        caption = words
        at += 2
        continue
      }
    }
    if (caption !== null) {
      if (token.type === 'tr_open') isFirstCell = true
      if (token.tag === 'table') token.meta = { caption }
      if (token.tag === 'td' && isFirstCell) {
        token.tag = 'th'
        if (token.nesting === 1) token.attrSet('scope', 'row')
        else isFirstCell = false
      }
      if (token.type === 'table_close') caption = null
    }
    kept.push(token)
  }
  return kept
}

/** The start of a table with a caption; null for other tables. */
export function captionedTable(token: Token | undefined): string | null {
  const caption: unknown = token?.meta?.['caption']
  return typeof caption !== 'string'
    ? null
    : `<table>\n<caption class="visually-hidden">${escapeHtml(caption)}</caption>\n`
}

const isPart = (token: Token): token is Token & { tag: keyof typeof tableRoles } =>
  token.nesting === 1 && token.tag in tableRoles
