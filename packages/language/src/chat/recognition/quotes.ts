import { type Lexicon, type Name, wholeMatches } from '../lexicon/lexicon.ts'
import type { Token } from '../words/tokens.ts'

/** Words in quotes: names of the form, or a text to compare with. */
export interface Quoted {
  readonly text: string
  readonly names: readonly Name[]
}

/** Tokens in which each quote is one token, and the quotes by the word of that token. */
export interface Unquoted {
  readonly tokens: readonly Token[]
  readonly quotes: ReadonlyMap<string, Quoted>
}

/** Quotes with a direction. If one of these closes, straight quotes in between are part of the text. */
const facing: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»' }

/** Most tokens up to a closing mark */
const longestQuote = 120

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Replaces each quote by one token, so that words inside are no words of the rule. */
export function unquoted(text: string, tokens: readonly Token[], lexicon: Lexicon): Unquoted {
  if (!tokens.some(({ word }) => word === '"' || word === "'")) return { tokens, quotes: new Map() }
  const quotes = new Map<string, Quoted>()
  const left: Token[] = []
  const byText = namesByText(lexicon)
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    // The label 'Is it "open" or not?' has quotes of its own.
    const own = wholeMatches(lexicon, tokens, at)
      .filter(({ name }) => name.tokens.some(({ word }) => word === '"'))
      .map(({ end }) => end)
    const until = Math.max(at, ...own)
    if (until > at + 1) {
      left.push(...tokens.slice(at, until))
      at = until
      continue
    }
    const closing = closingMarks(text, tokens, at)
    const inner = (to: number) => text.slice(token.end, tokens[to]?.start)
    const named = closing.find((to) => byText.has(plain(inner(to))))
    const close = named ?? closing[0]
    if (close === undefined) {
      left.push(token)
      at += 1
      continue
    }
    const said = inner(close)
    const names = byText.get(plain(said)) ?? shortenedLabel(lexicon, said)
    const exact = names.filter(({ field, option }) => (option ?? field.label) === said)
    const word = `“${quotes.size}”`
    quotes.set(word, { text: said, names: exact.length > 0 ? exact : names })
    left.push({ kind: 'word', word, start: token.start, end: tokens[close]?.end ?? token.end })
    at = close + 1
  }
  return { tokens: left, quotes }
}

/** The only label that begins with the words in quotes or contains several of them: "which days" for "Which days at home?". */
function shortenedLabel({ labels }: Lexicon, said: string): readonly Name[] {
  const words = plain(said).replace(/[.?!:]+$/, '')
  const count = words.split(' ').length
  const found = [...labels.values()].filter(({ field }) => {
    const at = count > 1 ? plain(field.label).indexOf(words) : -1
    return at === 0 || (at > 0 && count > 2)
  })
  return found.length === 1 ? found : []
}

function namesByText({ labels, options }: Lexicon): ReadonlyMap<string, readonly Name[]> {
  const names = [...labels.values(), ...[...options.values()].flat()].filter(
    ({ isVariant }) => !isVariant,
  )
  const byText = new Map<string, Name[]>()
  for (const name of names) {
    const key = plain(name.option ?? name.field.label)
    const same = byText.get(key)
    if (same === undefined) byText.set(key, [name])
    else if (!same.some(({ field, option }) => field === name.field && option === name.option))
      same.push(name)
  }
  return byText
}

/** Places that can close the quote that opens here, nearest first. A label may contain quotes. */
function closingMarks(text: string, tokens: readonly Token[], at: number): readonly number[] {
  const open = tokens[at]
  if (open?.kind !== 'mark' || !/^["']$/.test(open.word)) return []
  // "5' long"
  if (open.word === "'" && /\w/.test(text[open.start - 1] ?? '')) return []
  const sign = (place: number) => text[tokens[place]?.start ?? 0] ?? ''
  const found: number[] = []
  for (let to = at + 1; to < at + longestQuote; to += 1) {
    const token = tokens[to]
    if (token === undefined || token.word === '\n') break
    if (token.word === open.word && token.start > open.end) found.push(to)
  }
  const faced = found.filter((to) => facing[sign(at)]?.includes(sign(to)))
  return (faced.length > 0 ? faced : found).slice(0, 3)
}
