import { readDay } from '@ramiform/core/conditions/reading'
import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { matchesOf } from '../lexicon/lexicon.ts'
import {
  allOf,
  anyOf,
  isEmpty,
  isFilled,
  type Meaning,
  not,
  opposite,
  test,
} from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import {
  adverbs,
  affirmation,
  amongWords,
  being,
  comparisons,
  emptiness,
  equality,
  helping,
  inclusion,
} from '../synonyms.ts'
import { longestPhrase, type PhraseTable, phraseSet } from '../words/phrases.ts'
import { wordSet } from '../words/word-set.ts'
import { whichField } from './asking.ts'
import { comparedAt } from './comparing.ts'
import type { Mention } from './mentions.ts'
import { type Atom, atom, type Part } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { endsAt, type How, isTyped, optionAt, type Said, valueAt } from './values.ts'

const fillers = wordSet`the a an their his her its my your our this that answer answers value to of for field question if it they he she is there when
  user users people someone who in on , ' ? : both either neither`
// A colon and "in" are not among them: they say how the answer compares.
const behindLabel = wordSet`field question box ? ' answer answers value then , )`

/** Reads a part that consists of a field, a verb and a value: "company is filled in", "city contains Bergen". */
export function statementIn(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
): Atom | Failure | null {
  const { tokens, mentions } = sentence
  const some = someIn(sentence, part, targets)
  if (some !== null) return some
  const labels = labelsIn(sentence, part, targets)
  const isChosen = /^(?:selected|chosen|picked|ticked|checked)$/.test(
    tokens[part.to - 1]?.word ?? '',
  )
  for (const label of labels) {
    if (!onlyFillers(tokens, part.from, label.from)) continue
    // "Phone is selected" names an answer rather than "Mobile phone".
    const named = label.name.tokens.filter(({ kind }) => kind !== 'mark').length
    const isOption = mentions.some(
      ({ name, share, from, to }) =>
        name.option !== null && share > 0.9 && from >= label.from && to <= label.to,
    )
    if (isChosen && isOption && label.to - label.from < named) continue
    const found = predicateFor(sentence, label, part.to)
    if (found === null) continue
    const rivals = rivalsAmong(labels, label).filter(
      (one) => predicateFor(sentence, one, part.to) !== null,
    )
    if (rivals.length === 0)
      return { ...atomOf(label.name.field, found, label.from), isNamed: true }
    const fields = [label, ...rivals].map(({ name }) => name.field)
    // "both emails are empty", "neither address was entered": the two fields that the name fits
    const both = tokens
      .slice(Math.max(0, part.from - 1), label.from)
      .find(({ word }) => /^(?:both|either|neither)$/.test(word))
    if (both === undefined || found.how !== undefined || fields.length > 2)
      return whichField(sentence, label, fields)
    const join = both.word === 'both' ? allOf : anyOf
    const meaning = join(fields.map((field) => withField(found.meaning, field)))
    return atom(label.name.field, meaning, part.from, found.end)
  }
  return null
}

const someOf = phraseSet('at least one | one or more | any | some | any of | at least one of')

/** "at least one pet is ticked", where a list of pets can be ticked. */
function someIn(sentence: Sentence, part: Part, targets: ReadonlySet<string>): Atom | null {
  const { tokens } = sentence
  const start = longestPhrase(tokens, part.from, someOf)?.end
  const ticking = /^(?:ticked|selected|chosen|picked|checked|answered|given)$/
  if (start === undefined || !ticking.test(tokens[part.to - 1]?.word ?? '')) return null
  const lists = labelsIn(sentence, { ...part, from: start }, targets).filter(
    ({ name, from }) => name.field.type === 'checkbox' && onlyFillers(tokens, start, from),
  )
  const [field, another] = new Set(lists.map(({ name }) => name.field))
  return field === undefined || another !== undefined
    ? null
    : atom(field, present(field), part.from, part.to)
}

const labelsIn = ({ mentions }: Sentence, part: Part, targets: ReadonlySet<string>) =>
  mentions
    .filter(
      ({ name, from, to, share, words }) =>
        name.option === null &&
        from >= part.from &&
        to <= part.to &&
        (share > 0.45 || words > 1) &&
        !targets.has(name.field.id),
    )
    .toSorted((a, b) => b.score - a.score || b.to - a.to)

const rivalsAmong = (labels: readonly Mention[], label: Mention) =>
  labels.filter(
    (one) =>
      one.from < label.to &&
      one.to > label.from &&
      one.name.field !== label.name.field &&
      one.score > label.score * 0.93,
  )

function withField(meaning: Meaning, field: Field): Meaning {
  if (meaning.kind === 'test') return { ...meaning, field }
  if (meaning.kind === 'not') return not(withField(meaning.part, field))
  return { ...meaning, parts: meaning.parts.map((part) => withField(part, field)) }
}

/** A field whose verb follows behind the next one: "name and email are empty". */
export function sharedIn(
  sentence: Sentence,
  parts: readonly Part[],
  index: number,
  targets: ReadonlySet<string>,
): Atom | null {
  const [part, ...others] = parts.slice(index)
  const next = others.find((one) => nameOnly(sentence, one, targets) === null)
  const field = part === undefined ? null : nameOnly(sentence, part, targets)
  if (part === undefined || next === undefined || field === null || !isTyped(field)) return null
  const said = statementIn(sentence, next, targets)
  if (said === null || 'failed' in said || said.isOption || !isTyped(said.field)) return null
  const { from, to } = part
  return { ...said, meaning: withField(said.meaning, field), field, from, to }
}

/** The field of a part that consists of nothing else. */
function nameOnly(sentence: Sentence, part: Part, targets: ReadonlySet<string>): Field | null {
  const { tokens } = sentence
  const labels = labelsIn(sentence, part, targets)
  const [label] = labels.filter(
    ({ from, to }) => onlyFillers(tokens, part.from, from) && onlyFillers(tokens, to, part.to),
  )
  return label === undefined || rivalsAmong(labels, label).length > 0 ? null : label.name.field
}

const onlyFillers = (tokens: Sentence['tokens'], from: number, to: number) =>
  tokens.slice(from, to).every(({ word }) => fillers.has(word))

const atomOf = (field: Field, { meaning, end, how, isNot }: Said, from: number) =>
  atom(field, meaning, from, end, { isNot: isNot === true, isOption: how !== undefined })

/** Continues a list: "is A or B", "is below 3 or empty". */
export function continuedIn(
  sentence: Sentence,
  part: Part,
  field: Field,
  before: Atom,
): Atom | null {
  const how = before.meaning.kind === 'test' && before.meaning.is === 'includes' ? 'includes' : 'is'
  const { tokens } = sentence
  let at = part.from
  let isNot = false
  while (/^(?:is|not|the|either|are|was)$/.test(tokens[at]?.word ?? '') && at < part.to) {
    if (tokens[at]?.word === 'not') isNot = !isNot
    at += 1
  }
  const state = stateAt(sentence, field, at, part.to)
  if (state !== null)
    return atomOf(field, isNot ? { ...state, meaning: not(state.meaning) } : state, part.from)
  if (!before.isOption) return null
  const value = valueAt(sentence, field, at, part.to, how, true)
  return value === null ? null : atomOf(field, { ...value, isNot }, part.from)
}

/** "is empty", "was filled in" up to the end of a part. */
function stateAt({ tokens, lexicon }: Sentence, field: Field, at: number, to: number): Said | null {
  if (matchesOf(lexicon.options.get(field) ?? [], tokens, at).length > 0) return null
  const state = longestPhrase(tokens, at, emptiness)
  if (state === undefined || !endsAt(tokens, state.end, to)) return null
  // "permission has been given" is a yes.
  const isThere = /^(?:exists?|given|provided)$/.test(tokens[state.end - 1]?.word ?? '')
  const filled = isThere ? present(field) : isFilled(field)
  return { meaning: state.value === 'empty' ? isEmpty(field) : filled, end: state.end }
}

/** "is over 18", "is greater than “5”" up to the end of a part. */
function comparisonAt(
  { tokens, lexicon, quotes }: Sentence,
  field: Field,
  at: number,
  to: number,
): Said | null {
  const found = comparedAt(tokens, lexicon, field, at)
  if (found?.meaning != null && endsAt(tokens, found.end, to))
    return { meaning: found.meaning, end: found.end }
  const sign = longestPhrase(tokens, at, comparisons)
  const quote = sign === undefined ? undefined : quotes.get(tokens[sign.end]?.word ?? '')
  if (sign === undefined || quote === undefined || !endsAt(tokens, sign.end + 1, to)) return null
  const isNumber = !Number.isNaN(Number(quote.text)) || !Number.isNaN(readDay(quote.text))
  return isNumber ? { meaning: test(field, sign.value, quote.text), end: sign.end + 1 } : null
}

/** What the words behind a label say of its answer. */
function predicateFor(sentence: Sentence, label: Mention, to: number): Said | null {
  const { tokens, inName, quotes } = sentence
  const { field } = label.name
  const isQuoted = quotes.has(tokens[label.from]?.word ?? '')
  let at = label.to
  while (behindLabel.has(tokens[at]?.word ?? '') && at < to) at += 1
  let isNot = false
  let hasVerb = false
  const done = (said: Said): Said => {
    if (!isNot) return said
    return said.how === undefined
      ? { ...said, meaning: opposite(said.meaning) }
      : { ...said, isNot: said.isNot !== true }
  }
  for (let count = 0; count < 8 && at < to; count += 1) {
    const word = tokens[at]?.word ?? ''
    const isFree = isQuoted || inName[at] !== true
    const valueBehind = (table: PhraseTable<string>, how: How, isExplicit: boolean) => {
      const phrase = longestPhrase(tokens, at, table)
      const said = phrase && valueAt(sentence, field, phrase.end, to, how, isExplicit)
      return said == null ? null : { ...said, isNot: phrase?.value === 'is not' }
    }
    const said =
      stateAt(sentence, field, at, to) ??
      (isFree ? comparisonAt(sentence, field, at, to) : null) ??
      (isFree ? valueBehind(equality, 'is', true) : null) ??
      (hasVerb ? valueBehind(amongWords, 'is', isQuoted) : null) ??
      (isFree ? valueBehind(inclusion, 'includes', !/^ha(?:s|ve|d)$/.test(word)) : null) ??
      // "is not Not sure"
      (word === 'not' ? optionAt(sentence, field, at, to) : null)
    if (said !== null) return done(said)
    const isDenial = word === 'not' || word === 'never'
    const verb = longestPhrase(tokens, at, being, helping, adverbs)
    if (!isFree || (verb === undefined && !isDenial)) break
    if (isDenial) isNot = !isNot
    else hasVerb = true
    at = verb?.end ?? at + 1
  }
  const answer = isPolar(field) ? longestPhrase(tokens, at, affirmation) : undefined
  if (answer !== undefined && (isQuoted || inName[at] !== true) && endsAt(tokens, answer.end, to)) {
    const meaning = answer.value === 'yes' ? present(field) : absent(field)
    return done({ meaning, end: answer.end })
  }
  // "country Spain" needs a verb or a sign; a number does not.
  if (!hasVerb && isTyped(field)) return null
  const value = valueAt(sentence, field, at, to, 'is', isQuoted)
  return value === null ? null : done(value)
}
