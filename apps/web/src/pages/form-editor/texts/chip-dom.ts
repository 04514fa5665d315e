import {
  type AnswerPlace,
  readText,
  type TextPart,
  writePlace,
} from '@ramiform/core/answers-in-texts/read-text'

/** Gives the caret a place beside a chip that has no text there. Never part of the value. */
const gap = '\u200b'

/** Parts with at least one word between and around places, so that the caret can be anywhere. */
function spaced(parts: readonly TextPart[]): readonly TextPart[] {
  const all: TextPart[] = []
  for (const part of parts) {
    if (typeof part !== 'string' && typeof all.at(-1) !== 'string') all.push('')
    all.push(part)
  }
  if (typeof all.at(-1) !== 'string') all.push('')
  return all
}

/**
 * Draws a text: words as text nodes, and a chip for each place.
 * @param chipOf creates the element of a chip
 */
export function drawText(
  root: HTMLElement,
  value: string,
  isSource: (id: string) => boolean,
  chipOf: (place: Exclude<TextPart, string>) => HTMLElement,
): void {
  const page = root.ownerDocument
  const nodes = spaced(readText(value, isSource)).map((part): Node => {
    if (typeof part === 'string') return page.createTextNode(part === '' ? gap : part)
    const chip = chipOf(part)
    chip.contentEditable = 'false'
    chip.dataset.place = writePlace(part)
    return chip
  })
  // The last line break shows only with another one behind it.
  if (value.endsWith('\n')) nodes.push(page.createElement('br'))
  root.replaceChildren(...nodes)
}

/** The text that is drawn, or typed since. */
export function textIn(root: Node): string {
  let text = ''
  for (const node of root.childNodes) text += textOfNode(node)
  return text
}

function textOfNode(node: Node): string {
  if (node.nodeType === 3) return (node as Text).data.replaceAll(gap, '').replaceAll('\u00a0', ' ')
  if (isChip(node)) return node.dataset.place ?? ''
  // A browser marks an empty line with a break of its own.
  if (node.nodeName === 'BR') return node.nextSibling === null ? '' : '\n'
  return textIn(node)
}

export function isChip(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.place !== undefined
}

/** True when the drawn chips are those of the value. Typed braces and edited fallbacks need a new drawing. */
export function isDrawn(
  root: HTMLElement,
  value: string,
  isSource: (id: string) => boolean,
): boolean {
  const chips = [...root.querySelectorAll<HTMLElement>('[data-place]')].map(
    ({ dataset }) => dataset.place ?? '',
  )
  const places = readText(value, isSource).flatMap((part) =>
    typeof part === 'string' ? [] : writePlace(part),
  )
  return textIn(root) === value && chips.join('\n') === places.join('\n')
}

export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Selected range as positions in the value; null when the selection is elsewhere. */
export function selectedRange(root: HTMLElement): TextRange | null {
  const selection = root.ownerDocument.getSelection()
  if (selection === null || selection.rangeCount === 0) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  if (!root.contains(startContainer) || !root.contains(endContainer)) return null
  return {
    start: offsetOf(root, startContainer, startOffset),
    end: offsetOf(root, endContainer, endOffset),
  }
}

function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const before = root.ownerDocument.createRange()
  before.selectNodeContents(root)
  before.setEnd(node, offset)
  return textIn(before.cloneContents()).length
}

/** Puts the caret at a position of the value; behind a chip that the position is within. */
export function putCaret(root: HTMLElement, at: number): void {
  let left = at
  for (const node of root.childNodes) {
    const { length } = textOfNode(node)
    if (node.nodeType === 3 && left <= length) {
      root.ownerDocument.getSelection()?.collapse(node, placeIn((node as Text).data, left))
      return
    }
    left = Math.max(0, left - length)
  }
  root.ownerDocument.getSelection()?.selectAllChildren(root)
  root.ownerDocument.getSelection()?.collapseToEnd()
}

/** Index in the data of a text node, behind its gaps. */
function placeIn(data: string, count: number): number {
  let left = count
  let index = 0
  while (index < data.length && (left > 0 || data[index] === gap)) {
    if (data[index] !== gap) left -= 1
    index += 1
  }
  return index
}

/** The places of a value with their positions. */
export function placesIn(
  value: string,
  isSource: (id: string) => boolean,
): readonly (TextRange & { readonly place: AnswerPlace })[] {
  let start = 0
  return readText(value, isSource).flatMap((part) => {
    const from = start
    start += (typeof part === 'string' ? part : writePlace(part)).length
    return typeof part === 'string' ? [] : [{ start: from, end: start, place: part }]
  })
}

/** The place that ends or starts at a position of the value; undefined without one. */
export function placeBeside(
  value: string,
  at: number,
  side: 'before' | 'after',
  isSource: (id: string) => boolean,
): TextRange | undefined {
  return placesIn(value, isSource).find(
    ({ start, end }) => (side === 'before' ? end : start) === at,
  )
}
