import { type Lexicon, wholeMatches } from '../lexicon/lexicon.ts'
import { stem } from '../words/stem.ts'
import type { Token } from '../words/tokens.ts'

/** Tokens in which each condition in brackets is one token, and its own tokens by the word of that token. */
export interface Grouped {
  readonly tokens: readonly Token[]
  readonly groups: ReadonlyMap<string, readonly Token[]>
}

const joining = /^(?:and|or|&|not|if|when|unless|\()$/

/** Replaces "(A or B)" by one token if it is a condition, and not a note or a part of a name. */
export function grouped(tokens: readonly Token[], lexicon: Lexicon, start = 0): Grouped {
  const groups = new Map<string, readonly Token[]>()
  const left: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    // A name such as "Pain level (1-10)"
    const named = wholeMatches(lexicon, tokens, at)
      .filter(({ name }) => name.tokens.some(({ word }) => word === '('))
      .map(({ end }) => end)
    const close = token.word === '(' ? closing(tokens, at) : -1
    const inner = tokens.slice(at + 1, close)
    const isJoined =
      joining.test(tokens[at - 1]?.word ?? '') || joining.test(tokens[close + 1]?.word ?? '')
    const isGroup = close > 0 && isJoined && inner.length > 1
    if (named.length === 0 && close > 0 && isExplanation(inner, lexicon)) {
      at = close + 1
      continue
    }
    if (named.length > 0 || !isGroup) {
      const end = Math.max(at + 1, ...named)
      left.push(...tokens.slice(at, end))
      at = end
      continue
    }
    const word = `(${start + groups.size})`
    groups.set(word, inner)
    left.push({ kind: 'word', word, start: token.start, end: tokens[close]?.end ?? token.end })
    at = close + 1
  }
  return { tokens: left, groups }
}

/** "(it has walnuts in it)": says why, of nothing that the form asks. */
const isExplanation = (inner: readonly Token[], { byStem }: Lexicon) =>
  /^(?:it|they|this|that|we|i|because|since)$/.test(inner[0]?.word ?? '') &&
  inner.length > 2 &&
  inner.every(({ kind, word }) => kind === 'word' && !byStem.has(stem(word)) && !ruling.test(word))

const ruling =
  /^(?:not|no|never|none|only|if|unless|when|except|other|else|too|also|ask|show|hide)$/

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.word === '(') depth += 1
    if (tokens[at]?.word === ')') depth -= 1
    if (depth === 0) return at
    if (/^[.;\n]$/.test(tokens[at]?.word ?? '')) return -1
  }
  return -1
}
