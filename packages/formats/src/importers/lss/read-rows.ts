import { SaxesParser } from 'saxes'

/** Columns of one row by name. */
export type Row = ReadonlyMap<string, string>

/** Tables of a LimeSurvey file by name. */
export interface LssFile {
  readonly languages: readonly string[]
  readonly tables: ReadonlyMap<string, readonly Row[]>
}

/** Nesting; LimeSurvey writes at most 7 levels. */
const deepest = 100
/** Characters parsed at a time, so that a fault ends the reading early. */
const chunk = 65_536

/**
 * Parses a LimeSurvey file into its tables. Declared entities are not expanded.
 * @returns the tables, or the fault with its line
 */
export function readRows(text: string): LssFile | { readonly fault: string } {
  const tables = new Map<string, Row[]>()
  const languages: string[] = []
  const path: string[] = []
  let row: Map<string, string> | null = null
  let words = ''
  let fault = ''
  const parser = new SaxesParser({ xmlns: false })
  const stop = (reason: string) => {
    if (fault === '') fault = `line ${parser.line}: ${reason}`
  }
  // The default handler creates an error with a stack trace for each fault.
  parser.fail = (message) => {
    stop(message.slice(0, 100))
    return parser
  }
  parser.on('doctype', () => stop('it declares a document type, which LimeSurvey does not write'))
  parser.on('opentag', ({ name }) => {
    path.push(name)
    words = ''
    if (path.length > deepest) stop('it is nested too deep')
    if (name === 'row' && path.length === 4) row = new Map()
  })
  const add = (part: string) => {
    words += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    if (path.length === 5) row?.set(name, words)
    else if (path.length === 4 && row !== null) {
      const table = path[1] ?? ''
      const rows = tables.get(table) ?? []
      rows.push(row)
      tables.set(table, rows)
      row = null
    } else if (name === 'language' && path[1] === 'languages') languages.push(words.trim())
    words = ''
    path.pop()
  })
  const source = text.toWellFormed().replace(/^\uFEFF?\s*/, '')
  for (let at = 0; at < source.length && fault === ''; at += chunk)
    parser.write(source.slice(at, at + chunk))
  if (fault === '') parser.close()
  return fault === '' ? { languages, tables } : { fault }
}
