import type { Field } from '@ramiform/core/field'
import { lexiconOf, wholeMatches } from './lexicon/lexicon.ts'
import { hasRole } from './recognition/signals.ts'
import { isShortened } from './words/dates.ts'
import { type Token, tokensOf } from './words/tokens.ts'
import { wordSet } from './words/word-set.ts'

/** Tokens that may form a statement */
interface Section {
  from: number
  to: number
}

const belongs = wordSet`otherwise else and or but unless except *`

/** Splits a text at full stops, question marks and line ends, but not inside a name or in quotes. */
function sectionsOf(
  text: string,
  tokens: readonly Token[],
  inName: readonly boolean[],
): readonly Section[] {
  const sections: Section[] = []
  let from = 0
  const quotes = [...text.matchAll(/["“”„‟«»″＂][^"“”„‟«»″＂\n]*["“”„‟«»″＂]/g)]
  for (const [at, { kind, word, start, end }] of tokens.entries()) {
    // "Do you own a car? If yes, ...": a question of the form
    const isOneName = inName.slice(from + 1, at + 1).every(Boolean)
    const isQuestion = word === '?' && inName[at + 1] !== true && isOneName
    if (kind !== 'mark' || !/^[.!?;\n]$/.test(word) || (inName[at] === true && !isQuestion))
      continue
    if (quotes.some((quote) => quote.index < start && end < quote.index + quote[0].length)) continue
    const next = tokens[at + 1]
    const isInside =
      word === '.' &&
      next !== undefined &&
      (isShortened(tokens, at) || (next.start === end && next.kind !== 'mark'))
    if (isInside) continue
    if (at > from) sections.push({ from, to: word === '?' ? at + 1 : at })
    from = at + 1
  }
  if (from < tokens.length) sections.push({ from, to: tokens.length })
  return sections
}

/** True for a section that needs the one before: "Otherwise hide it.", a line of a list. */
function belongsBefore(tokens: readonly Token[], { from }: Section): boolean {
  const [first, second] = [from, from + 1].map((at) => tokens[at]?.word ?? '')
  // "Everybody else skips it."
  if (second === 'else' || (first === 'the' && /^(?:rest|others)$/.test(second ?? ''))) return true
  if (!belongs.has(first ?? '')) return false
  // Lines that begin with "show" or "hide" are rules, not conditions.
  return first !== '*' || !hasRole(tokens, from + 1, 'show', 'hide')
}

/** Most characters to read; the rest is returned unread. */
const longestText = 10_000
/** Statements in one text, at most; more belong in a second message */
const mostStatements = 20

/** A part of a text that may be understood by itself. */
export interface Statement {
  readonly start: number
  readonly text: string
}

/** Splits a text into statements, and the rest that is too much to read. */
export function statementsOf(
  text: string,
  fields: readonly Field[],
): { readonly statements: readonly Statement[]; readonly rest: string } {
  const source = text.slice(0, longestText)
  const tokens = tokensOf(source)
  const joined: Section[] = []
  for (const section of sectionsOf(source, tokens, insideNames(tokens, fields))) {
    const last = joined.at(-1)
    if (last !== undefined && belongsBefore(tokens, section)) last.to = section.to
    else joined.push(section)
  }
  const statements = joined.slice(0, mostStatements).map(({ from, to }) => {
    const start = tokens[from]?.start ?? 0
    return { start, text: source.slice(start, tokens[to - 1]?.end) }
  })
  const next = joined[mostStatements]
  const rest = text.slice(next === undefined ? source.length : tokens[next.from]?.start)
  return { statements, rest: rest.trim() }
}

/** Marks the tokens inside names of several words: the label "Tell us if you smoke" has its own "if". */
function insideNames(tokens: readonly Token[], fields: readonly Field[]): readonly boolean[] {
  const lexicon = lexiconOf(fields)
  const inside = tokens.map(() => false)
  for (const at of tokens.keys()) {
    const end = Math.max(at, ...wholeMatches(lexicon, tokens, at).map((match) => match.end))
    if (end > at + 1) inside.fill(true, at + 1, end)
  }
  return inside
}
