// Questions of Typeform, copied from its page or printed: `3 → Title`, with the key of each option in front of it or above it.
import type { Block, Line } from './block.ts'
import { wordsOf } from './parts.ts'

const title = /^(\d{1,3})\s*→\s*(.*)$/
const button = /^(?:OK|Start|Submit)$/

export const isTypeformTitle = (text: string): boolean => title.test(text)

/** Lines of a written form: numbers in front of titles, boxes in front of options. Frames and buttons are left out. */
export function typeformLines(blocks: readonly Block[]): readonly Block[] {
  const shown = blocks.filter((block) => {
    const text = textOf(block)
    return block.kind === 'table' || (text !== '' && !button.test(text))
  })
  const texts = shown.map(textOf)
  const found: Block[] = []
  let isMany = false
  let key = ''
  for (let at = 0; at < shown.length; at += 1) {
    const [block, text = ''] = [shown[at], texts[at]]
    const option = keyedOption(texts, at, key)
    const before = textOf(found.at(-1))
    if (isTypeformTitle(text)) {
      const [, number = '', behind = ''] = title.exec(text) ?? []
      if (behind === '') at += 1
      // Each title asks, whatever its words.
      const asked = behind || (texts[at] ?? '')
      found.push(lineOf(`${number}. ${asked.replace(/([^?:*])(\*?)$/, '$1:$2')}`))
      isMany = false
      key = ''
    } else if (option !== null) {
      const line = lineOf(option.text)
      const isRound = !isMany
      found.push({ ...line, parts: [{ kind: 'box', isRound }, ...line.parts] })
      at += option.lines - 1
      key = option.key
    } else if (/^\d{1,2}$/.test(text) && /^\d{1,2}(?: \d{1,2})*$/.test(before)) {
      // The numbers of a scale, each on its line
      found[found.length - 1] = lineOf(`${before} ${text}`)
    } else if (isScale(before) && isTypeformTitle(texts[at + 2] ?? '')) {
      // The names of its ends, each on its line
      found.push(lineOf(`${text}\t${texts[at + 1]}`))
      at += 1
    } else if (block !== undefined) {
      isMany ||= /^choose as many/i.test(text)
      found.push(block)
    }
  }
  return found
}

const textOf = (block: Block | undefined): string =>
  block?.kind === 'line' ? wordsOf(block.parts) : ''

const isScale = (text: string): boolean => /^\d{1,2}(?: \d{1,2}){2,10}$/.test(text)

const lineOf = (text: string): Line => ({ kind: 'line', parts: [{ kind: 'words', text }] })

/** The option at a line, whose key stands above it (`B`, `No`) or in front of it (`B No`) */
function keyedOption(
  texts: readonly string[],
  at: number,
  before: string,
): { readonly key: string; readonly text: string; readonly lines: number } | null {
  const [, key = '', text = ''] = /^([A-Z])(?: (\S.*))?$/.exec(texts[at] ?? '') ?? []
  if (key === '') return null
  const below = texts[at + 1]
  if (text === '') return below === undefined ? null : { key, text: below, lines: 2 }
  if (before !== '') return key === keyBehind(before) ? { key, text, lines: 1 } : null
  // `A tale` is a first option only above a second one.
  const end = texts.findIndex((one, index) => index > at && isTypeformTitle(one))
  const others = texts.slice(at + 1, end === -1 ? undefined : end)
  const isFirst = /[AY]/.test(key) && others.some((one) => one.startsWith(`${keyBehind(key)} `))
  return isFirst ? { key, text, lines: 1 } : null
}

/** Options have the keys A, B, C; yes and no have Y and N. */
const keyBehind = (key: string): string =>
  key === 'Y' ? 'N' : String.fromCodePoint((key.codePointAt(0) ?? 0) + 1)
