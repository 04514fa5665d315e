import type { Field } from '@ramiform/core/field'
import { fieldsOf, type Meaning } from '../chat/meaning/meaning.ts'
import { toLogic } from '../chat/meaning/to-logic.ts'
import { truthOf } from '../chat/meaning/truth.ts'
import { recognize } from '../chat/recognition/recognize.ts'
import { isTyped } from '../chat/recognition/values.ts'
import { remembered, rememberedText } from '../remembered.ts'
import { type Collection, type Entry, fieldOf, isYesNo, type Resolved } from './collection.ts'
import type { Draft } from './draft.ts'
import { eitherOr } from './question-sentence.ts'

/** Fields that a condition may refer to: the last ones before it */
const mostSources = 40

/** The field to show. No description contains its label, so it cannot become its own source. */
const target: Field = { id: ' target', type: 'text', label: 'Further question zq' }

/** Reads a condition, or people such as `members`, as the chat does; null if it is not sure. */
export function byReader(words: string, isNegated: boolean, found: Collection): Resolved | null {
  const entries = found.entries.slice(-mostSources)
  const fields = sameList([...entries.map(asRead), target])
  if (entries.length === 0) return null
  for (const said of new Set([words, withNames(words, fields.slice(0, -1))]))
    for (const lead of isNegated ? ['unless', 'except for'] : ['if', 'for']) {
      const shownWhen = meaningsOf(fields)(`Show "${target.label}" ${lead} ${said}`)
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

let before: readonly Field[] = []

/** The list of the call before if it has the same fields, since its names and meanings are remembered. */
function sameList(fields: readonly Field[]): readonly Field[] {
  const isSame = fields.length === before.length && fields.every((one, at) => one === before[at])
  if (!isSame) before = fields
  return before
}

const meaningsOf = remembered((fields: readonly Field[]) =>
  rememberedText((sentence): Meaning | null => {
    const read = recognize(sentence, fields)
    if ('failed' in read || read.assumed.length > 0 || read.unused.length > 0) return null
    const [rule, ...more] = read.rules
    const isOne = rule?.field === target && more.length === 0
    return isOne && truthOf(rule.shownWhen) === null ? rule.shownWhen : null
  }),
)

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

const read = new WeakMap<Draft, Field>()

/** The same field each time, since its names are cached. */
function asRead(entry: Entry): Field {
  const options = alternativesOf(entry)
  const field: Field = read.get(entry.draft) ?? {
    ...fieldOf(entry),
    ...(options.length > 0 && { type: 'radio', options }),
  }
  read.set(entry.draft, field)
  return field
}

/** Writes out which field is compared: "it is Monthly", "less than 4", "they rate it under 3". */
function withNames(condition: string, sources: readonly Field[]): string {
  const asked = sources.findLast(isNumber)
  if (asked !== undefined && comparesNumber.test(condition))
    return condition.replace(comparesNumber, `"${asked.label}" is `)
  const last = sources.at(-1)?.label ?? ''
  return condition.replace(/^(?:it|this|that)(?:['’]s|\s+is|\s+was)\s+(?!.*\d)/i, `"${last}" is `)
}

const isNumber = ({ type, options = [] }: Field) =>
  /^(?:number|price|quantity)$/.test(type) ||
  (options.length > 0 && options.every((one) => /^\d+$/.test(one)))

const comparesNumber =
  /^(?:(?:it|this|that|(?:the |their )?(?:score|rating|number|total|amount|answer)|they (?:rated?|scored?|give|gave)(?: (?:it|this|us))?(?: (?:an?|as))?)(?:['’]s| is| was)?\s+)?(?=(?:at (?:least|most) |(?:less|more|fewer|lower|higher) than |(?:under|over|below|above) )?\d)/i
