import { matchesOf } from '../../patterns.ts'
import { rememberedText } from '../../remembered.ts'

/** A word, a number or a punctuation mark of a sentence, with its position in characters. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  /** Normalized: lower case, no accents, contractions expanded */
  readonly word: string
  readonly start: number
  readonly end: number
}

const shapes = [
  // A hyphen between two words only separates them.
  String.raw`(?<space>[^\S\n]+|(?<=\p{L}[\p{N}\p{M}_]*)[-–—−‐‑](?=\d*\p{L}))`,
  String.raw`(?<line>\n\s*(?:(?:[-*•‣◦]|\d{1,2}[.)])(?=\s))?)`,
  String.raw`(?<date>\d{4}-\d\d-\d\d(?![\d-])|(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}[/.]\d{1,2}[/.]\d{1,2})(?![\d/]))`,
  String.raw`(?<number>[$€£¥]?(?:\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:[km%](?![\p{L}\p{N}_])|(?![\p{L}\p{N}_])))`,
  String.raw`(?<code>[\w.+-]{0,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}|#[\w-]{1,64})`,
  String.raw`(?<word>(?:e[-‐‑–](?=mails?(?![\p{L}\p{N}\p{M}_])))?[\p{L}\p{N}\p{M}_]+(?:['’ʼ][\p{L}]+)*)`,
  String.raw`(?<sign><=>|<->|>=|<=|=>|=<|!==?|={1,3}|<>|->|-->|&&|\|\||[^\s])`,
]
const shape = new RegExp(shapes.join('|'), 'giuy')

/** Splits a sentence into tokens. */
export const tokensOf = rememberedText((text): readonly Token[] => {
  const tokens: Token[] = []
  for (const found of matchesOf(text, shape)) {
    const { space, line, date, number, code, word } = found.groups ?? {}
    const start = found.index
    const end = start + found[0].length
    const push = (kind: Token['kind'], said: string) =>
      tokens.push({ kind, word: said, start, end })
    if (space !== undefined) continue
    if (line !== undefined) {
      push('mark', '\n')
      if (/\S/.test(line)) push('mark', '*')
    } else if (word !== undefined) {
      // An accent without a letter is no word.
      for (const one of spelledOut(plain(word) || word)) push(one === "'s" ? 'mark' : 'word', one)
    } else if (date !== undefined || number !== undefined)
      push('number', found[0].toLowerCase().replaceAll(/\s/g, ''))
    else if (code !== undefined) push('word', code.toLowerCase())
    else push('mark', marks.get(found[0]) ?? found[0])
  }
  return tokens
})

/** Characters with the same meaning */
const marks = new Map(
  [
    '" “ ” „ ‟ « » ″ ＂',
    "' ‘ ’ ‚ ‹ › ` ´ ʼ",
    '- – — − ‐ ‑',
    '-> → ⇒ => --> ➜ ➡',
    'or || |',
    'and &&',
    '= == ===',
    '!= !== <> ≠',
    '>= ≥',
    '<= ≤ =<',
    '. …',
    '* • ‣ ◦',
  ].flatMap((line) => {
    const [meaning = '', ...signs] = line.split(' ')
    return signs.map((sign) => [sign, meaning] as const)
  }),
)

/** Lower case, without accents, with straight apostrophes. */
function plain(word: string): string {
  // German "Größe" (size) is no form of "groß" (large).
  const apart = word.normalize('NFC').replace(/grö(?:ß|ss)en?$/i, 'groesse')
  const letters = apart.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'")
  const small = letters.toLowerCase().replaceAll('ß', 'ss')
  return small.replace(/^e[-‐‑–]mail/, 'email')
}

/** Words by their contractions and by usual typing errors */
const meanings = new Map(
  `can not: can't cant cannot | will not: won't wont | shall not: shan't | let us: let's | is not: ain't
  they are: theyre | that is: thats | unless: unles unlesss unlss unlesd | whether: wether wheter wehther
  only: onyl olny onlly solely exclusively purely merely | you: u | please: pls plz | thanks: thx
  show: shwo sohw | when: whne wehn | otherwise: otherwsie othewise otherwize | except: exept excpet
  hide: hdie | display: dispaly disply | appear: apear appaer | the: teh | and: adn | they: tehy thye
  their: thier | that: taht | with: wiht | which: wich whcih wihch | address: adress addres
  than: thna | people: poeple peolpe | question: qestion quesiton`
    .split(/\s*[|\n]\s*/)
    .map((line) => line.split(': '))
    .flatMap(([meaning = '', forms = '']) =>
      forms.split(' ').map((form) => [form, meaning.split(' ')] as const),
    ),
)
/** The verb of "dont" or "don't" */
const withNot =
  /^(?:(?:do|does|did|is|are|was|were|has|have|had|should|would|could|must)(?=nt$)|.+(?=n't$))/
export const shortened = new Map(
  Object.entries({ re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' }),
)
const pronouns = /^(?:it|that|there|this|what|who|he|she|where|here|everything|nothing|something)$/

/** Expands contractions: "don't" and "they're" are two words each. A possessive `'s` is a mark. */
function spelledOut(word: string): readonly string[] {
  const meaning = meanings.get(word)
  if (meaning !== undefined) return meaning
  const [denied] = withNot.exec(word) ?? []
  if (denied !== undefined) return [denied, 'not']
  // French articles: "l'adresse"
  const [, noun] = /^(?:l|d|j|n|c|s|qu)'(\p{L}{3,})$/u.exec(word) ?? []
  if (noun !== undefined) return [noun]
  const [, owner = '', end = ''] = /^(.+)'(s|re|ve|ll|d|m)$/.exec(word) ?? []
  if (end === 's') return [owner, pronouns.test(owner) ? 'is' : "'s"]
  const verb = shortened.get(end)
  return verb === undefined ? [word] : [owner, verb]
}
