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
  hasSomething,
  helping,
  inclusion,
} from '../synonyms.ts'
import { type PhraseTable, phraseSet, phrasesAt } from '../words/phrases.ts'
import { whichField } from './asking.ts'
import { comparedAt } from './comparing.ts'
import type { Mention } from './mentions.ts'
import { type Atom, atom, type Part } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { endsAt, isTyped, optionAt, type Said, valueAt } from './values.ts'

const fillers = new Set(
  `the a an their his her its my your our this that answer answers value to of for field question if it they he she is there when
  user users people someone who in on , ' ? : both either neither`.split(/\s+/),
)
const behindLabel = new Set(
  `field question box ? ' answer answers value : in then , )`.split(/\s+/),
)
/** Reads a part that consists of a field, a verb and a value: "company is filled in", "city contains Bergen". */
export function statementIn(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
): Atom | Failure | null {
  const { tokens, quotes } = sentence
  const some = someIn(sentence, part, targets)
  if (some !== null) return some
  const labels = labelsIn(sentence, part, targets)
  for (const label of labels) {
    if (!onlyFillers(tokens, part.from, label.from)) continue
    // "Phone is selected" names an answer rather than "Mobile phone".
    const isOption = sentence.mentions.some(
      ({ name, share, from, to }) =>
        name.option !== null && share > 0.9 && from >= label.from && to <= label.to,
    )
    const isChosen = /^(?:selected|chosen|picked|ticked|checked)$/.test(
      tokens[part.to - 1]?.word ?? '',
    )
    const named = label.name.tokens.filter(({ kind }) => kind !== 'mark').length
    if (isOption && label.to - label.from < named && isChosen) continue
    const rivals = rivalsAmong(labels, label)
    const isQuoted = quotes.has(tokens[label.from]?.word ?? '')
    const found = predicateFor(sentence, label, part.to, isQuoted)
    if (found === null) continue
    if (rivals.length > 0) {
      const fit = rivals.filter((one) => predicateFor(sentence, one, part.to, isQuoted) !== null)
      const fields = [label, ...fit].map(({ name }) => name.field)
      if (fit.length === 0) return { ...atomOf(label.name.field, found, label.from), isNamed: true }
      return bothOf(sentence, part, label, fields, found) ?? whichField(sentence, label, fields)
    }
    return { ...atomOf(label.name.field, found, label.from), isNamed: true }
  }
  return null
}

const someOf = phraseSet('at least one | one or more | any | some | any of | at least one of')

/** "at least one pet is ticked", where a list of pets can be ticked. */
function someIn(sentence: Sentence, part: Part, targets: ReadonlySet<string>): Atom | null {
  const { tokens, mentions } = sentence
  const start = longest(tokens, part.from, [someOf])?.end
  const verb = tokens[part.to - 1]?.word ?? ''
  if (
    start === undefined ||
    !/^(?:ticked|selected|chosen|picked|checked|answered|given)$/.test(verb)
  )
    return null
  const fields = new Set(
    mentions
      .filter(
        ({ name, from, to }) =>
          name.option === null &&
          from >= start &&
          to <= part.to &&
          onlyFillers(tokens, start, from) &&
          name.field.type === 'checkbox' &&
          !targets.has(name.field.id),
      )
      .map(({ name }) => name.field),
  )
  const [field, another] = fields
  if (field === undefined || another !== undefined) return null
  return atom(field, present(field), part.from, part.to)
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

/** "both emails are empty", "neither address was entered": the two fields that the name fits. */
function bothOf(
  { tokens }: Sentence,
  part: Part,
  label: Mention,
  fields: readonly Field[],
  { meaning, end, how }: Said,
): Atom | null {
  const words = tokens.slice(Math.max(0, part.from - 1), label.from).map(({ word }) => word)
  const both = words.find((word) => /^(?:both|either|neither)$/.test(word))
  const [first, second, more] = fields
  if (both === undefined || how !== undefined || more !== undefined) return null
  if (first === undefined || second === undefined) return null
  const parts = [first, second].map((field) => withField(meaning, field))
  const joined = both === 'both' ? allOf(parts) : anyOf(parts)
  return atom(first, joined, part.from, end)
}

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
  const part = parts[index]
  const next = parts.find((one, at) => at > index && nameOnly(sentence, one, targets) === null)
  const name = part === undefined ? null : nameOnly(sentence, part, targets)
  if (part === undefined || next === undefined || name === null || !isTyped(name)) return null
  const said = statementIn(sentence, next, targets)
  if (said === null || 'failed' in said || said.isOption || !isTyped(said.field)) return null
  return {
    ...said,
    meaning: withField(said.meaning, name),
    field: name,
    from: part.from,
    to: part.to,
  }
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

function predicateFor(
  sentence: Sentence,
  { name, to }: Mention,
  end: number,
  isQuoted: boolean,
): Said | null {
  const { tokens } = sentence
  let at = to
  while (behindLabel.has(tokens[at]?.word ?? '') && at < end && !isSign(tokens, at)) at += 1
  return predicateAt(sentence, name.field, at, end, isQuoted)
}

const isSign = (tokens: Sentence['tokens'], at: number) =>
  tokens[at]?.word === ':' || tokens[at]?.word === 'in'

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
  const state = stateAt(sentence, field, at)
  if (state !== null && endsAt(tokens, state.end, part.to))
    return atomOf(field, isNot ? { ...state, meaning: not(state.meaning) } : state, part.from)
  if (!before.isOption) return null
  const value = valueAt(sentence, field, at, part.to, how, true)
  return value === null ? null : atomOf(field, { ...value, isNot }, part.from)
}

/** The longest phrase of some tables at a token. */
function longest<T>(tokens: Sentence['tokens'], at: number, tables: readonly PhraseTable<T>[]) {
  return tables
    .flatMap((table) => phrasesAt(table, tokens, at))
    .toSorted((a, b) => b.end - a.end)[0]
}

function stateAt({ tokens, lexicon }: Sentence, field: Field, at: number): Said | null {
  if (matchesOf(lexicon.options.get(field) ?? [], tokens, at).length > 0) return null
  const state = longest(tokens, at, [emptiness, hasSomething])
  if (state === undefined) return null
  // "permission has been given" is a yes.
  const isThere = /^(?:exists?|given|provided)$/.test(tokens[state.end - 1]?.word ?? '')
  const filled = isThere ? present(field) : isFilled(field)
  return { meaning: state.value === 'empty' ? isEmpty(field) : filled, end: state.end }
}

function predicateAt(
  sentence: Sentence,
  field: Field,
  from: number,
  to: number,
  isQuoted: boolean,
): Said | null {
  const { tokens, lexicon, inName } = sentence
  const isName = (place: number) => !isQuoted && inName[place] === true
  let at = from
  let isNot = false
  let hasVerb = false
  const done = (said: Said): Said | null => {
    if (!endsAt(tokens, said.end, to)) return null
    if (!isNot) return said
    return said.how === undefined
      ? { ...said, meaning: opposite(said.meaning) }
      : { ...said, isNot: said.isNot !== true }
  }
  for (let count = 0; count < 8 && at < to; count += 1) {
    const word = tokens[at]?.word ?? ''
    const whole = stateAt(sentence, field, at)
    if (whole !== null && endsAt(tokens, whole.end, to)) return done(whole)
    const compared = isName(at) ? null : comparisonAt(sentence, field, at)
    if (compared !== null) return done(compared)
    const among = hasVerb ? longest(tokens, at, [amongWords]) : undefined
    const equal = longest(tokens, at, [equality])
    if (equal !== undefined && !isName(at)) {
      const isDenied = equal.value === 'is not'
      const value = valueAt(sentence, field, equal.end, to, 'is', true)
      if (value !== null) return done({ ...value, isNot: isDenied })
    }
    if (among !== undefined) {
      const value = valueAt(sentence, field, among.end, to, 'is', isQuoted)
      if (value !== null) return done(value)
    }
    const includes = isName(at) ? undefined : longest(tokens, at, [inclusion])
    if (includes !== undefined) {
      const value = valueAt(
        sentence,
        field,
        includes.end,
        to,
        'includes',
        !/^ha(?:s|ve|d)$/.test(word),
      )
      if (value !== null) return done(value)
    }
    // "is not Not sure"
    const option = word === 'not' ? optionAt(sentence, field, at, to) : null
    if (option !== null) return done(option)
    const verb = longest(tokens, at, [being, helping, adverbs])
    if (isName(at) || (verb === undefined && word !== 'not' && word !== 'never')) break
    if (word === 'not' || word === 'never') isNot = !isNot
    else hasVerb = true
    at = verb?.end ?? at + 1
  }
  const answer = longest(tokens, at, [affirmation])
  if (answer !== undefined && !isName(at) && isPolar(field) && endsAt(tokens, answer.end, to))
    return done({
      meaning: answer.value === 'yes' ? present(field) : absent(field),
      end: answer.end,
    })
  // "country Spain" needs a verb or a sign; a number does not.
  if (!hasVerb && isTyped(field)) return null
  const value = valueAt(sentence, field, at, to, 'is', isQuoted)
  return value === null ? null : done(value)

  function comparisonAt(one: Sentence, source: Field, place: number): Said | null {
    const found = comparedAt(tokens, lexicon, source, place)
    if (found?.meaning != null && endsAt(tokens, found.end, to))
      return { meaning: found.meaning, end: found.end }
    // "is greater than “5”"
    const sign = longest(tokens, place, [comparisons])
    const quote = sign === undefined ? undefined : one.quotes.get(tokens[sign.end]?.word ?? '')
    if (sign === undefined || quote === undefined) return null
    const isNumber = !Number.isNaN(Number(quote.text)) || !Number.isNaN(readDay(quote.text))
    return isNumber ? { meaning: test(source, sign.value, quote.text), end: sign.end + 1 } : null
  }
}
