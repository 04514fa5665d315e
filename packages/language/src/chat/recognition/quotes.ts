import { type Lexicon, type Name, wholeMatches } from '../lexicon/lexicon.ts'
import type { Token } from '../words/tokens.ts'

/** Words in quotes: names of the form, or a text to compare with. */
export interface Quoted {
  readonly text: string
  readonly names: readonly Name[]
}

/** Quotes with a direction. If one of these closes, straight quotes in between are part of the text. */
const facing: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»' }

/** Most tokens up to a closing mark */
const longestQuote = 120

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Replaces each quote by one token, so that words inside are no words of the rule. */
export function unquoted(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
): { readonly tokens: readonly Token[]; readonly quotes: ReadonlyMap<string, Quoted> } {
  const quotes = new Map<string, Quoted>()
  if (!tokens.some(({ word }) => /^["']$/.test(word))) return { tokens, quotes }
  const left: Token[] = []
  const byText = namesByText(lexicon)
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const inner = (to: number) => text.slice(token.end, tokens[to]?.start)
    const closing = closingMarks(text, tokens, at)
    const close = closing.find((to) => byText.has(plain(inner(to)))) ?? closing[0]
    // The label 'Is it "open" or not?' has quotes of its own.
    const own = wholeMatches(lexicon, tokens, at).filter(({ name }) =>
      name.tokens.some(({ word }) => word === '"'),
    )
    const end = Math.max(at + 1, ...own.map((one) => one.end))
    if (close === undefined || end > at + 1) {
      left.push(...tokens.slice(at, end))
      at = end
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
    const label = plain(field.label)
    return (count > 1 && label.startsWith(words)) || (count > 2 && label.includes(words))
  })
  return found.length === 1 ? found : []
}

const namesByText = ({ labels, options }: Lexicon) =>
  Map.groupBy(
    [...labels.values(), ...[...options.values()].flat()].filter(({ isVariant }) => !isVariant),
    (name) => plain(name.option ?? name.field.label),
  )

/** Places that can close the quote that opens here, nearest first. A label may contain quotes. */
function closingMarks(text: string, tokens: readonly Token[], at: number): readonly number[] {
  const open = tokens[at]
  if (open?.kind !== 'mark' || !/^["']$/.test(open.word)) return []
  // "5' long"
  if (open.word === "'" && /\w/.test(text[open.start - 1] ?? '')) return []
  const sign = (place: number) => text[tokens[place]?.start ?? 0] ?? ''
  const line = tokens.findIndex(({ word }, to) => to > at && word === '\n')
  const end = Math.min(at + longestQuote, line < 0 ? tokens.length : line)
  const found = [...tokens.keys()].slice(at + 1, end).filter((to) => {
    const token = tokens[to]
    return token?.word === open.word && token.start > open.end
  })
  const faced = found.filter((to) => facing[sign(at)]?.includes(sign(to)))
  return (faced.length > 0 ? faced : found).slice(0, 3)
}
