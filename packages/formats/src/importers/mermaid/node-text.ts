import { labelText } from '../../reading/label-text.ts'

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: ' ',
  hash: '#',
  num: '#',
  semi: ';',
  colon: ':',
  quest: '?',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lbrace: '{',
  rbrace: '}',
  sol: '/',
  percnt: '%',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  larr: '←',
  euro: '€',
  pound: '£',
  copy: '©',
}

/** Text of a node or an edge, without quotes, line breaks, HTML and images. */
export const nodeText = (raw: string): string => labelText(uncutText(raw))

/** The same without a limit of its length. */
export function uncutText(raw: string): string {
  let text = raw.slice(0, 4_000).trim()
  if (/^".*"$/s.test(text)) text = text.slice(1, -1).trim()
  if (/^`.*`$/s.test(text)) text = text.slice(1, -1)
  return (
    text
      .replaceAll(/<br\s*\/?>|\\n/gi, ' ')
      .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
      .replaceAll(/\bfa[brsl]?:fa-[\w-]+/g, '')
      .replaceAll(/\*\*|__/g, '')
      // Decode character references last, so that they are not read as syntax.
      .replaceAll(
        /[#&](?:#?(\d{1,7})|#?x([\da-f]{1,6})|([a-z]{2,8}));/gi,
        (all, decimal, hex, name) => {
          const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
          if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
          const known = String(name).toLowerCase()
          return Object.hasOwn(entities, known) ? (entities[known] ?? '') : all
        },
      )
  )
}
