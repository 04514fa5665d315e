import type { Token } from 'markdown-it'
import { isWide, tableRoles } from './facts/table.server.ts'

/** Gives each cell of a wide table what its column is called, and each part of such a table what it is. */
export function nameCells(tokens: readonly Token[]): void {
  let columns: readonly string[] = []
  let column = 0
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'table_open') columns = columnsAt(tokens, at)
    if (token.type === 'th_open') token.attrSet('scope', 'col')
    if (!isWide(columns.length) || !isPart(token)) continue
    token.attrSet('role', tableRoles[token.tag])
    if (token.type === 'tr_open') column = 0
    if (token.type !== 'td_open') continue
    if (column > 0) token.attrSet('data-label', columns[column] ?? '')
    column += 1
  }
}

/** The titles of the table that begins there. */
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

const isPart = (token: Token): token is Token & { tag: keyof typeof tableRoles } =>
  token.nesting === 1 && token.tag in tableRoles
