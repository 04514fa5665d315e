import type { Field } from '@ramiform/core/field'
import { beginsWithYes, isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { matchesOf } from '../lexicon/lexicon.ts'
import { type Meaning, test } from '../meaning/meaning.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { inUnit } from './comparing.ts'
import type { Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** How a value is compared. */
type How = 'is' | 'includes'

export interface Said {
  readonly meaning: Meaning
  readonly end: number
  /** Set for a value, which a list may continue: "is A or B" */
  readonly how?: How
  readonly isNot?: boolean
}

/** Fields with typed answers, whose values no list of names has. */
export const isTyped = ({ type, options = [] }: Field) =>
  options.length === 0 && type !== 'number' && type !== 'date'

const behindValue = new Set(
  `please thanks too instead then in it there of , ' as well text at all years year old that too`.split(
    /\s+/,
  ),
)

export const endsAt = (tokens: Sentence['tokens'], from: number, to: number) =>
  tokens.slice(from, to).every(({ word }) => behindValue.has(word))

/** Reads a value of a field up to the end of the part. */
export function valueAt(
  sentence: Sentence,
  field: Field,
  start: number,
  to: number,
  how: How,
  isExplicit: boolean,
): Said | null {
  const { tokens, quotes } = sentence
  let at = start
  while (
    /^(?:the|a|an|either|option|word|words|text|:|number)$/.test(tokens[at]?.word ?? '') &&
    at < to
  )
    at += 1
  if (at >= to) return null
  const options = field.options ?? []
  const quote = quotes.get(tokens[at]?.word ?? '')
  if (quote !== undefined) {
    if (!endsAt(tokens, at + 1, to)) return null
    return quotedValue(field, quote, how, at + 1)
  }
  const word = tokens[at]?.word ?? ''
  if (options.length > 0) {
    const known = yesNoOf(field)
    if (known !== null && (isYesWord(word) || isNoWord(word)) && endsAt(tokens, at + 1, to))
      return {
        meaning: test(field, 'is', isYesWord(word) ? known.yes : known.no),
        end: at + 1,
        how: 'is',
      }
    return optionAt(sentence, field, at, to) ?? answerLike(field, tokens, at, to)
  }
  if (field.type === 'number' || field.type === 'unknown') {
    const number = numberAt(tokens, at)
    if (number !== null && endsAt(tokens, number.end, to)) {
      const said = tokens.slice(at, number.end + 1)
      const amount = inUnit(sentence.lexicon, field, said, number.number)
      if (amount !== null) return { meaning: test(field, how, amount), end: number.end, how }
    }
    if (field.type === 'number') return null
  }
  if (field.type === 'date') {
    const date = dateAt(tokens, at)
    const [day, another] = date?.days ?? []
    if (date === null || day === undefined || another !== undefined) return null
    return endsAt(tokens, date.end, to)
      ? { meaning: test(field, 'is', day), end: date.end, how: 'is' }
      : null
  }
  return typedValue(sentence, field, at, to, how, isExplicit)
}

/** "attend yes" for the only answer that begins with yes. */
function answerLike(field: Field, tokens: Sentence['tokens'], at: number, to: number): Said | null {
  const word = tokens[at]?.word ?? ''
  if (!isYesWord(word) || !endsAt(tokens, at + 1, to)) return null
  const [only, another] = (field.options ?? []).filter(beginsWithYes)
  if (only === undefined || another !== undefined) return null
  return { meaning: test(field, 'is', only), end: at + 1, how: 'is' }
}

/** An option of a field up to the end of a part. */
export function optionAt(
  { tokens, mentions, lexicon }: Sentence,
  field: Field,
  at: number,
  to: number,
): Said | null {
  const is = field.type === 'checkbox' ? 'includes' : 'is'
  const [whole] = matchesOf(lexicon.options.get(field) ?? [], tokens, at)
    .filter(({ end }) => endsAt(tokens, end, to))
    .toSorted((a, b) => b.end - a.end || a.cost - b.cost)
  if (whole !== undefined)
    return { meaning: test(field, is, whole.name.option ?? ''), end: whole.end, how: 'is' }
  const ways = mentions
    .filter(
      ({ name, from, to: end, share }) =>
        name.field === field &&
        name.option !== null &&
        from === at &&
        share > 0.6 &&
        endsAt(tokens, end, to),
    )
    .toSorted((a, b) => b.score - a.score || b.share - a.share)
  const [best] = ways
  if (best === undefined) return null
  const isUnclear = ways.some(
    (one) => one.name.option !== best.name.option && one.score > best.score * 0.93,
  )
  if (isUnclear) return null
  return { meaning: test(field, is, best.name.option ?? ''), end: best.to, how: 'is' }
}

function quotedValue(field: Field, { text }: { text: string }, how: How, end: number): Said | null {
  const options = field.options ?? []
  if (options.length === 0) return { meaning: test(field, how, text), end, how }
  const same = (one: string) => one.trim().toLowerCase() === text.trim().toLowerCase()
  const option = options.find((one) => one === text) ?? options.find(same)
  if (option !== undefined) {
    const is = field.type === 'checkbox' ? 'includes' : 'is'
    const many =
      how === 'includes' && is === 'is' && options.filter((one) => one.includes(text)).length > 1
    return { meaning: test(field, many ? 'includes' : is, option), end, how: 'is' }
  }
  const fitting = options.filter((one) => one.includes(text))
  if (how === 'includes' && field.type !== 'checkbox' && fitting.length > 0)
    return { meaning: test(field, 'includes', text), end, how }
  return null
}

/** Words about a thing, rarely typed as an answer: "if a phone is needed" */
const vague =
  /^(?:needed|required|wanted|requested|desired|necessary|relevant|applicable|available|possible|used|it|that|them|not)$/

/** A typed answer without quotes: a name, or a word behind "contains" or "=". */
function typedValue(
  { text, tokens, inName }: Sentence,
  field: Field,
  at: number,
  to: number,
  how: How,
  isExplicit: boolean,
): Said | null {
  let end = to
  while (end > at + 1 && behindValue.has(tokens[end - 1]?.word ?? '')) end -= 1
  if (end - at > 6 || end <= at) return null
  const words = tokens.slice(at, end)
  const isRule = words.some(
    ({ word, kind }, index) =>
      inName[at + index] !== true &&
      (kind === 'mark'
        ? !/^[-'./&@#+%_*]$|^'s$/.test(word)
        : signalsAt(tokens, at + index)?.roles.has('if') === true),
  )
  if (isRule || vague.test(words[0]?.word ?? '')) return null
  const said = text.slice(words[0]?.start, words.at(-1)?.end)
  const isName = /^\p{Lu}|^\d|@/u.test(said)
  const isShort = words.length <= 2 && !/(?:.{3,}ed|yet|already|anymore|still)$/.test(said)
  if (!isName && !(isExplicit && words.length <= 3) && !(isShort && field.type === 'unknown'))
    return null
  return { meaning: test(field, how, said), end: to, how }
}
