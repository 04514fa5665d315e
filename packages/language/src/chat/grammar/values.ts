import type { Field } from '@ramiform/core/field'
import { isNoWord, isOneBox, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { denialsOf } from '../lexicon/denials.ts'
import { isCommonWord, type Match } from '../lexicon/lexicon.ts'
import { matchesOf, partMatches } from '../lexicon/matches.ts'
import { valueJoiners } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { stem } from '../words/stem.ts'
import { plainSpans } from './fields.ts'
import { quotedText, quotesAt } from './quotes.ts'
import {
  addCost,
  andThen,
  charsBetween,
  type Found,
  found,
  isWord,
  map,
  memoized,
  phrases,
  problemCost,
  type Reader,
  type Remark,
  repeated,
  textBetween,
} from './reader.ts'

const beforeValue = new Set(
  'the a an option options answer value choice of as their his her my your our word words number'.split(
    ' ',
  ),
)
const behindValue = new Set(
  `option options answer answers value choice years year old dollars euros pounds percent people usd eur stars star
  points items box 's yrs guests button`.split(/\s+/),
)

/** Reads a value for a field. The result is the stored form, such as the exact option. */
export function valueAt(reader: Reader, field: Field, start: number): readonly Found<string>[] {
  return memoized(reader, `value ${field.id} ${start}`, () => {
    const ends: Found<string>[] = []
    let at = start
    for (let skipped = 0; skipped < 4; skipped += 1) {
      ends.push(...addCost(bareValueAt(reader, field, at), skipped * 0.004))
      if (!beforeValue.has(reader.tokens[at]?.word ?? '')) break
      at += 1
    }
    return ends.flatMap((one) => withWordsBehind(reader, field, one))
  })
}

/** Includes words behind a value: "the Pro plan", "18 years", "the option Red". */
function withWordsBehind(
  reader: Reader,
  field: Field,
  one: Found<string>,
): readonly Found<string>[] {
  // "no allergies" does not answer "Does your child have no allergies?" with No.
  const label = denialsOf(field).size > 0 ? [] : (reader.lexicon.labels.get(field)?.tokens ?? [])
  const further = [one]
  for (let end = one.end; end < one.end + 3; end += 1) {
    const word = reader.tokens[end]?.word ?? ''
    if (
      word === '' ||
      !(
        behindValue.has(word) ||
        label.some(
          (token) =>
            token.kind === 'word' && !isCommonWord(word) && isOf(stem(word), stem(token.word)),
        )
      )
    )
      break
    further.push({ ...one, end: end + 1, cost: one.cost + 0.01 * (end + 1 - one.end) })
  }
  return further
}

/** True for the same word, and for its noun: "3rd graders" where "Grade" is asked for. */
const isOf = (word: string, label: string) =>
  word === label || (label.length > 3 && [`${label}er`, `${label}r`].includes(word))

function bareValueAt(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  if (reader.tokens[at] === undefined) return []
  if ((field.options ?? []).length > 0) return optionAt(reader, field, at)
  if (field.type === 'number') return numberValueAt(reader, field, at)
  if (field.type === 'date') return dateValueAt(reader, field, at)
  return textAt(reader, at)
}

function optionAt(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  const founds = namedOptions(reader, field, at)
  const quoted = quotesAt(reader, at).flatMap((quote) => {
    const exact = field.options?.find((option) => option === quotedText(reader, quote))
    if (exact !== undefined) return [found(exact, quote.end)]
    const inside = namedOptions(reader, field, quote.from).filter(({ end }) => end === quote.to)
    if (inside.length > 0) return inside.map((one) => ({ ...one, end: quote.end }))
    return [noSuchOption(reader, field, at, quote.end, quotedText(reader, quote))]
  })
  const known = [...founds, ...quoted, ...yesOrNo(reader, field, at)]
  if (known.length > 0) return known
  return plainSpans(reader, at, 5).map((end) =>
    noSuchOption(reader, field, at, end, textBetween(reader, at, end)),
  )
}

function namedOptions(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  const { lexicon, tokens } = reader
  const names = lexicon.options.get(field) ?? []
  const whole = matchesOf(names, tokens, at)
  const part = partMatches(lexicon, tokens, at, (one) =>
    names.filter(({ stems }) => stems.has(one)),
  )
  const byEnd = new Map<number, Match[]>()
  const spelled = part.filter(({ typo }) => typo === undefined)
  for (const match of [...whole, ...(whole.length + spelled.length > 0 ? spelled : part)]) {
    byEnd.set(match.end, [...(byEnd.get(match.end) ?? []), match])
  }
  return [...byEnd].flatMap(([end, matches]): readonly Found<string>[] => {
    const least = Math.min(...matches.map(({ cost }) => cost))
    const near = matches.filter(({ cost }) => cost <= (least < 0.03 ? least + 0.001 : 1))
    const complete = near.filter(({ cost }) => cost < 0.0401)
    const options = [
      ...new Set(
        (least >= 0.03 && complete.length === 1 ? complete : near).flatMap(
          ({ name }) => name.option ?? [],
        ),
      ),
    ]
    const exact = options.find((option) => option === textBetween(reader, at, end))
    const [only, another] = exact === undefined ? options : [exact]
    if (only === undefined) return []
    const misspelled = near.some(({ typo }) => typo !== undefined)
    const typed: Remark = {
      kind: 'assumed',
      text: `“${textBetween(reader, at, end)}” was read as “${only}”.`,
    }
    if (another === undefined) return [found(only, end, least, misspelled ? [typed] : [])]
    const remark: Remark = {
      kind: 'ask',
      question: `Which answer to “${field.label}” do you mean by “${textBetween(reader, at, end)}”?`,
      choices: optionChoices(reader, options, at, end),
    }
    return [found(only, end, problemCost + least, [remark])]
  })
}

/** Reads "yes" as the option "Yes, please", "true" as "Yes". A single check box accepts yes only. */
function yesOrNo(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  const word = reader.tokens[at]?.word ?? ''
  const known = yesNoOf(field)
  if (known !== null && isYesWord(word)) return [found(known.yes, at + 1, 0.02)]
  if (known !== null && isNoWord(word)) return [found(known.no, at + 1, 0.02)]
  const [option] = field.options ?? []
  if (isOneBox(field) && isYesWord(word) && option !== undefined)
    return [found(option, at + 1, 0.03)]
  return []
}

function noSuchOption(
  reader: Reader,
  field: Field,
  at: number,
  end: number,
  typed: string,
): Found<string> {
  return found(typed, end, problemCost + 0.3 + 0.1 * (end - at), [
    {
      kind: 'ask',
      question: `“${typed}” is not an answer to “${field.label}”. Which one do you mean?`,
      choices: optionChoices(reader, field.options ?? [], at, end),
    },
  ])
}

function optionChoices(reader: Reader, options: readonly string[], at: number, end: number) {
  const span = charsBetween(reader, at, end)
  return options.slice(0, 12).map((option) => ({
    label: option,
    ...span,
    text: option.includes('"') ? option : `"${option}"`,
  }))
}

function numberValueAt(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  const read = numberAt(reader.tokens, at)
  if (read !== null) return [found(read.number, read.end)]
  const quoted = quotesAt(reader, at).flatMap((quote) => {
    const inside = numberAt(reader.tokens, quote.from)
    return inside?.end === quote.to ? [found(inside.number, quote.end)] : []
  })
  if (quoted.length > 0) return quoted
  return plainSpans(reader, at, 3).map((end) =>
    found('', end, problemCost + 0.5 + 0.1 * (end - at), [
      {
        kind: 'refuse',
        reason: `“${field.label}” is a number field, and “${textBetween(reader, at, end)}” is not a number.`,
        hint: `Compare it with a number, for example: show ... if “${field.label}” is more than 10.`,
      },
    ]),
  )
}

export function dateValueAt(reader: Reader, field: Field, at: number): readonly Found<string>[] {
  const read = dateAt(reader.tokens, at)
  const quoted = quotesAt(reader, at).flatMap((quote) => {
    const inside = dateAt(reader.tokens, quote.from)
    return inside?.end === quote.to ? [{ ...inside, end: quote.end }] : []
  })
  const ways = [...(read === null ? [] : [read]), ...quoted].map(({ days, end }): Found<string> => {
    const [day = '', another] = days
    if (another === undefined) return found(day, end)
    const span = charsBetween(reader, at, end)
    return found(day, end, problemCost, [
      {
        kind: 'ask',
        question: `Which day is “${textBetween(reader, at, end)}”?`,
        choices: days.map((one) => ({ label: inWords(one), ...span, text: one })),
      },
    ])
  })
  if (ways.length > 0) return ways
  return plainSpans(reader, at, 4).map((end) =>
    found('', end, problemCost + 0.5 + 0.1 * (end - at), [
      {
        kind: 'refuse',
        reason: `“${field.label}” is a date, and “${textBetween(reader, at, end)}” is not a fixed day.`,
        hint: `Write the day with its year, as in 2026-03-31 or 31 March 2026.`,
      },
    ]),
  )
}

function inWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}

/** words about a thing, rarely typed as an answer: "if a phone is needed" */
const vague = new Set(
  'needed required wanted requested desired necessary relevant applicable available possible used empty blank'.split(
    ' ',
  ),
)

/** Reads a text as written: in quotes, or a few words that can be nothing else. */
export function textAt(reader: Reader, at: number): readonly Found<string>[] {
  const quoted = quotesAt(reader, at).map((quote, index) =>
    found(quotedText(reader, quote), quote.end, index * 0.01),
  )
  const first = reader.tokens[at]
  const plain = plainSpans(reader, at, 6).flatMap((end) => {
    if (end === at + 1 && vague.has(first?.word ?? '')) return []
    const typed = textBetween(reader, at, end)
    const isName = /^\p{Lu}|^\d|@/u.test(typed)
    return found(typed, end, (isName ? 0.02 : 0.06) + 0.012 * (end - at))
  })
  const mark = first?.kind === 'mark' && (first.word === '@' || first.word === '#') ? first : null
  if (mark !== null) plain.push(found(textBetween(reader, at, at + 2), at + 2, 0.03))
  return [...quoted, ...plain]
}

export interface Values {
  readonly values: readonly string[]
  readonly joined: 'and' | 'or' | 'one'
}

/** Reads one value or a list: "A, B or C". `joinedAt` reads lists that mix "and" and "or". */
export function valuesAt(reader: Reader, field: Field, start: number): readonly Found<Values>[] {
  return memoized(reader, `values ${field.id} ${start}`, () => {
    const first = map(
      valueAt(reader, field, start),
      (value): Values => ({
        values: [value],
        joined: 'one',
      }),
    )
    return repeated(first, 59, ({ values, joined }, end) =>
      andThen(joinAt(reader, end), (kind, at) => {
        if (joined !== 'one' && kind !== 'one' && joined !== kind) return []
        // "in a house or on a farm"
        const place = isWord(reader, at, ...prepositions) ? at + 1 : at
        const more = addCost(valueAt(reader, field, place), 0.004)
        // "members and former members" do not name one option twice.
        return map(
          more.filter(({ value }) => !values.includes(value)),
          (value): Values => ({
            values: [...values, value],
            joined: kind === 'one' ? joined : kind,
          }),
        )
      }),
    )
  })
}

const prepositions = ['in', 'on', 'at', 'by', 'from', 'with', 'for', 'to']

function joinAt(reader: Reader, at: number): readonly Found<'and' | 'or' | 'one'>[] {
  const comma = isWord(reader, at, ',')
  const joined = phrases(reader, comma ? at + 1 : at, valueJoiners)
  return comma ? [...joined, found('one' as const, at + 1)] : joined
}
