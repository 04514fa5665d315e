import type { Block, Cell, Line } from '../questions/block.ts'
import { partsOf } from '../questions/parts.ts'
import { symbolOf } from '../symbol.ts'

/** Groups without text of the page */
const leftOut =
  /^(?:\*|colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|listtable|listoverridetable|generator|themedata|xmlnstbl|rsidtbl|fldinst|datafield|bkmkstart|bkmkend)$/

const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  endash: '–',
  emdash: '—',
  bullet: '•',
  '~': ' ',
  _: '-',
}

interface Group {
  isMuted: boolean
  isFonts: boolean
  font: string
  /** Characters after `\u` that older programs show instead */
  skipped: number
}

const token =
  /\\'([\da-f]{2})|\\([a-z]{1,32})(-?\d{1,10})? ?|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi

/** Blocks; more than any form has */
const mostBlocks = 60_000

/** Lines and tables of a rich text. */
export function blocksOfRtf(text: string): readonly Block[] {
  const blocks: Block[] = []
  const fonts = new Map<string, string>()
  const groups: Group[] = []
  let group: Group = { isMuted: false, isFonts: false, font: '', skipped: 1 }
  let page = 'windows-1252'
  let namedFont = ''
  let line = ''
  let toSkip = 0
  let cell: Line[] = []
  let row: Cell[] = []
  let rows: Cell[][] = []

  const write = (words: string) => {
    if (group.isFonts) fonts.set(namedFont, (fonts.get(namedFont) ?? '') + words)
    else if (!group.isMuted && line.length < 20_000) line += words
  }
  const show = (words: string) => {
    const shown = words.slice(Math.min(toSkip, words.length))
    toSkip -= words.length - shown.length
    const font = (fonts.get(group.font) ?? '').replace(/;.*$/s, '').trim()
    write(
      /wingdings|dingbats/i.test(font)
        ? Array.from(shown, (one) => symbolOf(font, one)).join('')
        : shown,
    )
  }
  const linesWritten = (): Line[] => {
    const lines = line.split('\n').map((one): Line => ({ kind: 'line', parts: partsOf(one) }))
    line = ''
    return lines
  }
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows })
    rows = []
  }
  const control = (word: string, number: string | undefined) => {
    if (leftOut.test(word)) group.isMuted = true
    else if (word === 'fonttbl') group.isFonts = true
    else if (word === 'ansicpg') page = `windows-${number}`
    else if (word === 'f') {
      namedFont = number ?? ''
      group.font = namedFont
    } else if (word === 'uc') group.skipped = Number(number ?? 1)
    else if (word === 'u') {
      const code = Number(number ?? 0)
      show(String.fromCharCode(code < 0 ? code + 65_536 : code))
      toSkip = group.skipped
    } else if (group.isMuted || group.isFonts) return
    else if (word === 'par' || word === 'sect') {
      if (rows.length > 0 && row.length === 0 && cell.length === 0) endTable()
      if (row.length > 0 || cell.length > 0) cell.push(...linesWritten())
      else blocks.push(...linesWritten())
    } else if (word === 'cell') {
      row.push({ lines: [...cell, ...linesWritten()] })
      cell = []
    } else if (word === 'row') {
      rows.push(row)
      row = []
    } else write(characters[word] ?? '')
  }
  for (const match of text.matchAll(token)) {
    if (blocks.length >= mostBlocks) break
    const [, byte, word, number, symbol, brace, words] = match
    if (brace === '{') {
      groups.push(group)
      group = { ...group }
    } else if (brace === '}') group = groups.pop() ?? group
    else if (byte !== undefined) show(decoded(page, Number.parseInt(byte, 16)))
    else if (word !== undefined) control(word, number)
    else if (symbol !== undefined) {
      if (symbol === '*') group.isMuted = true
      else write(characters[symbol] ?? symbol)
    } else if (words !== undefined) {
      // A form field is a place for an answer, whatever text it shows.
      if (/^\s*FORMTEXT/.test(words)) line += '____________'
      else if (/^\s*FORMCHECKBOX/.test(words)) line += '☐'
      else show(words)
    }
  }
  endTable()
  blocks.push(...linesWritten())
  return blocks
}

function decoded(page: string, byte: number): string {
  try {
    return new TextDecoder(page).decode(Uint8Array.of(byte))
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.of(byte))
  }
}
