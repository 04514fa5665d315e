import type { Block, Line, Part } from './block.ts'
import { withLines } from './lines.ts'

/** Placeholders of a document to be filled in by a program: `${customer_name}`, `{{ fee }}` */
const placeholder =
  /\$\{\s*([\p{L}_][\p{L}\p{N}_. -]{0,60})\s*\}|\{\{\s*([\p{L}_][\p{L}\p{N}_. -]{0,60})\s*\}\}/gu

/** Turns the first place of each placeholder into a blank, and further ones into words. */
export function withTemplateFields(blocks: readonly Block[]): readonly Block[] {
  const known = new Set<string>()
  const filled = (line: Line): Line =>
    line.parts.some((part) => part.kind === 'words' && /[${]\{/.test(part.text))
      ? { ...line, parts: line.parts.flatMap((part) => partsWithBlanks(part, known)) }
      : line
  return withLines(blocks, filled)
}

function partsWithBlanks(part: Part, known: Set<string>): readonly Part[] {
  if (part.kind !== 'words') return [part]
  const parts: Part[] = []
  let words = ''
  let at = 0
  for (const found of part.text.matchAll(placeholder)) {
    const name = labelOf(found[1] ?? found[2] ?? '')
    words += part.text.slice(at, found.index)
    at = found.index + found[0].length
    if (known.has(name)) {
      words += name
      continue
    }
    known.add(name)
    // Words with a colon are the label. In a sentence the placeholder's own name says more.
    parts.push({ kind: 'words', text: /[:：]\s*$/.test(words) ? words : `${words}\t${name}: ` })
    parts.push({ kind: 'blank', width: 12 })
    words = ''
  }
  words += part.text.slice(at)
  return words === '' ? parts : [...parts, { kind: 'words', text: words }]
}

/** `customer_name`, `customerName` and `customer.name` are `Customer name`. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_.\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
