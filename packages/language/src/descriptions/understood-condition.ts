import type { Conditional } from '@ramiform/core/conditions/condition'
import { rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { understandSentence } from '../chat/understand-sentence.ts'
import { capital } from './capital.ts'
import type { Entry } from './collection.ts'
import { fieldOf } from './field-of.ts'
import { sameWords } from './follow-up.ts'

/** Fields that a condition may refer to: the last ones before it */
const mostSources = 40

/** Reads a condition with the chat; null if it is not sure. */
export function understoodCondition(
  condition: string,
  isNegated: boolean,
  entry: Entry,
  before: readonly Entry[],
): Conditional | null {
  const sources = before
    .filter((one) => one !== entry)
    .slice(-mostSources)
    .map(fieldOf)
  if (sources.length === 0) return null
  // The target has a label that no description contains, so it cannot become its own source.
  const shown = { ...fieldOf(entry), label: capital(shownAs) }
  const last = sources.at(-1)?.label ?? ''
  // "It" means the last question.
  const words = inFigures(condition)
    .replace(namedFirst, (said, name: string) => {
      const named = sources.filter(({ label }) => sameWords(label, name))
      return named.length === 1 ? `"${named[0]?.label}"` : said
    })
    .replace(counts, (said, compared: string, noun: string) => {
      const counted = sources.filter(
        (source) =>
          isNumber(source) &&
          sameWords(source.label.replace(/^(?:number of|how many)\s/i, ''), noun),
      )
      return counted.length === 1 ? `"${counted[0]?.label}" is ${compared}` : said
    })
    .replace(/^(?:it|this|that)(?:['’]s|\s+is|\s+was)\s+(?!.*\d)/i, `"${last}" is `)
    .replace(rated, (said) => {
      const asked = sources.findLast(isNumber)
      return asked === undefined ? said : `"${asked.label}" is `
    })
    .replace(theNumber, (said) => numberAsked(sources) ?? said)
    .replace(/\b(?:exceeds?|is greater than)\b/i, 'is more than')
    .replace(barely, (said) => {
      const asked = askedBarely(sources)
      return asked !== undefined && isNumber(asked) ? `"${asked.label}" is ${said}` : said
    })
  const sentence = `Show "${shown.label}" ${isNegated ? 'unless' : 'if'} ${words}`
  const [understood, ...more] = understandSentence(sentence, [...sources, shown])
  if (understood?.kind !== 'rule' || more.length > 0 || understood.assumed.length > 0) return null
  if (understood.fieldId !== entry.id) return null
  const byId = new Map(sources.map((source) => [source.id, source]))
  const rules = rulesOf(understood.conditional)
  // Typed answers are rarely compared: `if the book is needed` is not a title.
  const isSure = rules.every(({ fieldId, condition: operator, value }) => {
    const source = byId.get(fieldId)
    if (source === undefined) return false
    const isTyped = !isNumeric.has(source.type) && (source.options ?? []).length === 0
    const compares = operator === 'equals' || operator === 'not_equals' || operator === 'contains'
    return !isTyped || !compares || isQuoted.test(condition) || value === ''
  })
  return rules.length > 0 && isSure ? understood.conditional : null
}

/** Quoted text; an apostrophe as in "it's a dog" does not count. */
const isQuoted = /["“”]|(?:^|\s)'[^']+'(?:\s|$)/

const isNumber = ({ type, options = [] }: Field) =>
  isNumeric.has(type) || (options.length > 0 && options.every((one) => /^\d+$/.test(one)))

/** A comparison with the last question: `overall rating, if less than 4` */
const barely = /^(?:less|more|fewer|under|over|below|above|at least|at most|lower|higher)\b/i

/** A comparison with the last number: `they rate it under 3`, `it's 5` */
const rated =
  /^(?:they (?:rate|rated|score|scored|give|gave)(?: (?:it|this|us))?(?: (?:an?|as))?|(?:it|this|that)(?:['’]s| is| was))\s+(?=(?:(?:more|less|fewer|higher|lower) than |at (?:least|most) |under |over |below |above )?\d+(?: or (?:more|less|below|above|higher|lower|under|over))?(?: stars?)?$)/i

/** A comparison that names its field: `the quantity is more than 20` */
const namedFirst =
  /^(?:the |their )?([\p{L} -]{2,40}?)(?= (?:is|are|was) (?:(?:at )?(?:more|less|fewer|over|under|above|below|least|most|greater|higher|lower)|\d)| [<>]|\s*(?:is more than))/iu

/** A number of things: `there are more than 3 children`, `at least 2 guests` */
const counts =
  /^(?:(?:there (?:is|are|will be)|they (?:have|want|need|order|book|bring|are bringing)) )?((?:more than|less than|fewer than|at least|at most|over|under) \d+|\d+ or (?:more|less|fewer)) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inFigures(condition: string): string {
  return condition.replace(
    /\b(than|least|most|over|under|exceeds?) (one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
    (_, before: string, word: string) => `${before} ${figures.indexOf(word.toLowerCase()) + 1}`,
  )
}

/** The number asked for last; one that everybody is asked for is preferred. */
function askedBarely(sources: readonly Field[]): Field | undefined {
  const last = sources.at(-1)
  if (last?.conditional === undefined) return last
  return sources.filter(isNumber).length === 1 ? last : undefined
}

const theNumber =
  /^(?:the |their )?(?:score|rating|number|total|amount|answer)(?=(?:['’]s| is| was)\s.*\d|\s*[<>])/i

/** "The score" means the last number, unless a field has that name. */
function numberAsked(sources: readonly Field[]): string | null {
  if (sources.some(({ label }) => /\b(?:score|rating|total|amount)\b/i.test(label))) return null
  const source = sources.findLast(isNumber)
  return source === undefined ? null : `"${source.label}"`
}

const isNumeric: ReadonlySet<string> = new Set(['number', 'price', 'quantity'])

const shownAs = 'further question zq'
