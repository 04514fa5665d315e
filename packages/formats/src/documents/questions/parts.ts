import type { Part } from './block.ts'

/** Places to write: `____`, `.....`, `……`, `_ _ _`. */
const blank =
  '_{2,}(?:[ /.-]{0,3}_{2,})*|(?:_ ){2,}_|\\.{2,}(?: {0,2}/ {0,2}\\.{2,}){2}|…{1,2}(?: {0,2}/ {0,2}…{1,2}){2}|\\.{4,}|…{2,}|(?:\\. ){4,}\\.?|‗{2,}|-{8,}|(?:- ){6,}|﹍{2,}|¯{4,}'
/** Boxes as symbols and as typed */
const square =
  '[\\u2610-\\u2612\\u25a0\\u25a1\\u25a2\\u25a3\\u25fb\\u25fc\\u25fd\\u25ab\\u274f-\\u2752\\u2b1c\\u2b1b\\u25aa\\u{1f5f5}\\u{1f5f9}\\u{1f5f8}\\u{1f78e}\\u{1f78f}\\u{1f790}\\uf06f\\uf070\\uf071\\uf072\\uf0a8\\uf0fd\\uf0fe\\uf052\\uf053\\uf054]\\ufe0f?|\\[(?:\\s{0,4}|[xX✓✔_]{1,3})\\]|¨(?=\\s|\\p{L})'
/** Boxes with a tick or a cross */
const markedBox = /^(?:[\u2611\u2612\u{1f5f5}\u{1f5f9}])/u
const round =
  '(?:[\\u25cb\\u25ef\\u26aa\\u26ac\\u25cc\\u2b2d\\u2b2f\\u2b55\\u2b58\\u25c9\\u25ce\\u{1f518}\\uf0a1\\uf099\\uf09a]|\\u3007(?=\\s))\\ufe0f?|\\((?:\\s{1,5}|_{1,3})\\)|\\(\\)'
/** `o Yes   o No`: boxes of symbol fonts, read as letters */
const weak =
  '(?<=^\\s*|\\t|\\s{2})[oq❍❑](?=\\s+\\S)|(?<=[?:]\\s+)[oq](?=\\s+\\p{Lu}.*\\s[oq]\\s+\\p{Lu})|(?<=[?:]\\s+[oq]\\s+\\p{Lu}[^?:]*\\s)[oq](?=\\s+\\p{Lu})'

const token = new RegExp(
  `(?<blank>${blank})|(?<square>${square})|(?<round>${round})|(?<weak>${weak})`,
  'gu',
)

/** Word's placeholder for an empty field, in printed documents */
const notFilledIn =
  /(?:click|tap|click or tap)(?: here)? to enter (?:text|a date)\.?|choose an item\.?/gi

/** `Yes ____  No ____`: blanks to tick, behind their options */
const answersBeforeBlanks =
  /\b(?:yes|no)\s*_{2,8}[\s,/]*\b(?:yes|no)\s*_{2,8}(?:[\s,/]*\bn\/a\s*_{2,8})?\s*$/i

/** A separator with words in its middle: `- - - - cut here - - - -` */
const titledSeparator =
  /^[\s\-–—=✂]{6,}(?<title>[^\s\-–—=✂_:：?？](?:[^_:：?？]{0,60}[^\s\-–—=✂_:：?？])?)[\s\-–—=✂]{6,}$/u

function isWhereToCut(title: string): boolean {
  return /\b(?:cut|tear|detach|fold|abtrennen|abschneiden|découper|détacher|recortar|cortar|ritagliare|staccare|afknippen|afscheuren)(?!\p{L})/iu.test(
    title,
  )
}

/** Characters; longer lines are prose */
const longestLine = 20_000

/** Splits a text into words, blanks and boxes. */
export function partsOf(text: string): readonly Part[] {
  const line = withGaps(text.slice(0, longestLine))
    .replaceAll(notFilledIn, '________')
    // The arrow of a dropdown on paper
    .replace(/^\s*[▾▼⌄]\s*$/u, '')
    .replace(answersBeforeBlanks, (answers) => answers.replaceAll(/_{2,8}/g, '☐'))
  // A line of dashes alone is a separator.
  if (/^[\s\-–—=*✂]{8,}$/u.test(line)) return []
  const titled = titledSeparator.exec(line)?.groups?.title
  if (titled !== undefined) return isWhereToCut(titled) ? [] : [{ kind: 'words', text: titled }]
  const parts: Part[] = []
  let at = 0
  for (const match of line.matchAll(token)) {
    addWords(parts, line.slice(at, match.index))
    at = match.index + match[0].length
    const { blank: drawn, round: circle, weak: letter, square: box } = match.groups ?? {}
    if (drawn !== undefined) parts.push({ kind: 'blank', width: drawn.length })
    else if (letter !== undefined) parts.push({ kind: 'box', isRound: false, isWeak: true })
    else if (match[0].startsWith('▢'))
      parts.push({ kind: 'box', isRound: false, isForSeveral: true })
    else
      parts.push({
        kind: 'box',
        isRound: circle !== undefined,
        ...(box !== undefined && markedBox.test(box) && { isMarked: true }),
      })
  }
  addWords(parts, line.slice(at))
  return withShortBlanksAsBoxes(withJoinedBlanks(parts))
}

/** Three spaces or a tab become a gap; other white space becomes one space. */
function withGaps(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .replaceAll(/[ \u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/ *[\t\v\f] *[\t\v\f ]*| {3,}/g, '\t')
    .replaceAll(/ {2}/g, ' ')
}

function addWords(parts: Part[], text: string): void {
  if (text === '') return
  parts.push({ kind: 'words', text })
}

/** Joins `(___) ___-____` and `__/__/____` into one blank each. */
function withJoinedBlanks(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const last = joined.at(-2)
    if (
      part.kind === 'blank' &&
      before?.kind === 'words' &&
      last?.kind === 'blank' &&
      /^[^\p{L}\p{N}\t:]*$/u.test(before.text)
    ) {
      joined.splice(-2, 2, { kind: 'blank', width: last.width + part.width })
    } else if (part.kind === 'blank' && before?.kind === 'blank') {
      joined.splice(-1, 1, { kind: 'blank', width: before.width + part.width })
    } else joined.push(part)
  }
  return joined
}

const longestTick = 6

/** Turns short blanks with words behind them into boxes: `___ Yes  ___ No`. */
function withShortBlanksAsBoxes(parts: readonly Part[]): readonly Part[] {
  const blanks = parts.filter(({ kind }) => kind === 'blank')
  if (blanks.length === 0 || parts.some(({ kind }) => kind === 'box')) return parts
  const isShort = parts.every((part) => part.kind !== 'blank' || part.width <= longestTick)
  const last = parts.at(-1)
  if (!isShort || last?.kind !== 'words' || !/\p{L}{2}/u.test(last.text)) return parts
  const startsWithBlank = parts.find((part) => part.kind !== 'words' || part.text.trim() !== '')
  const counted = withCountedThings(parts)
  if (counted !== null) return counted
  const answers = parts.filter(
    (part, at) => part.kind === 'words' && parts[at - 1]?.kind === 'blank',
  )
  const areAnswers = answers.every(
    (part) =>
      part.kind === 'words' &&
      part.text.trim().split(/\s+/).length <= 5 &&
      !/[:,]\s*$/.test(part.text),
  )
  const isList =
    startsWithBlank?.kind === 'blank'
      ? areAnswers || blanks.length === 1
      : blanks.length > 1 && areAnswers
  if (!isList || isUnit(last.text)) return parts
  return parts.map((part) => (part.kind === 'blank' ? { kind: 'box', isRound: false } : part))
}

/** The end of words between two blanks of a sentence */
const joining = /[\s,]+(?:and|or|und|oder|et|ou|y|o|e|en|of|plus|&|\+)\s*$/i

/**
 * Names the blanks of `I come with ____ adults and ____ children.` by the words behind them.
 * @returns null for any other line
 */
function withCountedThings(parts: readonly Part[]): readonly Part[] | null {
  const start = parts.findIndex(({ kind }) => kind === 'blank')
  const lead = parts[0]?.kind === 'words' ? parts[0].text.trim() : ''
  const rest = parts.slice(start)
  const things = rest.flatMap((part) => (part.kind === 'words' ? [part.text] : []))
  const areBetween = rest.every(({ kind }, at) => kind === (at % 2 === 0 ? 'blank' : 'words'))
  if (start > 1 || things.length < 2 || !areBetween || rest.length % 2 === 1) return null
  if (!things.slice(0, -1).every((text) => joining.test(text))) return null
  const names = things.map((text) =>
    text
      .replace(joining, '')
      .replace(/[\s.;,]+$/, '')
      .trim(),
  )
  const canBe = (name: string) => /^\p{L}[^:?()]*$/u.test(name) && name.split(' ').length <= 4
  if (!names.every(canBe) || /[:?]$/.test(lead)) return null
  return names.flatMap((name, at): readonly Part[] => [
    { kind: 'words', text: at === 0 && lead !== '' ? `${lead} … ${name}: ` : `\t${name}: ` },
    { kind: 'blank', width: 4 },
  ])
}

function isUnit(text: string): boolean {
  return /^\s*(?:years?|yrs?|months?|days?|hours?|hrs?|minutes?|mins?|kg|lbs?|cm|ft|in|miles?|km|per \w+|am|pm|a\.m\.|p\.m\.|%)\b/i.test(
    text,
  )
}

/** Words of lines, which several steps read */
const known = new WeakMap<readonly Part[], string>()

/** Words of a line; blanks and boxes become a space. */
export function wordsOf(parts: readonly Part[]): string {
  const before = known.get(parts)
  if (before !== undefined) return before
  const words = parts
    .map((part) => (part.kind === 'words' ? part.text : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
  known.set(parts, words)
  return words
}

/** Joins words in a row, and adjacent blanks. */
export function joinedWords(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const before = joined.at(-2)
    if (part.kind === 'words' && last?.kind === 'words') {
      joined[joined.length - 1] = { kind: 'words', text: last.text + part.text }
    } else if (
      part.kind === 'blank' &&
      last?.kind === 'words' &&
      last.text.trim() === '' &&
      before?.kind === 'blank'
    ) {
      joined.pop()
    } else joined.push(part)
  }
  return joined
}
