import { type Token, tokensOf, Unsaid } from './expression-tokens.ts'
import { all, always, any, type Logic, never, not, ofWholeList, rule } from './logic.ts'

/** Logic of an expression, or the reason why our operators cannot express it. */
export type ReadExpression = Logic | { readonly kind: 'unsaid'; readonly reason: string }

type Value =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'text'; readonly texts: readonly string[] }
  | { readonly kind: 'nothing' }

const longest = 5_000
const deepest = 40

/**
 * Reads an expression as SurveyJS writes it: `{age} >= 18 and ({plan} anyof ['Pro', 'Team'] or {company} notempty)`.
 * `and` binds closer than `or`; brackets, `!`, arrays and both kinds of quotes are supported.
 *
 * @param comparesLists true if `=` compares a list as a whole, as in SurveyJS and XLSForms
 */
export function readExpression(source: string, comparesLists = false): ReadExpression {
  try {
    if (source.length > longest) throw new Unsaid('it is too long')
    const tokens = tokensOf(source)
    const reader = { tokens, at: 0, comparesLists }
    const logic = readAny(reader, 0)
    if (reader.at < tokens.length) {
      throw new Unsaid(`"${tokens[reader.at]?.text}" was not expected`)
    }
    return logic
  } catch (error) {
    if (error instanceof Unsaid) return { kind: 'unsaid', reason: error.message }
    throw error
  }
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
  readonly comparesLists: boolean
}

function isNext(reader: Reader, ...texts: readonly string[]): boolean {
  const next = reader.tokens[reader.at]
  if (next === undefined || next.kind === 'text' || next.kind === 'variable') return false
  return texts.includes(next.text.toLowerCase())
}

function take(reader: Reader, ...texts: readonly string[]): boolean {
  const is = isNext(reader, ...texts)
  if (is) reader.at += 1
  return is
}

function readAny(reader: Reader, depth: number): Logic {
  if (depth > deepest) throw new Unsaid('it is nested too deeply')
  const parts = [readAll(reader, depth)]
  while (take(reader, 'or', '||')) parts.push(readAll(reader, depth))
  return any(...parts)
}

function readAll(reader: Reader, depth: number): Logic {
  const parts = [readOne(reader, depth)]
  while (take(reader, 'and', '&&')) parts.push(readOne(reader, depth))
  return all(...parts)
}

function readOne(reader: Reader, depth: number): Logic {
  if (depth > deepest) throw new Unsaid('it is nested too deeply')
  if (take(reader, '!', 'not', 'negate')) {
    const opposite = not(readOne(reader, depth + 1))
    if (opposite === null) throw new Unsaid('"does not contain" is not supported')
    return opposite
  }
  if (take(reader, '(')) {
    const logic = readAny(reader, depth + 1)
    if (!take(reader, ')')) throw new Unsaid('a bracket is not closed')
    return logic
  }
  return readComparison(reader)
}

const marks: Readonly<Record<string, string>> = {
  '=': 'equal',
  '==': 'equal',
  '===': 'equal',
  equals: 'equal',
  '!=': 'notequal',
  '!==': 'notequal',
  '<>': 'notequal',
  notequals: 'notequal',
  '>': 'greater',
  '<': 'less',
  '>=': 'greaterorequal',
  '<=': 'lessorequal',
  '*=': 'contains',
  contain: 'contains',
  notcontain: 'notcontains',
}

type Rule = (source: string, texts: readonly string[]) => Logic | null

const first = (texts: readonly string[]) => texts[0] ?? ''

/** Comparisons in our seven operators; null if not expressible */
const comparisons: Readonly<Record<string, Rule>> = {
  equal: (source, texts) => (texts.length === 1 ? rule(source, 'equals', first(texts)) : null),
  notequal: (source, texts) =>
    texts.length === 1 ? rule(source, 'not_equals', first(texts)) : null,
  greater: (source, texts) => rule(source, 'greater_than', first(texts)),
  less: (source, texts) => rule(source, 'less_than', first(texts)),
  greaterorequal: (source, texts) =>
    any(rule(source, 'greater_than', first(texts)), rule(source, 'equals', first(texts))),
  lessorequal: (source, texts) =>
    any(rule(source, 'less_than', first(texts)), rule(source, 'equals', first(texts))),
  contains: (source, texts) => all(...texts.map((text) => rule(source, 'contains', text))),
  allof: (source, texts) => all(...texts.map((text) => rule(source, 'contains', text))),
  anyof: (source, texts) => any(...texts.map((text) => rule(source, 'equals', text))),
  noneof: (source, texts) => all(...texts.map((text) => rule(source, 'not_equals', text))),
}

function readComparison(reader: Reader): Logic {
  const left = readValue(reader)
  if (take(reader, 'empty', 'isempty')) return emptiness(left, true)
  if (take(reader, 'notempty', 'isnotempty')) return emptiness(left, false)
  const next = reader.tokens[reader.at]
  const name = next === undefined ? '' : (marks[next.text.toLowerCase()] ?? next.text.toLowerCase())
  const isComparison = next?.kind === 'mark' || next?.kind === 'word'
  if (!isComparison || isNext(reader, ')', 'and', 'or', '&&', '||')) return truth(left)
  if (/^[-+*/%^]$/.test(name)) throw new Unsaid('it calculates')
  if (name === '(') throw new Unsaid('it calls a function')
  if (name === 'notcontains') throw new Unsaid('"does not contain" is not supported')
  const compare = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined
  if (compare === undefined) throw new Unsaid(`"${next?.text}" is not a supported comparison`)
  reader.at += 1
  const right = readValue(reader)
  if (isNext(reader, '+', '-', '*', '/', '%', '^')) throw new Unsaid('it calculates')
  const logic = compared(left, right, name, compare)
  return reader.comparesLists && /^(?:not)?equal$/.test(name) ? ofWholeList(logic) : logic
}

const turned: Readonly<Record<string, string>> = {
  greater: 'less',
  less: 'greater',
  greaterorequal: 'lessorequal',
  lessorequal: 'greaterorequal',
}

function compared(left: Value, right: Value, name: string, compare: Rule): Logic {
  if (left.kind !== 'variable' && right.kind === 'variable') {
    const other = turned[name] ?? name
    return compared(right, left, other, comparisons[other] ?? compare)
  }
  if (left.kind !== 'variable') throw new Unsaid('it does not compare a field')
  if (right.kind === 'variable') {
    if (/of$/.test(name)) throw new Unsaid('it compares with a whole list')
    return comparedWith(right.name, compare(left.name, ['']))
  }
  const texts = right.kind === 'nothing' ? [''] : right.texts
  if (texts.length === 1 && first(texts) === '') {
    if (name === 'equal') return rule(left.name, 'is_empty')
    if (name === 'notequal') return rule(left.name, 'is_not_empty')
  }
  const logic = compare(left.name, texts)
  if (logic === null) throw new Unsaid('it compares with a whole list')
  return logic
}

/** Comparisons with the answer to another field. */
function comparedWith(valueFrom: string, logic: Logic | null): Logic {
  if (logic === null) throw new Unsaid('it compares with a whole list')
  if (logic.kind === 'rule') return { ...logic, valueFrom }
  return { ...logic, parts: logic.parts.map((part) => comparedWith(valueFrom, part)) }
}

function emptiness(value: Value, isEmpty: boolean): Logic {
  if (value.kind !== 'variable') throw new Unsaid('it asks whether a fixed value is empty')
  return rule(value.name, isEmpty ? 'is_empty' : 'is_not_empty')
}

/** A value alone means that it is not empty. */
function truth(value: Value): Logic {
  if (value.kind === 'variable') {
    const isNotFalse = ofWholeList(rule(value.name, 'not_equals', 'false'))
    return all(rule(value.name, 'is_not_empty'), isNotFalse)
  }
  return value.kind === 'text' && first(value.texts) !== 'false' ? always : never
}

function readValue(reader: Reader): Value {
  if (take(reader, '[')) {
    const texts: string[] = []
    while (!take(reader, ']')) {
      const item = readValue(reader)
      if (item.kind !== 'text') throw new Unsaid('a list holds more than values')
      texts.push(...item.texts)
      if (!take(reader, ',') && !isNext(reader, ']')) throw new Unsaid('a list is not closed')
    }
    return { kind: 'text', texts }
  }
  const isNegative = take(reader, '-')
  const next = reader.tokens[reader.at]
  if (next === undefined) throw new Unsaid('it ends too soon')
  if (next.kind === 'mark') throw new Unsaid(`"${next.text}" was not expected`)
  reader.at += 1
  if (next.kind === 'variable') return { kind: 'variable', name: next.text }
  if (next.kind === 'text') return { kind: 'text', texts: [next.text] }
  if (isNext(reader, '(')) throw new Unsaid(`it calls the function "${next.text}"`)
  if (/^(?:undefined|null)$/i.test(next.text)) return { kind: 'nothing' }
  return { kind: 'text', texts: [`${isNegative ? '-' : ''}${next.text}`] }
}
