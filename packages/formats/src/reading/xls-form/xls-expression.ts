import type { Validation } from '@ramiform/core/field'
import { dayAfter } from '@ramiform/core/missed-day'
import { type ReadExpression, readExpression } from '../expression.ts'
import { type FormulaText, formulaText } from '../expression-formula.ts'

/**
 * Writes an expression of an XLSForm (XPath) in the manner of SurveyJS, which `../expression.ts` reads.
 *
 * @param selected sign for an option that is chosen, maybe among others
 */
function rewritten(source: string, selected: (name: string) => string): string {
  const text = `('[^']*'|"[^"]*")`
  const name = String.raw`\$\{\s*([^{}]+?)\s*\}`
  const pattern = (parts: string) => new RegExp(parts, 'g')
  return source
    .slice(0, 4_000)
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(
      pattern(String.raw`\bselected\(\s*${name}\s*,\s*${text}\s*\)`),
      (_, source: string, option: string) => `{${source}} ${selected(source)} ${option}`,
    )
    .replaceAll(
      pattern(
        String.raw`\b(?:count-selected|string-length)\(\s*${name}\s*\)\s*(?:>\s*0|>=\s*1|!=\s*0)(?!\d)`,
      ),
      '{$1} notempty',
    )
    .replaceAll(
      pattern(
        String.raw`\b(?:count-selected|string-length)\(\s*${name}\s*\)\s*(?:=\s*0|<\s*1)(?!\d)`,
      ),
      '{$1} empty',
    )
    .replaceAll(pattern(String.raw`\b(?:number|string|int)\(\s*${name}\s*\)`), '{$1}')
    .replaceAll(pattern(name), '{$1}')
    .replaceAll(/\bnot\s*\(/g, '!(')
    .replaceAll(/\btrue\(\)/g, 'true')
    .replaceAll(/\bfalse\(\)/g, 'false')
}

/** Reads a condition such as `${plan} = 'pro' and not(selected(${topics}, 'law'))`. */
export function readXlsCondition(source: string): ReadExpression {
  return readExpression(
    rewritten(source, () => 'anyof'),
    true,
  )
}

/**
 * Writes a calculation such as `${weight} div (${height} * ${height})` as a formula.
 *
 * @param isList true for the name of a question with several answers
 */
export function readXlsFormula(source: string, isList: (name: string) => boolean): FormulaText {
  const plain = rewritten(source, (name) => (isList(name) ? 'contains' : '='))
  return formulaText(plain.replaceAll(/\bdiv\b/g, '/'))
}

/** A constraint as limits of ours, and sentences about the parts that were lost. */
export interface ReadConstraint {
  readonly validation: Validation
  /** Limits of a date, as `dayLimitsOf` reads them */
  readonly days?: { readonly earliest?: string; readonly latest?: string }
  readonly lost: readonly string[]
}

/**
 * Reads constraints such as `. >= 18 and . <= 99`, `regex(., '^[A-Z]{3}$')` and `string-length(.) = 8`.
 */
export function readConstraint(source: string, kind: ConstrainedKind): ReadConstraint {
  const lost: string[] = []
  let validation: Validation = {}
  let days: ReadConstraint['days'] = {}
  const unread: string[] = []
  for (const part of source.trim() === '' ? [] : conjunctsOf(source)) {
    const read = limitOf(part, kind)
    if (read === null) unread.push(part)
    else {
      validation = { ...validation, ...read.validation }
      days = { ...days, ...read.days }
      lost.push(...read.lost)
    }
  }
  const left = unread.join(' and ').slice(0, 200)
  return {
    validation,
    days,
    lost: left === '' ? lost : [...lost, `Its limit could not be imported: ${left}`],
  }
}

/** Parts that must all hold. An `or` outside of brackets keeps all of it together. */
function conjunctsOf(source: string): readonly string[] {
  // Our limits leave an empty answer alone, too.
  const plain = unwrapped(source.replace(/\s+or\s+\.\s*=\s*(?:''|"")\s*$/i, ''))
  const parts: string[] = []
  let depth = 0
  let start = 0
  const marks = /'[^']*'|"[^"]*"|[()]|\s(and|or)(?=[\s(])/gi
  for (const { 0: mark, 1: word, index } of plain.matchAll(marks)) {
    if (mark === '(') depth += 1
    else if (mark === ')') depth -= 1
    if (word === undefined || depth > 0) continue
    if (word.toLowerCase() === 'or') return [plain]
    parts.push(plain.slice(start, index))
    start = index + mark.length
  }
  return [...parts, plain.slice(start)].map(unwrapped)
}

function unwrapped(part: string): string {
  const inner = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/.exec(part)?.[1]
  return (inner ?? part).trim()
}

const sign = '(>=|<=|=|>|<)'

interface ConstrainedKind {
  readonly isNumber: boolean
  /** True for whole numbers, so that "more than 17" is at least 18 */
  readonly isWhole: boolean
  readonly isDate: boolean
}

/** A limit of a date: `. >= today()` or `. < date('2030-01-31')`. */
function dayLimit(part: string): ReadConstraint | null {
  const [, given = '', day = '', shift = ''] =
    /^\.\s*(>=|<=|>|<)\s*(?:date\()?['"]?(today\(\)|\d{4}-\d\d-\d\d)['"]?\)?(\s*[+-]\s*\d{1,4})?$/.exec(
      part,
    ) ?? []
  if (day === '') return null
  const isToday = day.startsWith('today')
  if (!isToday && shift !== '') return null
  const step = given === '>' ? 1 : given === '<' ? -1 : 0
  const count = Number(shift.replaceAll(/\s/g, '')) + step
  const limit = isToday ? `${count} days` : dayAfter(day, step)
  return {
    validation: {},
    days: { [given.startsWith('>') ? 'earliest' : 'latest']: limit },
    lost: [],
  }
}

function limitOf(
  part: string,
  { isNumber, isWhole, isDate }: ConstrainedKind,
): ReadConstraint | null {
  if (isDate) return dayLimit(part)
  const pattern = /^regex\(\s*\.\s*,\s*(['"])(.+)\1\s*\)$/s.exec(part)?.[2]
  if (pattern !== undefined) return { validation: { pattern: anchored(pattern) }, lost: [] }
  const length = new RegExp(String.raw`^string-length\(\s*\.\s*\)\s*${sign}\s*(\d+)$`).exec(part)
  if (length !== null && !isNumber) return bounded(length[1] ?? '', Number(length[2]), true, part)
  const value = new RegExp(String.raw`^\.\s*${sign}\s*(-?\d+(?:\.\d+)?)$`).exec(part)
  if (value === null || !isNumber) return null
  return bounded(value[1] ?? '', Number(value[2]), isWhole, part)
}

function bounded(given: string, number: number, isWhole: boolean, part: string): ReadConstraint {
  const step = isWhole ? 1 : 0
  const lost =
    (given === '>' || given === '<') && !isWhole
      ? [`Its limit is ${part.slice(0, 80)}. Here ${number} is allowed, too.`]
      : []
  if (given === '=') return { validation: { min: number, max: number }, lost }
  if (given.startsWith('>'))
    return { validation: { min: number + (given === '>' ? step : 0) }, lost }
  return { validation: { max: number - (given === '<' ? step : 0) }, lost }
}

/** Patterns of an XLSForm hold for the whole answer. */
function anchored(pattern: string): string {
  const whole = /^\^[^|]*\$$/.test(pattern) ? pattern : `^(?:${pattern})$`
  return whole.slice(0, 500)
}
