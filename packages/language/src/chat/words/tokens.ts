/** A word, a number or a punctuation mark of a sentence, with its position in characters. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark'
  /** Normalized: lower case, no accents, contractions expanded */
  readonly word: string
  readonly start: number
  readonly end: number
}

const shapes = [
  String.raw`(?<space>[^\S\n]+)`,
  String.raw`(?<line>\n\s*(?:(?:[-*•‣◦]|\d{1,2}[.)])(?=\s))?)`,
  String.raw`(?<iso>\d{4}-\d\d-\d\d(?![\d-]))`,
  String.raw`(?<slashed>(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}[/.]\d{1,2}[/.]\d{1,2})(?![\d/]))`,
  String.raw`(?<number>[$€£¥]?(?:\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:[km%](?![\p{L}\p{N}_])|(?![\p{L}\p{N}_])))`,
  String.raw`(?<mail>[\w.+-]{0,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8})`,
  String.raw`(?<id>#[\w-]{1,64})`,
  String.raw`(?<word>[\p{L}\p{N}\p{M}_]+(?:['’ʼ][\p{L}]+)*)`,
  String.raw`(?<sign><=>|<->|>=|<=|=>|=<|!==?|={1,3}|<>|->|-->|&&|\|\||[^\s])`,
]
const shape = new RegExp(shapes.join('|'), 'giuy')

/** Splits a sentence into tokens. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  shape.lastIndex = 0
  for (let found = shape.exec(text); found !== null; found = shape.exec(text)) {
    const groups = found.groups ?? {}
    const start = found.index
    const end = start + found[0].length
    const push = (kind: Token['kind'], word: string) => tokens.push({ kind, word, start, end })
    if (groups.space !== undefined) continue
    if (groups.line !== undefined) {
      push('mark', '\n')
      if (/\S/.test(groups.line)) push('mark', '*')
    } else if (groups.word !== undefined) {
      // An accent without a letter is no word.
      const words = spelledOut(plain(groups.word) || found[0])
      for (const word of words) push(word === "'s" ? 'mark' : 'word', word)
    } else if (groups.number !== undefined)
      push('number', found[0].toLowerCase().replaceAll(/\s/g, ''))
    else if (groups.iso !== undefined || groups.slashed !== undefined) push('number', found[0])
    else if (groups.mail !== undefined || groups.id !== undefined)
      push('word', found[0].toLowerCase())
    else push('mark', marks.get(found[0]) ?? found[0])
  }
  return joinedHyphens(tokens)
}

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
  const letters = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’ʼ]/g, "'")
  return letters.toLowerCase().replaceAll('ß', 'ss')
}

const whole: Readonly<Record<string, readonly string[]>> = {
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  "shan't": ['shall', 'not'],
  "let's": ['let', 'us'],
  "ain't": ['is', 'not'],
  theyre: ['they', 'are'],
  thats: ['that', 'is'],
  ...Object.fromEntries(
    `unless unles unlesss unlss unlesd | whether wether wheter wehther | only onyl olny onlly solely
    exclusively purely merely | you u | please pls plz | thanks thx | show shwo sohw | when whne
    wehn | otherwise otherwsie othewise otherwize | except exept excpet | hide hdie | display
    dispaly disply | appear apear appaer | the teh | and adn | they tehy thye | their thier | that
    taht | with wiht | which wich whcih wihch | address adress addres | than thna | people poeple
    peolpe | question qestion quesiton`
      .split(/\s*\|\s*/)
      .map((line) => line.split(/\s+/))
      .flatMap(([word = '', ...typos]) => typos.map((typo) => [typo, [word]])),
  ),
}
const withoutApostrophe = new Set(
  'dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt shouldnt wouldnt couldnt mustnt'.split(
    ' ',
  ),
)
const shortened: Readonly<Record<string, string>> = {
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
  "'m": 'am',
}
const pronouns = new Set(
  'it that there this what who he she where here everything nothing something'.split(' '),
)

/** Expands contractions: "don't" and "they're" are two words each. A possessive `'s` is a mark. */
function spelledOut(word: string): readonly string[] {
  if (Object.hasOwn(whole, word)) return whole[word] ?? [word]
  if (withoutApostrophe.has(word)) return [word.slice(0, -2), 'not']
  if (!word.includes("'")) return [word]
  // French articles: "l'adresse"
  const [, noun] = /^(?:l|d|j|n|c|s|qu)'(\p{L}{3,})$/u.exec(word) ?? []
  if (noun !== undefined) return [noun]
  if (word.endsWith("n't")) return [word.slice(0, -3), 'not']
  for (const [end, full] of Object.entries(shortened)) {
    if (word.endsWith(end)) return [word.slice(0, -end.length), full]
  }
  if (!word.endsWith("'s")) return [word]
  const owner = word.slice(0, -2)
  return [owner, pronouns.has(owner) ? 'is' : "'s"]
}

/** Joins "e-mail" into one word. Other hyphens between letters only separate. */
function joinedHyphens(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, hyphen, next] = tokens.slice(at, at + 3)
    if (token === undefined) break
    const touches = hyphen?.word === '-' && hyphen.start === token.end && next?.start === hyphen.end
    if (touches && token.word === 'e' && /^mails?$/.test(next.word)) {
      joined.push({ kind: 'word', word: `e${next.word}`, start: token.start, end: next.end })
      at += 2
    } else {
      joined.push(token)
      if (touches && token.kind === 'word' && next.kind === 'word') at += 1
    }
  }
  return joined
}
