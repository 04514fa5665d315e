import { SaxesParser } from 'saxes'

export interface XmlHandlers {
  /** `name` and the attribute names have no prefix */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
  /** True to stop reading */
  isDone?(): boolean
}

/** Nesting; more than any program writes */
const deepest = 2_000

/**
 * Parses XML as a stream, so that neither depth nor size exhausts memory. Declared entities are not expanded. Invalid
 * XML ends the reading; everything before it counts.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { open, close, text, isDone }: XmlHandlers,
): Promise<'whole' | 'broken' | 'enough'> {
  let isBroken = false
  let depth = 0
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > deepest) isBroken = true
    if (!isBroken) open?.(plain(name), plainNames(attributes))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (!isBroken) close?.(plain(name))
  })
  if (text !== undefined) {
    parser.on('text', (words) => {
      if (!isBroken) text(words)
    })
    parser.on('cdata', (words) => {
      if (!isBroken) text(words)
    })
  }
  let decoder: TextDecoder | null = null
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    if (isBroken) return 'broken'
    if (isDone?.() === true) return 'enough'
  }
  parser.close()
  return isBroken ? 'broken' : 'whole'
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function plainNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {}
  for (const name in attributes) named[plain(name)] = attributes[name] ?? ''
  return named
}
