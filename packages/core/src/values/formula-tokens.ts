/** A word or sign of a formula with its place in the text. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'word' | 'sign' | 'end'
  /** A name without its braces, a text without its quotes, a word in lower case, a sign. */
  readonly value: string
  readonly from: number
  readonly to: number
}

/** A mistake in a formula, with its place in the text. */
export interface FormulaMistake {
  readonly message: string
  readonly from: number
  readonly to: number
}

/** Thrown while reading, and caught by `readFormula`. */
export class Mistake extends Error {
  readonly from: number
  readonly to: number
  constructor(message: string, { from, to }: { readonly from: number; readonly to: number }) {
    super(message)
    this.from = from
    this.to = to
  }
}

const patterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['number', /\d+(?:\.\d+)?|\.\d+/y],
  ['text', /"((?:[^"\\]|\\.)*)"/y],
  ['name', /\{([^{}]*)\}/y],
  ['word', /[A-Za-z]+/y],
  ['sign', /<=|>=|!=|<>|[-+*/×÷−(),=<>]/y],
]

const sameSigns: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '<>': '!=' }

/** @throws Mistake for a character that no formula has */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const space = /\s+/y
    space.lastIndex = at
    if (space.test(text)) {
      at = space.lastIndex
      continue
    }
    const token = tokenAt(text, at)
    tokens.push(token)
    at = token.to
  }
  tokens.push({ kind: 'end', value: '', from: text.length, to: text.length })
  return tokens
}

function tokenAt(text: string, from: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = from
    const found = pattern.exec(text)
    if (found === null) continue
    const [whole, inner] = found
    const to = from + whole.length
    if (kind === 'text') return { kind, value: (inner ?? '').replace(/\\(.)/g, '$1'), from, to }
    if (kind === 'name') return { kind, value: (inner ?? '').trim(), from, to }
    if (kind === 'word') return { kind, value: whole.toLowerCase(), from, to }
    return { kind, value: sameSigns[whole] ?? whole, from, to }
  }
  const to = from + 1
  if (text[from] === '"')
    throw new Mistake('This text has no closing quote.', { from, to: text.length })
  if (text[from] === '{')
    throw new Mistake('This name has no closing brace.', { from, to: text.length })
  if (text[from] === '“' || text[from] === '”' || text[from] === "'") {
    throw new Mistake('Use straight quotes: "…".', { from, to })
  }
  throw new Mistake(`“${text[from]}” can’t be used in a formula.`, { from, to })
}
