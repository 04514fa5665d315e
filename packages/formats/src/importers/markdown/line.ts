import { readHowMany } from '../../reading/how-many.ts'
import { inlineParser } from './blocks.ts'

/** A line without its formatting. */
export interface Line {
  readonly text: string
  /** true: all bold, except for a colon, a star or a blank */
  readonly isBold: boolean
}

/** Characters; a longer line is prose */
const longestLabel = 1_000
/** `____` is a blank, not emphasis */
const places = /(?<![\p{L}\p{N}*_])_{3,}(?![\p{L}\p{N}_])|_{4,}(?![\p{L}\p{N}_])/gu
/** Placeholder for a blank during parsing; it occurs in no text */
const place = '\u{f8f0}'
const styled = /[*_`[\]!<&\\~]/

export function readLine(raw: string): Line {
  const source = raw.trim()
  if (source.length > longestLabel || !styled.test(source)) return { text: source, isBold: false }
  let text = ''
  let before = ''
  let after = ''
  let bold = 0
  let everBold = false
  const guarded = source.replaceAll(places, (found) => place.repeat(found.length))
  for (const { type, content, children } of inlineParser.parseInline(guarded, {})) {
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
        else if (everBold) after += words
        else before += words
      }
    }
  }
  return {
    text: text.replaceAll(place, '_').trim(),
    isBold: everBold && isOnlyNumber(before) && isOnlyMarks(after.replaceAll(place, '_')),
  }
}

function wordsOf(type: string, content: string): string {
  if (type === 'html_inline') return /^<br\s*\/?>$/i.test(content) ? ' ' : ''
  if (type === 'softbreak' || type === 'hardbreak') return ' '
  return ['text', 'code_inline', 'text_special'].includes(type) ? content : ''
}

/** True for text before a bold label: a number, an icon, brackets. */
function isOnlyNumber(text: string): boolean {
  return /^(?:q(?:uestion)?\s*)?[^\p{L}]*$/iu.test(text)
}

/** True for text behind a bold label: `: * ____ (required)`. */
function isOnlyMarks(text: string): boolean {
  if (readHowMany(text).isAlone) return true
  return /^(?:[\s:.*_?…-]|\([^()]{0,40}\)|\[[^[\]]{0,80}\])*$/.test(text)
}
