import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { Failure } from '../failure.ts'
import { test } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { answering, comparisons } from '../synonyms.ts'
import { phrasesAt } from '../words/phrases.ts'
import { singular, stem } from '../words/stem.ts'
import { whichOption } from './asking.ts'
import { comparedAt } from './comparing.ts'
import { bestCover, rivalsOf } from './cover.ts'
import { deny } from './denials.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { between, fieldOfOption, worthIn } from './options.ts'
import { type Atom, atom, contentWords, hasWord, type Part, placesOf, textOf } from './parts.ts'
import { amountHere } from './quantities.ts'
import { answeredIn, answerIn, isAnyOf, ofLabel } from './questions.ts'
import type { Sentence } from './sentence.ts'
import { inCondition } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** A part of a condition while it is read. */
interface Reading {
  readonly sentence: Sentence
  readonly part: Part
  readonly targets: ReadonlySet<string>
  readonly topic: readonly Field[]
  /** Mentions in this part, without the fields to show */
  readonly inside: readonly Mention[]
  readonly labels: readonly Mention[]
  readonly options: readonly Mention[]
  readonly atoms: Atom[]
  /** Places of words that an atom uses */
  readonly isCovered: Set<number>
  /** Labels that an option or an amount uses */
  readonly absorbed: Set<Mention>
}

type Failed = string | Failure

/** Reads a part by its names: answers, amounts and questions, and the negations between them. */
export function atomsOf(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
  topic: readonly Field[],
): readonly Atom[] | Failed {
  const { from, to } = part
  const inside = mentionsInside(sentence, part, targets)
  const cover = bestCover(inside, from, to, worthIn(inside, topic))
  const named = cover.filter(({ name, score }) => name.option !== null && score > 0.3)
  const reading: Reading = {
    sentence,
    part,
    targets,
    topic,
    inside,
    labels: cover.filter(({ name, score }) => name.option === null && score > 0.3),
    options: named.filter(
      (one) => one.share > 0.6 || !named.some((other) => other !== one && other.share > 0.9),
    ),
    atoms: [],
    isCovered: new Set(),
    absorbed: new Set(),
  }
  const unclear = named.find((one) => isUnclear(reading, one))
  if (unclear !== undefined) return textOf(sentence, unclear)
  const failed = takeOptions(reading) ?? takeAmounts(reading) ?? takeQuestions(reading)
  if (failed !== null) return failed
  if (reading.atoms.length === 0) takeAnswer(reading)
  reading.atoms.sort((a, b) => a.from - b.from)
  return leftOut(reading) ?? denied(reading)
}

const left = /^(?:blank|empty|missing|provided?|given?|gave|left|filled|entered|unanswered)$/

const isLeft = ({ tokens }: Sentence, { from, to }: Part) => hasWord(tokens, from, to, left)

function mentionsInside(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
): readonly Mention[] {
  const within = sentence.mentions.filter(
    ({ name, from, to }) => from >= part.from && to <= part.to && !targets.has(name.field.id),
  )
  const isState = isLeft(sentence, part)
  return within.filter((one) => {
    if (one.name.option === null) return true
    const around = within.filter(
      ({ name, from, to }) =>
        name.option === null && from <= one.from && to >= one.to && name.field !== one.name.field,
    )
    // "left the email blank" is no answer "Email me".
    if (isState && (one.share < 0.9 || around.length > 0)) return false
    // "Other is ticked in Software": the label of an answer that is named, and no answer itself.
    return !around.some(({ name, share, from, to }) =>
      within.some(
        (other) =>
          share > 0.9 &&
          other.name.option !== null &&
          other.share > 0.9 &&
          other.name.field === name.field &&
          (other.to <= from || other.from >= to),
      ),
    )
  })
}

/** True for one word of an answer that labels have as well. */
function isUnclear({ sentence, part, inside }: Reading, one: Mention): boolean {
  if (one.words !== 1) return false
  const { tokens } = sentence
  // "if a phone is needed" is about the question.
  const isNeeded = hasWord(tokens, part.from, part.to, /^(?:needed|required|necessary)$/)
  // "neither phone nor email is given": the verb is behind the other part.
  const end = hasWord(tokens, 0, tokens.length, /^neither$/) ? tokens.length : part.to
  const isGiven = hasWord(tokens, part.from, end, givenWords)
  const word = singular(tokens[one.from]?.word ?? '')
  const alike = inside.filter(
    ({ name, words, from, to, share }) =>
      name.option === null &&
      (isNeeded || isGiven || isUsualSource(name.field)) &&
      words === one.words &&
      name.tokens.some((token) => singular(token.word) === word) &&
      share > 0.3 &&
      from <= one.from &&
      to >= one.to &&
      name.field.id !== one.name.field.id &&
      (name.field.options ?? []).length === 0,
  )
  const fields = new Set(alike.map(({ name }) => name.field.id))
  return fields.size > (isLeft(sentence, part) ? 0 : 1)
}

/** Words that tell whether a question has an answer, not which one. */
const givenWords =
  /^(?:give|gave|given|fill|filled|provide|provided|enter|entered|typed|missing|empty|blank|left)$/

/** "They prefer phone" is the answer Phone more often than a question about a phone number (decision 629). */
function isUsualSource({ type }: Field): boolean {
  const known = fieldTypeOf(fieldTypes, type)
  return known === undefined || (known.canBeSource && known.isFurtherSource !== true)
}

function cover({ isCovered }: Reading, { from, to }: { from: number; to: number }) {
  for (let at = from; at < to; at += 1) isCovered.add(at)
}

function takeOptions(reading: Reading): Failed | null {
  const { sentence, labels, inside, topic, atoms, absorbed } = reading
  const { tokens, mentions } = sentence
  // "None or Vegetarian": the other answers of a list say which None.
  const { clause } = reading.part
  const listed = bestCover(mentions, clause.from, clause.to, inCondition).filter(
    ({ name, share }) => name.option !== null && share > 0.9,
  )
  for (const mention of reading.options) {
    const time = timeOf(reading, mention)
    if (time !== null) {
      atoms.push(time)
      for (const label of labels) if (label.name.field === time.field) absorbed.add(label)
      cover(reading, time)
      continue
    }
    // "the child is not house trained" does not name the answer "My child".
    const word = tokens[mention.from]?.word
    const isInLabel = labels.some(
      ({ name, share, words, from, to }) =>
        name.field !== mention.name.field &&
        ((words > 1 && from <= mention.from && to >= mention.to) ||
          (share > 0.6 && mention.score < 1 && name.tokens.some((token) => token.word === word))),
    )
    if (isInLabel && mention.words === 1) continue
    if (isNounOfAnswer(reading, mention)) continue
    const found =
      fieldOfOption(inside, mention, labels, topic) ??
      fieldOfOption(inside, mention, [], besides(listed, mention))
    if (found === null) return textOf(sentence, mention)
    const { field, option } = found
    // "the building" is no answer "New build".
    const isLiteral = mention.name.tokens.some((token) => isSameNoun(token.word, word ?? ''))
    if (mention.share < 0.6 && mention.words === 1 && !isLiteral) return textOf(sentence, mention)
    if (mention.share < 1) sentence.notes.isRough = true
    const how = field.type === 'checkbox' && !isOnly(sentence, mention.from) ? 'includes' : 'is'
    for (const label of labels) if (label.name.field.id === field.id) absorbed.add(label)
    const meaning = test(field, how, option)
    atoms.push(atom(field, meaning, mention.from, mention.to, { isOption: true }))
    cover(reading, mention)
  }
  return null
}

/** "kids bikes or cargo": the noun behind an answer to "Type of bike" does not name the answer "E-bike". */
const isNounOfAnswer = ({ sentence, options }: Reading, { name, words, from }: Mention) =>
  words === 1 &&
  name.tokens.length > 1 &&
  options.some((one) => one.name.field === name.field && one.to === from) &&
  sentence.lexicon.labels.get(name.field)?.stems.has(stem(sentence.tokens[from]?.word ?? '')) ===
    true

/** True for a word with other endings, also German ones: "Studenten" and "Student". */
const isSameNoun = (a: string, b: string) =>
  singular(a) === singular(b) ||
  [[a, b] as const, [b, a] as const].some(
    ([long, short]) =>
      short.length > 4 &&
      long.startsWith(short) &&
      /^(?:e[nrms]?|n|s|inn?en)$/.test(long.slice(short.length)),
  )

/** "a sailor for under 3 years" asks for "Years as a sailor", "groups of 8 or more" for "People in the group". */
function timeOf({ sentence, part, targets }: Reading, { from, to }: Mention): Atom | null {
  const { tokens, lexicon } = sentence
  if (!/^(?:for|of)$/.test(tokens[to]?.word ?? '') || to + 1 >= part.to) return null
  const root = stem(tokens[to - 1]?.word ?? '')
  const [field, another] = lexicon.fields.filter(
    (one) =>
      one.type === 'number' &&
      !targets.has(one.id) &&
      lexicon.labels.get(one)?.stems.has(root) === true,
  )
  if (field === undefined || another !== undefined) return null
  const found = comparedAt(tokens, lexicon, field, to + 1)
  if (found === null || found.meaning === null || found.end > part.to) return null
  return atom(field, found.meaning, from, found.end)
}

/** "if only Price is ticked" */
const isOnly = ({ tokens }: Sentence, at: number) =>
  /^(?:only|just|exactly|solely)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(?:if|when)$/.test(tokens[at - 2]?.word ?? '')

function takeAmounts(reading: Reading): Failed | null {
  const { sentence, part, options, labels, topic, targets, atoms, isCovered, absorbed } = reading
  const { tokens } = sentence
  for (let at = part.from; at < part.to; at += 1) {
    if (isCovered.has(at)) continue
    const isIn = ({ from, to }: Mention) => from <= at && at < to
    // "under 18" in "Are you under 18?", "stay after 10" in "Can you stay after 10 pm?"
    const number = tokens[at]?.word
    const isOwn = (one: Mention) => {
      const has = one.name.tokens.some(({ word }) => word === number)
      return isIn(one) && ((one.share > 0.9 && one.words > 1) || (isPolar(one.name.field) && has))
    }
    if (labels.some(isOwn)) continue
    // "is one of the symptoms"
    if (tokens[at]?.word === 'one' && tokens[at + 1]?.word === 'of') continue
    if (options.some(isIn) || isAnyOf(sentence, at, labels)) continue
    const bound = amountHere(sentence, part, at, labels, topic, targets)
    if (bound === null) continue
    if (typeof bound === 'string' || 'failed' in bound) return bound
    for (const one of labels) if (one.name.field.id === bound.field.id) absorbed.add(one)
    atoms.push(bound)
    cover(reading, bound)
    at = bound.to - 1
  }
  return null
}

function takeQuestions(reading: Reading): Failed | null {
  const { sentence, part, labels, inside, atoms, isCovered, absorbed } = reading
  for (const label of labels.toSorted((a, b) => b.score - a.score)) {
    if (absorbed.has(label)) continue
    if (atoms.some(({ field }) => field.id === label.name.field.id)) continue
    // "electric cars": the noun of an answer is no other question.
    if (label.words === 1 && label.share < 0.6 && atoms.length > 0) {
      // "kids who take the bus" says nothing of "Do you take pills?".
      if (label.share < 0.4 && isPlainVerb(sentence, label)) continue
      // "cars built after 2022": no presence of a text such as "Make of car".
      if (label.share < 0.6 && isWritten(label) && label.to <= (atoms[0]?.from ?? 0)) continue
      const ways = atoms.map((one) => between(sentence, one, label))
      if (ways.includes('noun')) continue
      if (!ways.includes('apart')) return textOf(sentence, label)
    }
    if (isSubject(reading, label)) continue
    const names = inside.filter(({ name }) => name.option === null)
    const others = rivalsOf(names, label, inCondition)
    const found = ofLabel(sentence, part, [label, ...others], atoms.length > 0)
    if (found === null) continue
    if (typeof found === 'string' || 'failed' in found) return found
    if (label.share < 1) sentence.notes.isRough = true
    atoms.push(found)
    for (const place of found.said ?? []) isCovered.add(place)
    cover(reading, found)
  }
  return null
}

const besides = (listed: readonly Mention[], { from }: Mention) =>
  listed.filter((one) => one.from !== from).map(({ name }) => name.field)

const isWritten = ({ name }: Mention) => /^(?:text|textarea|file)$/.test(name.field.type)

const isPlainVerb = ({ tokens }: Sentence, { from }: Mention) =>
  answering.has(tokens[from]?.word ?? '')

/** "the animal is sick": the animal of "Kind of animal" is what "Is it sick?" asks about. */
const isSubject = ({ sentence, labels }: Reading, label: Mention) =>
  label.words === 1 &&
  label.share < 0.9 &&
  labels.some(
    ({ name, from }) =>
      isPolar(name.field) &&
      from >= label.to &&
      sentence.tokens
        .slice(label.to, from)
        .every(({ word }) =>
          /^(?:is|are|was|were|has|have|been|not|already|currently)$/.test(word),
        ),
  )

/** "if yes", "when ticked", "... or they did not answer it" */
function takeAnswer({ sentence, part, topic, atoms }: Reading) {
  const { from, to } = part
  const [about] = topic
  if (about === undefined) return
  const answer = answerIn(sentence, from, to)
  const answered = answeredIn(sentence, part)
  const isIt = hasWord(sentence.tokens, from, to, /^(?:it|this|that|them|these)$/)
  const take = (isYes: boolean, at: number, said: readonly number[] = []) =>
    atoms.push(
      atom(about, isYes ? present(about) : absent(about), at, at + 1, { isAnswer: true, said }),
    )
  if (answered !== null && (isIt || to - from < 5))
    take(answered.value === 'filled', answered.said[0] ?? from, answered.said)
  else if (answer !== null && isPolar(about)) take(answer.isYes, answer.at)
}

/** Words that change the condition and were not read; words that do not are noted. */
function leftOut(reading: Reading): Failed | null {
  const { sentence, part, labels, atoms, isCovered } = reading
  const { tokens } = sentence
  const isNamed = (at: number) => labels.some(({ from, to }) => from <= at && at < to)
  for (let at = part.from; at < part.to; at += 1) {
    if (isCovered.has(at) || isNamed(at) || sentence.inName[at] === true) continue
    if (isAnyOf(sentence, at, labels)) continue
    const [compared] = phrasesAt(comparisons, tokens, at).filter(
      ({ end }) => end > at + 1 || /^(?:over|above|below|[<>]=?)$/.test(tokens[at]?.word ?? ''),
    )
    if (compared !== undefined || tokens[at]?.kind === 'number')
      return (
        comparedOption(reading, at) ?? textOf(sentence, { from: at, to: Math.min(part.to, at + 4) })
      )
  }
  const claim = claimIn(reading)
  if (claim !== null) return claim
  const extra = tokens.slice(part.from, part.to).flatMap(({ kind, word }, index) => {
    const at = part.from + index
    return kind === 'word' && !isCovered.has(at) && !isNamed(at) && !isKnownWord(word) ? [at] : []
  })
  // "summer weddings" are not all weddings.
  const isNarrowed = extra.some((at) => atoms.some((one) => one.isOption && one.from === at + 1))
  if (extra.length > 2 || isNarrowed) return contentWords(sentence, part)
  for (const at of extra) {
    if (isTelling(sentence, at)) sentence.notes.unused.add(at)
    else sentence.notes.ignored.add(at)
  }
  return null
}

const kindsOfPeople = new Set(
  `woman women man men girl girls boy boys female females male males lady ladies gentleman gentlemen mother mothers father
  fathers wife wives husband husbands widow widows smoker smokers pensioner pensioners student students pupil pupils
  foreigner foreigners resident residents`.split(/\s+/),
)

/** "women over 40", "pregnant patients": a word that narrows who is meant. */
const isTelling = ({ tokens }: Sentence, at: number) =>
  kindsOfPeople.has(tokens[at]?.word ?? '') ||
  (tokens[at + 1]?.kind === 'word' &&
    signalsAt(tokens, at + 1)?.roles.has('people') === true &&
    !/^(?:who|they|he|she|all)$/.test(tokens[at + 1]?.word ?? ''))

/** "severity >= high": the order of options is not known. */
function comparedOption({ sentence, atoms }: Reading, at: number): Failure | null {
  const option = atoms.find(({ isOption, from }) => isOption && from > at && from < at + 4)
  if (option === undefined) return null
  const { field } = option
  return whichOption(
    sentence,
    { from: at, to: option.to },
    field,
    (said) => `“${field.label}” has options. Which of them do you mean by “${said}”?`,
  )
}

/** A claim that was not read: "isn't cheerful", "the coach's parents", "a coach for over 5 years". */
function claimIn({ sentence, part, isCovered, labels }: Reading): string | null {
  const { tokens } = sentence
  const { from, to } = part
  for (let at = from; at < to; at += 1) {
    const { kind, word } = tokens[at] ?? { kind: 'mark', word: '' }
    if (word === "'s" && isCovered.has(at - 1) && at + 1 < to && !isCovered.has(at + 1))
      return tokens[at + 1]?.word ?? ''
    if (kind !== 'word' || isCovered.has(at) || isKnownWord(word)) continue
    if (labels.some((one) => one.from <= at && at < one.to)) continue
    const before = tokens.slice(Math.max(from, at - 2), at).map((token) => token.word)
    const isClaim =
      before.some((one) => /^(?:is|are|was|were|be)$/.test(one)) &&
      !tokens.slice(at, to).some((_, index) => isCovered.has(at + index))
    if (isClaim) return isCovered.size > 0 ? word : textOf(sentence, { from, to: at + 1 })
  }
  return null
}

function denied({ sentence, part, atoms, isCovered }: Reading): readonly Atom[] | string {
  for (const one of atoms)
    for (const place of [...placesOf(one), ...(one.said ?? [])]) sentence.read.add(place)
  deny(sentence, part, atoms, isCovered, part.clause)
  // "not sailors from Spain" may deny one or both.
  const unclear = atoms.find((one, index) => {
    const next = atoms[index + 1]
    return one.isNot && one.isOption && next?.isOption === true && next.field.id !== one.field.id
  })
  return unclear === undefined ? atoms : textOf(sentence, unclear)
}
