import type { Line, Part } from '../questions/block.ts'
import { partsOf } from '../questions/parts.ts'
import type { ListLevel, Lists } from './numbering.ts'
import type { Styles } from './styles.ts'

/** A paragraph being read. */
export interface Paragraph {
  text: string
  parts: Part[]
  style: string
  numId: string
  depth: number
  ruledTabs: boolean[] | null
  tabs: number
  isBold: boolean
  hasPlain: boolean
}

/** Characters; a longer line is not a heading, even in bold */
const longestHeading = 90

export function newParagraph(): Paragraph {
  return {
    text: '',
    parts: [],
    style: '',
    numId: '',
    depth: 0,
    ruledTabs: null,
    tabs: 0,
    isBold: false,
    hasPlain: false,
  }
}

/** Turns the text so far into parts. */
export function endWords(at: Paragraph): void {
  if (at.text !== '') at.parts.push(...partsOf(at.text))
  at.text = ''
}

/** Reads a tab: a line to write on if it is ruled, otherwise a gap. */
export function tabIn(at: Paragraph, styles: Styles, isUnderlined: boolean): void {
  const ruled = at.ruledTabs ?? styles.get(at.style)?.ruledTabs ?? []
  const isBlank = ruled[at.tabs] ?? (ruled.length > 0 && ruled.every((one) => one))
  at.tabs += 1
  at.text += isBlank || isUnderlined ? ' ____________ ' : '\t'
}

/** Lines of a finished paragraph; none for a table of contents. */
export function linesOf(at: Paragraph, styles: Styles, lists: Lists): readonly Line[] {
  endWords(at)
  const style = styles.get(at.style)
  if (style?.isContents) return []
  const { level, depth } = listOf(at, styles, lists)
  const words = at.parts.map((part) => (part.kind === 'words' ? part.text : '')).join('')
  const isShort = words.trim() !== '' && words.trim().length <= longestHeading
  const isBold = (at.isBold || style?.isBold === true) && !at.hasPlain && isShort
  const boxed: readonly Part[] = level?.box
    ? [{ kind: 'box', isRound: level.box === '○' }, ...spaced(at.parts)]
    : at.parts
  // Manual line breaks separate lines.
  return brokenLines(boxed).map((parts) => ({
    kind: 'line',
    parts,
    ...((style?.isHeading === true || isBold) && { isHeading: true }),
    ...(style?.isTitle && { isTitle: true }),
    ...(level !== null && level.box === null && { list: { depth, isNumbered: level.isNumbered } }),
  }))
}

/** The list level of a paragraph: its own, or that of its style. */
function listOf(
  at: Paragraph,
  styles: Styles,
  lists: Lists,
): { readonly level: ListLevel | null; readonly depth: number } {
  const { list = null, namedList = null } = styles.get(at.style) ?? {}
  if (at.numId !== '') {
    return { level: at.numId === '0' ? null : lists.level(at.numId, at.depth), depth: at.depth }
  }
  if (list === null) {
    return {
      level: namedList === null ? null : { isNumbered: namedList === 'number', box: null },
      depth: at.depth,
    }
  }
  const depth = at.depth || list.depth
  return { level: lists.level(list.numId, depth), depth }
}

function spaced(parts: readonly Part[]): readonly Part[] {
  return parts.length === 0 ? [] : [{ kind: 'words', text: ' ' }, ...parts]
}

function brokenLines(parts: readonly Part[]): readonly (readonly Part[])[] {
  const lines: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind !== 'words' || !part.text.includes('\n')) {
      lines.at(-1)?.push(part)
      continue
    }
    for (const [index, text] of part.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ kind: 'words', text })
    }
  }
  return lines
}
