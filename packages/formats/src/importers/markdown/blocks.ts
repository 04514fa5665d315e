import MarkdownIt, { type Token } from 'markdown-it'

/** Blocks of a document that a form needs, without code, quotes, HTML and rules. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'list'
      readonly items: readonly (readonly Block[])[]
      /** Number of its first item; null for bullets */
      readonly start: number | null
    }

/** Lists inside each other that are read; a list and its item are a level each in the parser */
export const deepestLists = 500

// Parse blocks only. Most lines are not labels, and inline parsing of many brackets takes quadratic time.
const parser = new MarkdownIt('default', { html: true, maxNesting: 4 * deepestLists })
parser.core.ruler.enableOnly(['normalize', 'block'])
// Tables are read by `table.ts`, row by row.
parser.block.ruler.disable('table')
// The parser would drop the lines below its own limit.
parser.block.ruler.before('code', 'too_deep', (state, first, end, isSilent) => {
  if (isSilent || state.level <= 2 * deepestLists) return false
  for (let line = first; line < end; line += 1) {
    const source = state.src.slice(state.bMarks[line], state.eMarks[line])
    const content = source.replace(/^\s*(?:[-*+]|\d{1,9}[.)])?\s+/, '').trim()
    if (content !== '') state.push('too_deep', '', 0).content = content
  }
  state.line = end
  return true
})

export const inlineParser = new MarkdownIt('default', { html: true, linkify: false })

const closers: Readonly<Record<string, string>> = { blockquote_open: 'blockquote_close' }

/** @param tooDeep Called with each line that is nested too deeply */
export function blocksOf(text: string, tooDeep: (line: string) => void): readonly Block[] {
  const blocks: Block[] = []
  /** Open lists of blocks, innermost last */
  const open: Block[][] = [blocks]
  const lists: Block[][][] = []
  const tokens = parser.parse(text, {})
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token === undefined) break
    const { type } = token
    if (closers[type] !== undefined) {
      index = closingOf(tokens, index)
    } else if (type === 'heading_open') {
      const level = Number(token.tag.slice(1))
      open.at(-1)?.push({ kind: 'heading', level, text: tokens[index + 1]?.content ?? '' })
      index += 2
    } else if (type === 'paragraph_open') {
      open.at(-1)?.push({ kind: 'paragraph', text: tokens[index + 1]?.content ?? '' })
      index += 2
    } else if (type === 'too_deep') {
      tooDeep(token.content)
    } else if (type === 'bullet_list_open' || type === 'ordered_list_open') {
      const items: Block[][] = []
      const start = type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null
      open.at(-1)?.push({ kind: 'list', items, start })
      lists.push(items)
    } else if (type === 'bullet_list_close' || type === 'ordered_list_close') {
      lists.pop()
    } else if (type === 'list_item_open') {
      const item: Block[] = []
      lists.at(-1)?.push(item)
      open.push(item)
    } else if (type === 'list_item_close') {
      open.pop()
    }
  }
  return blocks
}

function closingOf(tokens: readonly Token[], opening: number): number {
  const level = tokens[opening]?.level
  const wanted = closers[tokens[opening]?.type ?? '']
  let index = opening + 1
  while (index < tokens.length) {
    const token = tokens[index]
    if (token?.type === wanted && token?.level === level) break
    index += 1
  }
  return index
}
