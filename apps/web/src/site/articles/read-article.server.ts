import MarkdownIt, { type Token } from 'markdown-it'
import { codeHtml, inlineCodeHtml } from '../html/code-html.server.ts'
import { tableEnd, tableStart } from '../html/table.server.ts'
import { drawFork, readFork } from './draw-fork.server.ts'
import { factTable, isFact } from './facts/index.server.ts'
import { headingId } from './heading-id.ts'
import {
  captionedTable,
  captionTables,
  columnsAt,
  nameCells,
  plainText,
} from './markdown-tables.server.ts'
import { pictureHtml } from './pictures.server.ts'
import { projectDocument } from './project-documents.server.ts'
import { storedItemsHtml } from './stored-items.server.ts'

/** A heading that links can target. */
export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}

/** A Markdown file as HTML, made at build time from our own files. */
export interface Article {
  readonly title: string
  /** First paragraph as HTML. `description` has it as text. */
  readonly intro: string
  readonly description: string
  readonly html: string
  readonly headings: readonly Heading[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
const noteIcon =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1"/></svg>'

markdown.renderer.rules.blockquote_open = () => `<aside role="note">${noteIcon}<div>`
markdown.renderer.rules.blockquote_close = () => '</div></aside>\n'
markdown.renderer.rules.table_open = (tokens, index) =>
  captionedTable(tokens[index]) ?? tableStart(columnsAt(tokens, index).length)
markdown.renderer.rules.table_close = (tokens, index) =>
  captionedTable(tokens[index]) === null ? tableEnd : '</table>\n'
markdown.renderer.rules.code_inline = (tokens, index) =>
  inlineCodeHtml(tokens[index]?.content ?? '')
markdown.renderer.rules.fence = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {}
  if (info.trim() === 'fork') return drawFork(readFork(content))
  return info.trim() === 'stored' ? storedItemsHtml(content) : codeHtml(content)
}
markdown.renderer.rules.code_block = (tokens, index) => codeHtml(tokens[index]?.content ?? '')
markdown.renderer.rules.html_block = (tokens, index) => tokens[index]?.content ?? ''

/** Reads a Markdown file that starts with `# Title` and a paragraph. Throws for any other. */
export function readArticle(text: string): Article {
  const tokens = markdown.parse(withDocuments(text), {})
  const [open, title, , introOpen, intro] = tokens
  if (open?.tag !== 'h1' || title === undefined || introOpen?.tag !== 'p' || intro === undefined) {
    throw new Error(`An article must start with "# Title" and a paragraph: ${text.slice(0, 80)}`)
  }
  const rest = captionTables(tokens.slice(6))
  const headings = nameHeadings(rest)
  nameCells(rest)
  return {
    title: plainText(title),
    intro: markdown.renderer.render([intro], markdown.options, {}),
    description: plainText(intro),
    html: markdown.renderer.render(withBlocks(rest), markdown.options, {}),
    headings,
  }
}

/** Gives each heading an ID made from its text. */
function nameHeadings(tokens: readonly Token[]): readonly Heading[] {
  const headings: Heading[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || (token.tag !== 'h2' && token.tag !== 'h3')) continue
    const inline = tokens[index + 1]
    if (inline === undefined) continue
    const text = plainText(inline)
    const id = headingId(text)
    if (headings.some((other) => other.id === id))
      throw new Error(`Two headings have the text "${text}"`)
    token.attrSet('id', id)
    headings.push({ id, text, level: token.tag === 'h2' ? 2 : 3 })
  }
  return headings
}

/** Replaces a paragraph with only a picture by a figure, and `{{facts: NAME}}` by its table. */
function withBlocks(tokens: readonly Token[]): Token[] {
  const blocks: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const inline = tokens[at + 1]
    const html = token?.type === 'paragraph_open' ? blockOf(inline) : null
    if (token === undefined) continue
    if (html === null) blocks.push(token)
    else {
      const block = Object.assign(Object.create(Object.getPrototypeOf(token)), token) as Token
      blocks.push(Object.assign(block, { type: 'html_block', tag: '', content: html }))
      at += 2
    }
  }
  return blocks
}

function blockOf(inline: Token | undefined): string | null {
  const [only, ...others] = inline?.children ?? []
  if (only === undefined || others.length > 0) return null
  if (only.type === 'image') {
    return pictureHtml({
      name: String(only.attrGet('src') ?? ''),
      alt: only.content,
      caption: String(only.attrGet('title') ?? ''),
    })
  }
  const [, name] = /^\{\{facts: ([\w-]+)\}\}$/.exec(only.content) ?? []
  if (only.type !== 'text' || name === undefined) return null
  if (!isFact(name)) throw new Error(`There are no facts called "${name}"`)
  return factTable(name)
}

/** Replaces `{{docs: webhooks.md # The request}}` by that section of a document under docs/. */
function withDocuments(text: string): string {
  return text.replaceAll(
    /^\{\{docs: ([\w.-]+)(?: # (.+))?\}\}$/gm,
    (_all, file: string, part: string | undefined) => projectDocument(file, part),
  )
}
