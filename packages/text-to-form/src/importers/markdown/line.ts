import { inlineParser } from './blocks.ts'

/** A line without its marks of style. */
export interface Line {
  readonly text: string
  /** whether the whole of it is bold, apart from a colon, a star or a blank to fill in */
  readonly isBold: boolean
}

/** A longer line is prose, and is read as it stands. */
const longestLabel = 1_000
const styled = /[*_`[\]!<&\\~]/

export function readLine(raw: string): Line {
  const source = raw.trim()
  if (source.length > longestLabel || !styled.test(source)) return { text: source, isBold: false }
  let text = ''
  let outside = ''
  let bold = 0
  let everBold = false
  for (const { type, content, children } of inlineParser.parseInline(source, {})) {
    if (type !== 'inline') {
      text += content
      continue
    }
    for (const token of children ?? []) {
      if (token.type === 'strong_open') bold += 1
      else if (token.type === 'strong_close') bold -= 1
      else if (token.type === 'image') continue
      else {
        const words = wordsOf(token.type, token.content)
        text += words
        if (bold > 0) everBold = true
        else outside += words
      }
    }
  }
  return { text: text.trim(), isBold: everBold && isOnlyMarks(outside) }
}

function wordsOf(type: string, content: string): string {
  if (type === 'html_inline') return /^<br\s*\/?>$/i.test(content) ? ' ' : ''
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return ['text', 'code_inline', 'text_special'].includes(type) ? content : ''
}

/** What may stand beside a bold label: `: * ____ (required)`, or a number before it. */
function isOnlyMarks(text: string): boolean {
  return /^(?:\d\)|[\s\d:.*_?…-]|\([^()]{0,40}\)|\[[^[\]]{0,80}\])*$/.test(text)
}
