/** A word or sign of an expression. */
export interface Token {
  readonly kind: 'variable' | 'text' | 'word' | 'mark'
  readonly text: string
}

/** Reason why an expression cannot be read. Its readers catch it. */
export class Unsaid extends Error {
  override readonly name = 'Unsaid'
}

const token =
  /\s*(?:\{([^{}]*)\}|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(===|!==|==|!=|<>|>=|<=|&&|\|\||\*=|[=<>!()[\],+\-*/%^])|([^\s{}'"=<>!()[\],+*/%^&|]+))/y

/** @throws Unsaid for a character that no expression has */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  token.lastIndex = 0
  for (let at = 0; at < source.trimEnd().length; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(source)
    if (found === null) throw new Unsaid(`"${source.slice(at, at + 20).trim()}" cannot be read`)
    const [, variable, single, double, mark, word] = found
    const text = single ?? double
    if (variable !== undefined) tokens.push({ kind: 'variable', text: variable.trim() })
    else if (text !== undefined)
      tokens.push({ kind: 'text', text: text.replaceAll(/\\(.)/g, '$1') })
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark })
    else tokens.push({ kind: 'word', text: word ?? '' })
  }
  return tokens
}
