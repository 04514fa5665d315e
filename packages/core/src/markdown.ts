/** A part of a line. Links and images have addresses that are safe to open. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'image'; readonly address: string; readonly text: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'list'
      readonly isNumbered: boolean
      readonly items: readonly (readonly Inline[])[]
    }

// No label has a bracket, and no address a parenthesis. So each character is tried only a few times in any text.
const inlines =
  /!\[([^[\]]*)\]\((\/images\/[0-9a-f]{64})\)|!?\[([^[\]]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)|\*+/g

/**
 * Reads a small part of Markdown: paragraphs, lists, bold, italic, links, and images that the server stores. Anything
 * else stays text, so no markup of the owner reaches the page.
 */
export function readMarkdown(text: string): readonly Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines): Block => {
      for (const [mark, isNumbered] of listMarks) {
        if (!lines.every((line) => mark.test(line))) continue
        const items = lines.map((line) => inlinesIn(line.replace(mark, '')))
        return { kind: 'list', isNumbered, items }
      }
      return { kind: 'paragraph', lines: lines.map(inlinesIn) }
    })
}

const listMarks = [
  [/^\s*[-*]\s+/, false],
  [/^\s*\d{1,3}[.)]\s+/, true],
] as const

/** Asterisks that can begin emphasis, at an index of the parts. */
interface Opening {
  readonly at: number
  readonly isInWord: boolean
  marks: number
}

/** More openings of one line stay text, because the page is built by recursion. */
const maxOpenings = 99

/** Reads a line. Emphasis is that of CommonMark: asterisks close it after a character, and open it before one. */
function inlinesIn(line: string): readonly Inline[] {
  const parts: Inline[] = []
  const openings: Opening[] = []
  let end = 0
  const addText = (text: string) => text && parts.push({ kind: 'text', text })
  // Punctuation is a character, too, because Chinese and Japanese have no spaces beside it.
  const hasCharacter = (at: number) => line.charAt(at).trim() !== ''
  for (const found of line.matchAll(inlines)) {
    const [whole, alternative = '', image, label = '', address] = found
    addText(line.slice(end, found.index))
    end = found.index + whole.length
    if (image) parts.push({ kind: 'image', address: image, text: alternative })
    else if (address) parts.push({ kind: 'link', address, parts: inlinesIn(label) })
    else {
      const canOpen = hasCharacter(end)
      const canClose = hasCharacter(found.index - 1)
      let marks = whole.length
      let last = openings.at(-1)
      while (canClose && marks && last) {
        // Between letters, `*a**b**c*` is bold in italic.
        const isInWord = canOpen || last.isInWord
        if (isInWord && marks % 3 && (marks + last.marks) % 3 === 0) break
        const size = Math.min(marks, last.marks, 2)
        const inner = parts.splice(last.at + 1)
        marks -= size
        last.marks -= size
        parts.pop()
        addText('*'.repeat(last.marks))
        parts.push({ kind: size > 1 ? 'bold' : 'italic', parts: inner })
        if (!last.marks) openings.pop()
        last = openings.at(-1)
      }
      if (canOpen && marks && openings.length < maxOpenings)
        openings.push({ at: parts.length, isInWord: canClose, marks })
      addText('*'.repeat(marks))
    }
  }
  addText(line.slice(end))
  return parts
}

/**
 * Reads emphasis and links only, for a text that is part of a line or paragraph. Lists and images stay text, and so do line
 * breaks.
 */
export function readEmphasis(text: string): readonly Inline[] {
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at === 0 ? [] : [{ kind: 'text', text: '\n' } as const]),
      ...inlinesIn(line).map(withoutImages),
    ])
}

function withoutImages(part: Inline): Inline {
  if (part.kind === 'image') return { kind: 'text', text: `![${part.text}](${part.address})` }
  return part.kind === 'text' ? part : { ...part, parts: part.parts.map(withoutImages) }
}

/** The text without marks, on one line, for lists and searches. */
export function plainMarkdown(text: string): string {
  const plain = (parts: readonly Inline[]): string =>
    parts.map((part) => ('parts' in part ? plain(part.parts) : part.text)).join('')
  return readMarkdown(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines).map(plain))
    .join(' ')
    .trim()
}
