import { SaxesParser } from 'saxes'

/** One `<outline>`, with those within it. */
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
  /** whether something in it is no XML, or it ends too soon */
  readonly isBroken: boolean
}

/** names that HTML knows and XML does not, which people write all the same */
const entities = { nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', euro: '€', copy: '©' }

/** `Food & drink`, which outliners write though XML wants it otherwise */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{0,30});)/gi

/** Null for what is no OPML. Entities that a document declares are not expanded. */
export function readOutlines(text: string): Document | null {
  const top: Outline[] = []
  const open: Open[] = []
  let isOpml = false
  let isBroken = false
  const parser = new SaxesParser({ xmlns: false })
  Object.assign(parser.ENTITIES, entities)
  // Its own way of failing makes an error with a place and a stack for each fault, a million in a bad file.
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
