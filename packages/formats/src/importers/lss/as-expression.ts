/** An expression as SurveyJS writes it, or the reason why it cannot be one. */
export type AsExpression = { readonly expression: string } | { readonly unsaid: string }

interface Token {
  readonly kind: 'text' | 'number' | 'word' | 'mark'
  readonly text: string
}

const token =
  /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d*\.?\d+(?![\w.]))|([A-Za-z_\d][\w.]*(?::[\w.]+)?)|(===?|!==?|<>|>=|<=|&&|\|\||[-+*/%^=<>!(),]))/y

const words: Readonly<Record<string, string>> = {
  and: 'and',
  or: 'or',
  not: '!',
  eq: '==',
  ne: '!=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
}

/** Functions that formulas have, too. */
const calculating: readonly string[] = ['if', 'sum', 'round', 'min', 'max']

const suffix = /\.(?:NAOK|shown|value|code|valueNAOK)$/

/** Reason why an expression cannot be written; thrown inside this file only. */
class Unsaid extends Error {
  override readonly name = 'Unsaid'
}

/**
 * Writes an expression of LimeSurvey in the manner of SurveyJS, which `reading/expression.ts` reads: `((Q1.NAOK == "A1"
 * and !is_empty(Q2)))` becomes `(({Q1} == 'A1' and !({Q2} empty)))`.
 */
export function asExpression(source: string): AsExpression {
  try {
    if (source.length > 5_000) throw new Unsaid('it is too long')
    const tokens = tokensOf(source)
    const parts: string[] = []
    for (let at = 0; at < tokens.length; ) {
      const [text, next] = partAt(tokens, at)
      parts.push(text)
      at = next
    }
    return { expression: parts.join(' ') }
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message }
    throw error
  }
}

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  for (let at = 0; at < end; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(source)
    if (found === null) throw new Unsaid(`"${source.slice(at, at + 20).trim()}" cannot be read`)
    const [, single, double, number, word, mark] = found
    const text = single ?? double
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll(/\\(.)/g, '$1') })
    else if (number !== undefined)
      tokens.push({ kind: 'number', text: number.replace(/^\./, '0.') })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'mark', text: mark ?? '' })
  }
  return tokens
}

/** The part at a token, and where the next one begins. */
function partAt(tokens: readonly Token[], at: number): readonly [string, number] {
  const one = tokens[at]
  if (one === undefined) throw new Unsaid('it ends too soon')
  if (one.kind === 'text') return [`'${one.text.replaceAll(/['\\]/g, '\\$&')}'`, at + 1]
  if (one.kind !== 'word') return [one.text === '===' ? '==' : one.text, at + 1]
  const sign = words[one.text.toLowerCase()]
  if (sign !== undefined) return [sign, at + 1]
  if (tokens[at + 1]?.text !== '(' || tokens[at + 1]?.kind !== 'mark')
    return [`{${nameOf(one.text)}}`, at + 1]
  const name = one.text.toLowerCase()
  if (calculating.includes(name)) return [name, at + 1]
  if (name === 'is_empty' || name === 'empty') return emptiness(tokens, at)
  if (name === 'count') return counted(tokens, at)
  throw new Unsaid(`it calls the function "${one.text.slice(0, 40)}"`)
}

function nameOf(word: string): string {
  const name = word.replace(suffix, '')
  if (/^(?:self|this|that)\b/i.test(name)) throw new Unsaid(`it reads "${word.slice(0, 40)}"`)
  if (name.includes('.')) throw new Unsaid(`it reads the property "${word.slice(0, 60)}"`)
  return name
}

/** The names between the brackets of a function, and the token behind them. */
function namesIn(tokens: readonly Token[], at: number): readonly [readonly string[], number] {
  const names: string[] = []
  let end = at + 2
  for (; tokens[end]?.text !== ')'; end += 1) {
    const one = tokens[end]
    if (one === undefined) throw new Unsaid('a bracket is not closed')
    if (one.text === ',' && one.kind === 'mark') continue
    if (one.kind !== 'word') throw new Unsaid('it calculates')
    // `that.Q1` means all parts of Q1, which are one answer of ours.
    names.push(nameOf(one.text.replace(/^that\./, '')))
  }
  return [names, end + 1]
}

function emptiness(tokens: readonly Token[], at: number): readonly [string, number] {
  const [[name, ...others], end] = namesIn(tokens, at)
  if (name === undefined || others.length > 0) throw new Unsaid('it calls a function')
  return [`({${name}} empty)`, end]
}

const signs: Readonly<Record<string, string>> = { ...words, '==': '==', '=': '==', '>': '>' }

/** `count(a, b) > 0` and its like: some, none or all of the answers are given. */
function counted(tokens: readonly Token[], at: number): readonly [string, number] {
  const [names, end] = namesIn(tokens, at)
  const given = tokens[end]?.text.toLowerCase() ?? ''
  const sign = signs[given] ?? given
  const number = Number(tokens[end + 1]?.text)
  const least = sign === '>' ? number + 1 : sign === '>=' ? number : 0
  const most = sign === '<' ? number - 1 : sign === '<=' ? number : -1
  const each = (word: string, joint: string) =>
    `(${names.map((name) => `{${name}} ${word}`).join(` ${joint} `)})`
  if (names.length === 0) throw new Unsaid('it counts nothing')
  if (least === 1) return [each('notempty', 'or'), end + 2]
  if (most === 0 || (sign === '==' && number === 0)) return [each('empty', 'and'), end + 2]
  const isAll = names.length > 1 && number === names.length
  if (least === names.length || (sign === '==' && isAll)) {
    return [each('notempty', 'and'), end + 2]
  }
  throw new Unsaid('it counts answers')
}
