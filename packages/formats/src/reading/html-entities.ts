/** Named characters of HTML that texts of other programs use. */
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  rarr: '→',
  larr: '←',
  euro: '€',
  pound: '£',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  iexcl: '¡',
  iquest: '¿',
  ordm: 'º',
  ordf: 'ª',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
}

/** Marks of letters with an accent, such as `&eacute;`. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}

/** Replaces character references of HTML. Unknown ones stay as they are. */
export function withoutEntities(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi, (whole, name: string) =>
    name.startsWith('#') ? characterOf(name.slice(1)) : (namedCharacter(name) ?? whole),
  )
}

function characterOf(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function namedCharacter(name: string): string | undefined {
  for (const wanted of [name, name.toLowerCase()])
    if (Object.hasOwn(named, wanted)) return named[wanted]
  const accent = accents[name.slice(1).toLowerCase()]
  return accent === undefined ? undefined : `${name.charAt(0)}${accent}`.normalize('NFC')
}
