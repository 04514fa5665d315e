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

const inlines =
  /!\[([^\]]*)\]\((\/images\/[0-9a-f]{64})\)|!?\[([^\]]+)\]\(((?:https?:\/\/|mailto:|tel:)[^\s()]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

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

function inlinesIn(line: string): readonly Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const found of line.matchAll(inlines)) {
    const [whole, alternative, image, label, address, bold, italic] = found
    if (found.index > end) parts.push({ kind: 'text', text: line.slice(end, found.index) })
    end = found.index + whole.length
    if (image !== undefined) parts.push({ kind: 'image', address: image, text: alternative ?? '' })
    else if (address !== undefined)
      parts.push({ kind: 'link', address, parts: inlinesIn(label ?? '') })
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: inlinesIn(bold) })
    else parts.push({ kind: 'italic', parts: inlinesIn(italic ?? '') })
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) })
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
