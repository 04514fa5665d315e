import { SaxesParser } from 'saxes'

/** An `<outline>` and its children. */
export interface Outline {
  readonly attributes: Readonly<Record<string, string>>
  readonly within: readonly Outline[]
}

interface Open {
  attributes: Readonly<Record<string, string>>
  within: Outline[]
}

export interface Document {
  readonly outlines: readonly Outline[]
  /** true: not well-formed XML */
  readonly isBroken: boolean
}

/** HTML entities that XML lacks, but people use */
const entities = { nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', euro: '€', copy: '©' }

/** Unescaped ampersands, as some outliners write them: `Food & drink` */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi

/** Parses OPML; null for anything else. Declared entities are not expanded. */
export function readOutlines(text: string): Document | null {
  const top: Outline[] = []
  const open: Open[] = []
  let isOpml = false
  let isBroken = false
  const parser = new SaxesParser({ xmlns: false })
  Object.assign(parser.ENTITIES, entities)
  // The default handler creates an error with a stack trace for each fault, up to a million in a bad file.
  parser.fail = () => {
    isBroken = true
    return parser
  }
  parser.on('opentag', ({ name, attributes }) => {
    const tag = name.toLowerCase()
    if (tag === 'opml') isOpml = true
    if (tag !== 'outline') return
    const lower = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value])
    const outline: Open = { attributes: Object.fromEntries(lower), within: [] }
    ;(open.at(-1)?.within ?? top).push(outline)
    open.push(outline)
  })
  parser.on('closetag', ({ name }) => {
    if (name.toLowerCase() === 'outline') open.pop()
  })
  parser
    .write(
      text
        .toWellFormed()
        .replace(/^\uFEFF?\s*/, '')
        .replaceAll(bareAmpersand, '&amp;'),
    )
    .close()
  return isOpml ? { outlines: top, isBroken } : null
}
