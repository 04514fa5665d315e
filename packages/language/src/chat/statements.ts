import type { Field } from '@ramiform/core/field'
import { lexiconOf, wholeMatches } from './lexicon/lexicon.ts'
import { effectVerbs } from './synonyms.ts'
import { phrasesAt } from './words/phrases.ts'
import { isShortened } from './words/shortened.ts'
import { type Token, tokensOf } from './words/tokens.ts'

/** Tokens that may form a statement. */
export interface Section {
  readonly from: number
  readonly to: number
}

const belongs = new Set('otherwise else and or but unless except *'.split(' '))

/** Splits a text at full stops, question marks and line ends, but not inside a name or in quotes. */
export function sectionsOf(
  tokens: readonly Token[],
  inName: readonly boolean[],
): readonly Section[] {
  const sections: Section[] = []
  let from = 0
  const quotes = quotedPlaces(tokens)
  for (const [at, token] of tokens.entries()) {
    const ends = token.kind === 'mark' && /^[.!?;\n]$/.test(token.word)
    const isQuestion = token.word === '?' && inName[at + 1] !== true && isOneName(inName, from, at)
    if (!ends || (inName[at] === true && !isQuestion) || quotes[at] === true) continue
    const next = tokens[at + 1]
    const isInside =
      token.word === '.' &&
      next !== undefined &&
      (isShortened(tokens, at) || (next.start === token.end && next.kind !== 'mark'))
    if (isInside) continue
    if (at > from) sections.push({ from, to: token.word === '?' ? at + 1 : at })
    from = at + 1
  }
  if (from < tokens.length) sections.push({ from, to: tokens.length })
  return sections
}

/** True for a question of the form, as in "Do you own a car? If yes, ...". */
function isOneName(inName: readonly boolean[], from: number, to: number): boolean {
  return inName.slice(from + 1, to + 1).every(Boolean)
}

/** Tokens between double quotes on one line. */
function quotedPlaces(tokens: readonly Token[]): readonly boolean[] {
  const places = tokens.map(() => false)
  let open = -1
  for (const [at, { word }] of tokens.entries()) {
    if (word === '\n') open = -1
    if (word !== '"') continue
    if (open < 0) open = at
    else {
      places.fill(true, open, at)
      open = -1
    }
  }
  return places
}

/** True for a section that needs the one before: "Otherwise hide it.", a line of a list. */
function belongsBefore(tokens: readonly Token[], { from }: Section): boolean {
  const [first, second] = [from, from + 1].map((at) => tokens[at]?.word ?? '')
  // "Everybody else skips it."
  if (second === 'else' || (first === 'the' && /^(?:rest|others)$/.test(second ?? ''))) return true
  if (!belongs.has(first ?? '')) return false
  // Lines that begin with "show" or "hide" are rules, not conditions.
  return tokens[from]?.word !== '*' || phrasesAt(effectVerbs, tokens, from + 1).length === 0
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
  const sections = sectionsOf(tokens, insideNames(tokens, fields))
  const joined: { from: number; to: number }[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    if (last !== undefined && belongsBefore(tokens, section)) last.to = section.to
    else joined.push({ ...section })
  }
  const cut = (from: number, to: number) => {
    const start = tokens[from]?.start ?? 0
    return { start, text: source.slice(start, tokens[to - 1]?.end ?? start) }
  }
  const statements = joined.slice(0, mostStatements).map(({ from, to }) => cut(from, to))
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
