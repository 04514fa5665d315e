import { type Token, tokensOf, Unsaid } from './expression-tokens.ts'

/** A formula as text with the names of another program, or the reason why it cannot be one. */
export type FormulaText = { readonly text: string } | { readonly unsaid: string }

const signs: Readonly<Record<string, string>> = {
  '=': '=',
  '==': '=',
  '===': '=',
  '!=': '!=',
  '!==': '!=',
  '<>': '!=',
  '&&': 'and',
  '||': 'or',
  and: 'and',
  or: 'or',
  empty: 'is empty',
  notempty: 'is not empty',
  contains: 'contains',
  iif: 'if',
  true: '"true"',
  false: '"false"',
}

const functions: readonly string[] = ['if', 'iif', 'round', 'min', 'max', 'sum']

/**
 * Writes a calculation of SurveyJS as a formula: `iif({a} > 2, {b} + 1, 0)` becomes `if({a} > 2, {b} + 1, 0)`, and
 * `sum({a}, {b})` becomes `({a} + {b})`.
 */
export function formulaText(source: string): FormulaText {
  try {
    if (source.length > 5_000) throw new Unsaid('it is too long')
    const tokens = tokensOf(source)
    const parts: string[] = []
    /** Open brackets: true for those of a sum */
    const open: boolean[] = []
    let isSum = false
    for (let at = 0; at < tokens.length; at += 1) {
      const one = tokens[at] as Token
      const given = notEmpty(tokens, at)
      if (given !== undefined) {
        parts.push(`{${given}} is not empty`)
        at += 4
      } else if (one.kind === 'mark' && one.text === '(') {
        open.push(isSum)
        parts.push('(')
      } else if (one.kind === 'mark' && one.text === ')') {
        open.pop()
        parts.push(')')
      } else if (one.kind === 'mark' && one.text === ',') parts.push(open.at(-1) ? '+' : ',')
      else parts.push(written(one, tokens[at + 1]))
      isSum = one.kind === 'word' && one.text.toLowerCase() === 'sum'
    }
    return { text: parts.filter((part) => part !== '').join(' ') }
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message }
    throw error
  }
}

/** The name in `!({a} empty)`. */
function notEmpty(tokens: readonly Token[], at: number): string | undefined {
  const [not, open, name, empty, close] = tokens.slice(at, at + 5)
  const isSo =
    not?.text === '!' && open?.text === '(' && empty?.text === 'empty' && close?.text === ')'
  return isSo && name?.kind === 'variable' ? name.text : undefined
}

function written({ kind, text }: Token, next: Token | undefined): string {
  if (kind === 'variable') return `{${text}}`
  if (kind === 'text') return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
  const plain = text.toLowerCase()
  if (kind === 'word' && next?.kind === 'mark' && next.text === '(') {
    if (!functions.includes(plain)) throw new Unsaid(`it calls the function "${text.slice(0, 40)}"`)
    return plain === 'sum' ? '' : plain === 'iif' ? 'if' : plain
  }
  if (Object.hasOwn(signs, plain)) return signs[plain] ?? plain
  if (kind === 'word' && Number.isNaN(Number(text)))
    throw new Unsaid(`"${text.slice(0, 40)}" was not expected`)
  if (/^[!%^[\]]$|^\*=$/.test(text)) throw new Unsaid(`a formula has no "${text}"`)
  return text
}
