import type { Field } from '@ramiform/core/field'
import { beginsWithYes, isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { matchesOf } from '../lexicon/lexicon.ts'
import { type Meaning, test } from '../meaning/meaning.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { wordSet } from '../words/word-set.ts'
import { inUnit } from './comparing.ts'
import type { Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** How a value is compared. */
export type How = 'is' | 'includes'

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

const behindValue = wordSet`please thanks too instead then in it there of , ' as well text at all years year old that too`

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
  const { tokens, quotes, lexicon } = sentence
  const articles = /^(?:the|a|an|either|option|word|words|text|:|number)$/
  let at = start
  while (articles.test(tokens[at]?.word ?? '') && at < to) at += 1
  if (at >= to) return null
  const word = tokens[at]?.word ?? ''
  const isLast = endsAt(tokens, at + 1, to)
  const quote = quotes.get(word)
  if (quote !== undefined) return isLast ? quotedValue(field, quote.text, how, at + 1) : null
  const options = field.options ?? []
  if (options.length > 0) {
    const isYes = isLast && isYesWord(word)
    const known = isYes || (isLast && isNoWord(word)) ? yesNoOf(field) : null
    if (known !== null) return optionSaid(field, 'is', isYes ? known.yes : known.no, at + 1)
    const option = optionAt(sentence, field, at, to)
    // "attend yes" for the only answer that begins with yes
    const [only, another] = options.filter(beginsWithYes)
    return option !== null || !isYes || only === undefined || another !== undefined
      ? option
      : optionSaid(field, 'is', only, at + 1)
  }
  if (field.type === 'number' || field.type === 'unknown') {
    const number = numberAt(tokens, at)
    const isWhole = number !== null && endsAt(tokens, number.end, to)
    const said = tokens.slice(at, (number?.end ?? at) + 1)
    const amount = isWhole ? inUnit(lexicon, field, said, number.number) : null
    if (isWhole && amount !== null)
      return { meaning: test(field, how, amount), end: number.end, how }
    if (field.type === 'number') return null
  }
  if (field.type === 'date') {
    const date = dateAt(tokens, at)
    const [day, another] = date?.days ?? []
    const isDay = date !== null && day !== undefined && another === undefined
    return isDay && endsAt(tokens, date.end, to) ? optionSaid(field, 'is', day, date.end) : null
  }
  return typedValue(sentence, field, at, to, how, isExplicit)
}

const optionSaid = (field: Field, is: How, value: string, end: number): Said => ({
  meaning: test(field, is, value),
  end,
  how: 'is',
})

const howChosen = ({ type }: Field): How => (type === 'checkbox' ? 'includes' : 'is')

/** An option of a field up to the end of a part. */
export function optionAt(
  { tokens, mentions, lexicon }: Sentence,
  field: Field,
  at: number,
  to: number,
): Said | null {
  const [whole] = matchesOf(lexicon.options.get(field) ?? [], tokens, at)
    .filter(({ end }) => endsAt(tokens, end, to))
    .toSorted((a, b) => b.end - a.end || a.cost - b.cost)
  if (whole !== undefined)
    return optionSaid(field, howChosen(field), whole.name.option ?? '', whole.end)
  const [best, ...others] = mentions
    .filter(
      ({ name, from, to: end, share }) =>
        name.field === field &&
        name.option !== null &&
        from === at &&
        share > 0.6 &&
        endsAt(tokens, end, to),
    )
    .toSorted((a, b) => b.score - a.score || b.share - a.share)
  const isUnclear = others.some(
    ({ name, score }) =>
      best !== undefined && name.option !== best.name.option && score > best.score * 0.93,
  )
  return best === undefined || isUnclear
    ? null
    : optionSaid(field, howChosen(field), best.name.option ?? '', best.to)
}

function quotedValue(field: Field, text: string, how: How, end: number): Said | null {
  const options = field.options ?? []
  const plain = (one: string) => one.trim().toLowerCase()
  const option =
    options.find((one) => one === text) ?? options.find((one) => plain(one) === plain(text))
  const isPart = how === 'includes' && field.type !== 'checkbox'
  const fitting = isPart ? options.filter((one) => one.includes(text)).length : 0
  if (option !== undefined)
    return optionSaid(field, fitting > 1 ? 'includes' : howChosen(field), option, end)
  if (options.length > 0 && fitting === 0) return null
  return { meaning: test(field, how, text), end, how }
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
  const said = text.slice(words[0]?.start, words.at(-1)?.end)
  // "the dog is 8 or older" tells no name of the dog.
  if (isRule || vague.test(words[0]?.word ?? '') || /^\d\S* or \p{L}+$/u.test(said)) return null
  const isName = /^\p{Lu}|^\d|@/u.test(said)
  const isShort = words.length <= 2 && !/(?:.{3,}ed|yet|already|anymore|still)$/.test(said)
  if (!isName && !(isExplicit && words.length <= 3) && !(isShort && field.type === 'unknown'))
    return null
  return { meaning: test(field, how, said), end: to, how }
}
