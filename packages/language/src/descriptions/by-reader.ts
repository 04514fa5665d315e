import type { Field } from '@ramiform/core/field'
import { fieldsOf, type Meaning } from '../chat/meaning/meaning.ts'
import { toLogic } from '../chat/meaning/to-logic.ts'
import { truthOf } from '../chat/meaning/truth.ts'
import { recognize } from '../chat/recognition/recognize.ts'
import { isTyped } from '../chat/recognition/statement.ts'
import { type Collection, type Entry, isYesNo } from './collection.ts'
import { fieldOf } from './field-of.ts'
import { sameWords } from './follow-up.ts'
import { eitherOr } from './question-sentence.ts'
import type { Resolved } from './resolved.ts'

/** Fields that a condition may refer to: the last ones before it */
const mostSources = 40

/** The field to show. No description contains its label, so it cannot become its own source. */
const target: Field = { id: ' target', type: 'text', label: 'Further question zq' }

/** Reads a condition, or people such as `members`, as the chat does; null if it is not sure. */
export function byReader(words: string, isNegated: boolean, found: Collection): Resolved | null {
  const entries = found.entries.slice(-mostSources)
  const fields = entries.map(asRead)
  if (fields.length === 0) return null
  const leads = isNegated ? ['unless', 'except for'] : ['if', 'for']
  for (const said of new Set([words, withNames(words, fields)]))
    for (const lead of leads) {
      const shownWhen = meaningOf(`Show "${target.label}" ${lead} ${said}`, fields)
      const sources = shownWhen === null ? [] : fieldsOf(shownWhen)
      const entry = entries.find(({ id }) => id === sources[0]?.id)
      if (shownWhen === null || entry === undefined || !isSure(shownWhen, words)) continue
      const logic = toLogic(shownWhen)
      if (logic.kind === 'unsayable') continue
      const options = alternativesOf(entry)
      if (options.length > 0) entry.draft = { ...entry.draft, named: null, options }
      return { logic, source: entry }
    }
  return null
}

function meaningOf(sentence: string, fields: readonly Field[]): Meaning | null {
  const read = recognize(sentence, [...fields, target])
  if ('failed' in read || read.assumed.length > 0 || read.unused.length > 0) return null
  const [rule, ...more] = read.rules
  const isOne = rule?.field === target && more.length === 0
  return isOne && truthOf(rule.shownWhen) === null ? rule.shownWhen : null
}

/** Typed answers are rarely compared: `if the book is needed` is not a title. */
function isSure(meaning: Meaning, words: string): boolean {
  if (meaning.kind === 'not') return isSure(meaning.part, words)
  if (meaning.kind !== 'test') return meaning.parts.every((part) => isSure(part, words))
  const compares = meaning.is === 'is' || meaning.is === 'includes'
  return !(isTyped(meaning.field) && compares) || isQuoted.test(words)
}

/** Quoted text; an apostrophe as in "it's a dog" does not count. */
const isQuoted = /["“”]|(?:^|\s)'[^']+'(?:\s|$)/

/** The two answers of "Is the problem with hardware or software?" */
const alternativesOf = (entry: Entry) =>
  isYesNo(entry) && entry.draft.options.length === 0 ? eitherOr(entry.draft.label) : []

function asRead(entry: Entry): Field {
  const options = alternativesOf(entry)
  return options.length > 0 ? { ...fieldOf(entry), type: 'radio', options } : fieldOf(entry)
}

/** Writes out which field is compared: "it is more than 3", "less than 4". */
function withNames(condition: string, sources: readonly Field[]): string {
  const last = sources.at(-1)?.label ?? ''
  return condition
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
    .replace(barely, (said) => {
      const asked = askedBarely(sources)
      return asked !== undefined && isNumber(asked) ? `"${asked.label}" is ${said}` : said
    })
}

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
