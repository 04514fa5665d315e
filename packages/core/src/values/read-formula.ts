import type { AdvancedConditional, Group, Rule } from '../conditions/condition.ts'
import { readNumber } from '../conditions/reading.ts'
import type { Formula, OptionPoints } from '../formula.ts'
import { isTooLarge } from '../formula-size.ts'
import { limits } from '../limits.ts'
import { type FormulaMistake, Mistake, type Token, tokensOf } from './formula-tokens.ts'
import type { FormulaSource } from './sources-of-formulas.ts'

export type ReadFormula =
  | { readonly formula: Formula; readonly type: 'number' | 'text' }
  | { readonly mistake: FormulaMistake }

/** A formula with what it gives and its place in the text. */
interface Part {
  readonly formula: Formula
  readonly gives: FormulaSource['holds']
  readonly from: number
  readonly to: number
}

/** Functions of formulas, with an example of each for completion and messages. */
export const formulaFunctions = {
  round: 'round({Price}, 2)',
  min: 'min({First}, {Second})',
  max: 'max({First}, {Second})',
  count: 'count({Topics})',
  points: 'points({Level}, "Beginner" = 0, "Expert" = 2)',
  if: 'if({Age} >= 18, "adult", "child")',
} as const
export type FormulaFunction = keyof typeof formulaFunctions

const isFunction = (word: string): word is FormulaFunction => Object.hasOwn(formulaFunctions, word)

/** Reads a formula as people write it. Returns the first mistake, with its place. */
export function readFormula(text: string, sources: readonly FormulaSource[]): ReadFormula {
  try {
    if (text.trim() === '') {
      throw new Mistake('Write a formula, such as {Guests} * 12.50.', { from: 0, to: text.length })
    }
    const { formula, gives } = new Reader(tokensOf(text), sources).whole()
    if (isTooLarge(formula)) {
      throw new Mistake('This formula is too large. Move a part into a value of its own.', {
        from: 0,
        to: text.length,
      })
    }
    return { formula, type: gives === 'number' ? 'number' : 'text' }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const { message, from, to } = error
    return { mistake: { message, from, to } }
  }
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #sources: ReadonlyMap<string, FormulaSource>
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[], sources: readonly FormulaSource[]) {
    this.#tokens = tokens
    this.#sources = new Map(sources.map((source) => [source.name.toLowerCase(), source]))
  }

  whole(): Part {
    const part = this.#sum()
    const rest = this.#next()
    if (rest.kind === 'end') {
      return part.formula.kind === 'answer' && part.gives === 'list'
        ? this.#fail('An answer with several options needs count(…) or points(…).', part)
        : part
    }
    if (rest.value === ')') this.#fail('This bracket was never opened.', rest)
    if (['=', '!=', '<', '>', '<=', '>='].includes(rest.value)) {
      this.#fail('A comparison is allowed only in if(…).', rest)
    }
    return this.#fail('A sign such as + or * is missing here.', rest)
  }

  #fail(message: string, place: { readonly from: number; readonly to: number }): never {
    throw new Mistake(message, place)
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? (this.#tokens.at(-1) as Token)
  }

  #next(): Token {
    const token = this.#peek()
    this.#at += 1
    return token
  }

  #is(value: string): boolean {
    const { kind, value: found } = this.#peek()
    return (kind === 'sign' || kind === 'word') && found === value
  }

  #take(value: string): boolean {
    if (!this.#is(value)) return false
    this.#at += 1
    return true
  }

  #expect(value: string, message: string): Token {
    if (!this.#is(value)) this.#fail(message, this.#peek())
    return this.#next()
  }

  /** Parts joined by signs of one rank, from left to right. Equal signs in a row make one list. */
  #joined(
    kinds: Readonly<Record<string, 'sum' | 'difference' | 'product' | 'division'>>,
    one: () => Part,
  ): Part {
    let part = one()
    let open: readonly Formula[] = []
    for (;;) {
      const { kind: tokenKind, value } = this.#peek()
      const kind = tokenKind === 'sign' ? kinds[value] : undefined
      if (kind === undefined) return part
      this.#at += 1
      if (open.length === 0) this.#number(part)
      const next = one()
      this.#number(next)
      const isSame = open.length > 0 && part.formula.kind === kind
      open = isSame ? [...open, next.formula] : [part.formula, next.formula]
      part = {
        formula: { kind, of: open },
        gives: 'number',
        from: part.from,
        to: next.to,
      }
    }
  }

  #sum(): Part {
    this.#depth += 1
    if (this.#depth > limits.formulaBrackets) {
      this.#fail(`You can nest brackets up to ${limits.formulaBrackets} levels deep.`, this.#peek())
    }
    const part = this.#joined({ '+': 'sum', '-': 'difference' }, () => this.#product())
    this.#depth -= 1
    return part
  }

  #product(): Part {
    return this.#joined({ '*': 'product', '/': 'division' }, () => this.#signed())
  }

  #signed(): Part {
    const { from } = this.#peek()
    if (!this.#take('-')) return this.#single()
    if (this.#peek().kind === 'number') {
      const part = this.#single()
      const formula = part.formula as Extract<Formula, { kind: 'number' }>
      return { ...part, formula: { kind: 'number', value: 0 - formula.value }, from }
    }
    const part = this.#number(this.#single())
    const zero: Formula = { kind: 'number', value: 0 }
    return {
      formula: { kind: 'difference', of: [zero, part.formula] },
      gives: 'number',
      from,
      to: part.to,
    }
  }

  #numberIn(token: Token): number {
    const number = Number(token.value)
    if (number >= 1e15 || token.value.length > 17) {
      this.#fail('This number has too many digits.', token)
    }
    return number
  }

  #single(): Part {
    const token = this.#next()
    const { kind, value, from, to } = token
    if (kind === 'number') {
      return {
        formula: { kind: 'number', value: this.#numberIn(token) },
        gives: 'number',
        from,
        to,
      }
    }
    if (kind === 'text') {
      if (value.length > limits.hiddenCharacters) {
        this.#fail(`A text can have up to ${limits.hiddenCharacters} characters.`, token)
      }
      return { formula: { kind: 'text', value }, gives: 'text', from, to }
    }
    if (kind === 'name') {
      const { id, holds } = this.#source(token)
      return { formula: { kind: 'answer', id }, gives: holds, from, to }
    }
    if (kind === 'sign' && value === '(') {
      const inner = this.#sum()
      const end = this.#expect(')', 'A closing bracket is missing here.')
      return { ...inner, from, to: end.to }
    }
    if (kind === 'word') return this.#function(token)
    if (kind === 'end') this.#fail('The formula ends too early.', token)
    return this.#fail('A number, a name in braces or a function is missing here.', token)
  }

  #source(token: Token): FormulaSource {
    const source = this.#sources.get(token.value.replace(/\s+/g, ' ').toLowerCase())
    if (source === undefined) {
      this.#fail(
        token.value === ''
          ? 'Write the name of a question between the braces.'
          : `The form has no question or value “${token.value}”.`,
        token,
      )
    }
    return source
  }

  /** The name of a question. @param of the function that needs it */
  #sourceOf(of: FormulaFunction): FormulaSource {
    const token = this.#next()
    if (token.kind !== 'name') {
      this.#fail(`${of} needs the name of a question: ${formulaFunctions[of]}.`, token)
    }
    return this.#source(token)
  }

  #number(part: Part): Part {
    const { formula, gives } = part
    if (gives === 'number' || gives === 'either') return part
    if (gives === 'list')
      this.#fail('This answer has several options. Use count(…) or points(…).', part)
    const isAnswer = formula.kind === 'answer'
    return this.#fail(
      isAnswer
        ? 'This answer is a text, not a number. Use points(…) to give its options numbers.'
        : 'This is a text, and a number is needed here.',
      part,
    )
  }

  #function(token: Token): Part {
    const { value, from } = token
    if (!isFunction(value)) {
      this.#fail(
        `“${value}” is not a function. Names of questions are in braces: {${value}}. Functions: ${Object.keys(formulaFunctions).join(', ')}.`,
        token,
      )
    }
    this.#expect('(', `A bracket is missing: ${formulaFunctions[value]}.`)
    const { formula, gives } = this.#call(value)
    const end = this.#expect(
      ')',
      this.#peek().kind === 'end'
        ? 'A closing bracket is missing here.'
        : `A comma or closing bracket is missing here: ${formulaFunctions[value]}.`,
    )
    return { formula, gives, from, to: end.to }
  }

  #call(name: FormulaFunction): Pick<Part, 'formula' | 'gives'> {
    const comma = () => this.#expect(',', `A comma is missing here: ${formulaFunctions[name]}.`)
    switch (name) {
      case 'round': {
        const of = this.#number(this.#sum()).formula
        if (!this.#take(',')) return { formula: { kind: 'round', of, places: 0 }, gives: 'number' }
        const token = this.#next()
        const places = token.kind === 'number' ? Number(token.value) : Number.NaN
        if (!Number.isInteger(places) || places > 12) {
          this.#fail('Write how many decimal places to keep, from 0 to 12.', token)
        }
        return { formula: { kind: 'round', of, places }, gives: 'number' }
      }
      case 'min':
      case 'max': {
        const of = [this.#number(this.#sum()).formula]
        while (this.#take(',')) of.push(this.#number(this.#sum()).formula)
        return { formula: { kind: name, of }, gives: 'number' }
      }
      case 'count':
        return { formula: { kind: 'count', id: this.#sourceOf('count').id }, gives: 'number' }
      case 'points': {
        const source = this.#sourceOf('points')
        const points: OptionPoints[] = []
        while (this.#take(',')) points.push(this.#optionPoints(source, points))
        if (points.length === 0) comma()
        return { formula: { kind: 'points', id: source.id, points }, gives: 'number' }
      }
      case 'if': {
        const { operator, rules, groups } = this.#any()
        const when = { operator, rules, groups }
        comma()
        const then = this.#branch()
        comma()
        const otherwise = this.#branch()
        const isNumber = [then, otherwise].every(({ gives }) => gives === 'number')
        return {
          formula: { kind: 'if', when, yes: then.formula, no: otherwise.formula },
          gives: isNumber ? 'number' : bothOf(then, otherwise),
        }
      }
    }
  }

  #branch(): Part {
    const part = this.#sum()
    if (part.gives === 'list') this.#number(part)
    return part
  }

  #optionPoints({ options }: FormulaSource, before: readonly OptionPoints[]): OptionPoints {
    const token = this.#next()
    if (token.kind !== 'text') this.#fail('Write an option in quotes: "Beginner" = 0.', token)
    if (options.length > 0 && !options.includes(token.value)) {
      this.#fail(`The question has no option “${token.value}”.`, token)
    }
    if (before.some(({ option }) => option === token.value)) {
      this.#fail('This option already has points.', token)
    }
    this.#expect('=', 'An equals sign and the points are missing here: "Beginner" = 0.')
    const isNegative = this.#take('-')
    const number = this.#next()
    if (number.kind !== 'number') this.#fail('Write the points of this option as a number.', number)
    const points = this.#numberIn(number)
    return { option: token.value, points: isNegative ? 0 - points : points }
  }

  /** Conditions joined by `or`. */
  #any(level = 1): AdvancedConditional {
    return groupOf(
      'OR',
      this.#several('or', () => asOne(this.#all(level))),
    )
  }

  #all(level: number): AdvancedConditional {
    return groupOf(
      'AND',
      this.#several('and', () => this.#condition(level)),
    )
  }

  #several<One>(word: string, one: () => One): readonly One[] {
    const all = [one()]
    while (this.#take(word)) all.push(one())
    return all
  }

  #condition(level: number): Rule | Group {
    if (this.#take('(')) {
      if (level >= limits.groupDepth) {
        this.#fail(`You can nest brackets up to ${limits.groupDepth} levels deep.`, this.#peek())
      }
      const inner = this.#any(level + 1)
      this.#expect(')', 'A closing bracket is missing here.')
      return { ...inner, id: '' }
    }
    const token = this.#next()
    if (token.kind !== 'name') {
      this.#fail('A condition begins with the name of a question: {Age} >= 18.', token)
    }
    const source = this.#source(token)
    const rule = (condition: string, compared: Compared = { value: '' }): Rule => ({
      id: '',
      fieldId: source.id,
      condition,
      ...compared,
    })
    if (this.#take('is')) {
      const isNot = this.#take('not')
      this.#expect('empty', 'Write “is empty” or “is not empty”, or compare with =.')
      return rule(isNot ? 'is_not_empty' : 'is_empty')
    }
    const sign = this.#next()
    const condition =
      (sign.kind === 'sign' || sign.kind === 'word') && Object.hasOwn(comparisonsBySign, sign.value)
        ? comparisonsBySign[sign.value]
        : undefined
    if (condition === undefined) {
      this.#fail('A comparison is missing here: =, !=, <, >, <=, >=, contains, is empty.', sign)
    }
    const compared = this.#compared(source, condition[0] ?? '')
    const [first = '', second] = condition
    const rules = [first, ...(second === undefined ? [] : [second])].map((one) =>
      rule(one, compared),
    )
    const [only, ...others] = rules
    return only !== undefined && others.length === 0
      ? only
      : { id: '', operator: 'OR', rules, groups: [] }
  }

  /** The number, text or answer that a condition compares with. */
  #compared({ options, other, holds }: FormulaSource, condition: string): Compared {
    const isNegative = this.#take('-')
    const token = this.#next()
    if (token.kind === 'number') return { value: `${isNegative ? '-' : ''}${token.value}` }
    if (!isNegative && token.kind === 'name') {
      return { value: '', valueFrom: this.#source(token).id }
    }
    if (isNegative || token.kind !== 'text') {
      this.#fail('Compare with a number, a question, or a text in quotes.', token)
    }
    if (token.value === '') this.#fail('Write “is empty” instead.', token)
    if (holds === 'number' && Number.isNaN(readNumber(token.value))) {
      this.#fail('This answer is a number. Compare it with a number.', token)
    }
    if (options.length > 0 && ![...options, other].includes(token.value)) {
      if (condition === 'equals' || condition === 'not_equals') {
        this.#fail(`The question has no option “${token.value}”.`, token)
      }
    }
    return { value: token.value }
  }
}

/** The value that a condition compares with. */
type Compared = Pick<Rule, 'value' | 'valueFrom'>

const comparisonsBySign: Readonly<Record<string, readonly string[]>> = {
  '=': ['equals'],
  '!=': ['not_equals'],
  '>': ['greater_than'],
  '<': ['less_than'],
  '>=': ['greater_than', 'equals'],
  '<=': ['less_than', 'equals'],
  contains: ['contains'],
}

/** One part is itself; several are a group. */
function groupOf(
  operator: Group['operator'],
  parts: readonly (Rule | Group)[],
): AdvancedConditional {
  const [only, ...others] = parts
  if (only !== undefined && others.length === 0 && 'rules' in only) return only
  return {
    operator: others.length === 0 ? 'AND' : operator,
    rules: parts.filter((part) => !('rules' in part)) as Rule[],
    groups: parts.filter((part) => 'rules' in part) as Group[],
  }
}

/** A group of one rule is the rule. */
function asOne(group: AdvancedConditional): Rule | Group {
  const [only] = group.rules
  return only !== undefined && group.rules.length === 1 && group.groups.length === 0
    ? only
    : { ...group, id: '' }
}

function bothOf(one: Part, other: Part): Part['gives'] {
  if (one.gives === other.gives) return one.gives
  return one.gives === 'text' || other.gives === 'text' ? 'text' : 'either'
}
