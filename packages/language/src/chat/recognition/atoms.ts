import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { Failure } from '../failure.ts'
import { test } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { answering, comparisons } from '../synonyms.ts'
import { phrasesAt } from '../words/phrases.ts'
import { singular, stem } from '../words/stem.ts'
import { wordSet } from '../words/word-set.ts'
import { whichOption } from './asking.ts'
import { comparedAt } from './comparing.ts'
import { bestCover, rivalsOf, within } from './cover.ts'
import { deny, isTaken } from './denials.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { between, fieldOfOption, worthIn } from './options.ts'
import { type Atom, atom, contentWords, hasWord, type Part, type Reading, textOf } from './parts.ts'
import { amountHere } from './quantities.ts'
import { answeredIn, answerIn, isAnyOf, ofLabel } from './questions.ts'
import { inCondition, type Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

type Failed = string | Failure

const placesOf = ({ from, to }: Atom) => Array.from({ length: to - from }, (_, at) => from + at)

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
  }
  const unclear = named.find((one) => isUnclear(reading, one))
  if (unclear !== undefined) return textOf(sentence, unclear)
  const failed = takeOptions(reading) ?? takeAmounts(reading) ?? takeQuestions(reading)
  if (failed !== null) return failed
  if (reading.atoms.length === 0) takeAnswer(reading)
  reading.atoms.sort((a, b) => a.from - b.from)
  const failure = leftOut(reading)
  if (failure !== null) return failure
  for (const one of reading.atoms)
    for (const place of [...placesOf(one), ...(one.said ?? [])]) sentence.read.add(place)
  deny(sentence, part, reading.atoms)
  // "not sailors from Spain" may deny one or both.
  const denied = reading.atoms.find((one, index) => {
    const next = reading.atoms[index + 1]
    return one.isNot && one.isOption && next?.isOption === true && next.field.id !== one.field.id
  })
  return denied === undefined ? reading.atoms : textOf(sentence, denied)
}

const left = /^(?:blank|empty|missing|provided?|given?|gave|left|filled|entered|unanswered)$/

const isLeft = ({ tokens }: Sentence, { from, to }: Part) => hasWord(tokens, from, to, left)

function mentionsInside(
  sentence: Sentence,
  part: Part,
  targets: ReadonlySet<string>,
): readonly Mention[] {
  const named = within(sentence.mentions, part).filter(({ name }) => !targets.has(name.field.id))
  const isState = isLeft(sentence, part)
  const answered = new Set(
    named.flatMap(({ name, share }) => (name.option !== null && share > 0.9 ? [name.field] : [])),
  )
  return named.filter((one) => {
    if (one.name.option === null) return true
    const around = named.filter(
      ({ name, from, to }) =>
        name.option === null && from <= one.from && to >= one.to && name.field !== one.name.field,
    )
    // "left the email blank" is no answer "Email me".
    if (isState && (one.share < 0.9 || around.length > 0)) return false
    // "Other is ticked in Software": the label of an answer that is named, and no answer itself.
    return !around.some(({ name, share }) => share > 0.9 && answered.has(name.field))
  })
}

/** True for one word of an answer that labels have as well. */
function isUnclear({ sentence, part, inside }: Reading, one: Mention): boolean {
  if (one.words !== 1) return false
  // "neither phone nor email is given": the verb is behind the other part.
  const { tokens } = sentence
  const isGiven = hasWord(tokens, part.from, tokens.length, givenWords)
  const alike = inside.filter(
    ({ name, words, from, to, share }) =>
      name.option === null &&
      (isGiven || isUsualSource(name.field)) &&
      words === 1 &&
      // "In person" is no "Number of people".
      name.tokens.some(({ word }) => singular(word) === singular(tokens[one.from]?.word ?? '')) &&
      share > 0.3 &&
      from <= one.from &&
      to >= one.to &&
      name.field !== one.name.field &&
      (name.field.options ?? []).length === 0,
  )
  const fields = new Set(alike.map(({ name }) => name.field))
  return fields.size > (isLeft(sentence, part) ? 0 : 1)
}

/** Words that tell whether a question has an answer or needs one, not which one: "if a phone is needed" */
const givenWords =
  /^(?:give|gave|given|fill|filled|provide|provided|enter|entered|typed|missing|empty|blank|left|needed|required|necessary)$/

/** "They prefer phone" is the answer Phone more often than a question about a phone number (decision 629). */
function isUsualSource({ type }: Field): boolean {
  const known = fieldTypeOf(fieldTypes, type)
  return known === undefined || (known.canBeSource && known.isFurtherSource !== true)
}

function takeOptions(reading: Reading): Failed | null {
  const { sentence, labels, inside, topic } = reading
  const { tokens } = sentence
  // "None or Vegetarian": the other answers of a list say which None.
  const { clause } = reading.part
  const listed = bestCover(sentence.mentions, clause.from, clause.to, inCondition).filter(
    ({ name, share }) => name.option !== null && share > 0.9,
  )
  for (const mention of reading.options) {
    const time = timeOf(reading, mention)
    if (time !== null) {
      reading.atoms.push(time)
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
    const others = listed.filter(({ from }) => from !== mention.from).map(({ name }) => name.field)
    const found =
      fieldOfOption(inside, mention, labels, topic) ?? fieldOfOption(inside, mention, [], others)
    if (found === null) return textOf(sentence, mention)
    const { field, option } = found
    // "the building" is no answer "New build".
    const isLiteral = mention.name.tokens.some((token) => isSameNoun(token.word, word ?? ''))
    if (mention.share < 0.6 && mention.words === 1 && !isLiteral) return textOf(sentence, mention)
    if (mention.share < 1) sentence.notes.isRough = true
    // "if only Price is ticked"
    const isOnly =
      /^(?:only|just|exactly|solely)$/.test(tokens[mention.from - 1]?.word ?? '') &&
      /^(?:if|when)$/.test(tokens[mention.from - 2]?.word ?? '')
    const meaning = test(field, field.type === 'checkbox' && !isOnly ? 'includes' : 'is', option)
    reading.atoms.push(atom(field, meaning, mention.from, mention.to, { isOption: true }))
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
  /^(.{5,})(?:e[nrms]?|n|s|inn?en)? \1(?:e[nrms]?|n|s|inn?en)?$/.test(`${a} ${b}`)

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

function takeAmounts(reading: Reading): Failed | null {
  const { sentence, part, options, labels, atoms } = reading
  const { tokens } = sentence
  for (let at = part.from; at < part.to; at += 1) {
    if (isTaken(atoms, at)) continue
    const isIn = ({ from, to }: Mention) => from <= at && at < to
    // "under 18" in "Are you under 18?", "stay after 10" in "Can you stay after 10 pm?"
    const { word } = tokens[at] ?? {}
    const isOwn = labels.some(
      (one) =>
        isIn(one) &&
        ((one.share > 0.9 && one.words > 1) ||
          (isPolar(one.name.field) && one.name.tokens.some((token) => token.word === word))),
    )
    // "is one of the symptoms"
    const isOneOf = word === 'one' && tokens[at + 1]?.word === 'of'
    if (isOwn || isOneOf || options.some(isIn) || isAnyOf(sentence, at, labels)) continue
    const bound = amountHere(reading, at)
    if (bound === null) continue
    if (typeof bound === 'string' || 'failed' in bound) return bound
    atoms.push(bound)
    at = bound.to - 1
  }
  return null
}

function takeQuestions(reading: Reading): Failed | null {
  const { sentence, part, labels, inside, atoms } = reading
  const { tokens } = sentence
  for (const label of labels.toSorted((a, b) => b.score - a.score)) {
    if (atoms.some(({ field }) => field.id === label.name.field.id)) continue
    // "electric cars": the noun of an answer is no other question.
    if (label.words === 1 && label.share < 0.6 && atoms.length > 0) {
      // "kids who take the bus" says nothing of "Do you take pills?".
      if (label.share < 0.4 && answering.has(tokens[label.from]?.word ?? '')) continue
      // "cars built after 2022": no presence of a text such as "Make of car".
      const isTyped = /^(?:text|textarea|file)$/.test(label.name.field.type)
      if (isTyped && label.to <= (atoms[0]?.from ?? 0)) continue
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
  }
  return null
}

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
  const answer = answerIn(sentence, from, to)
  const answered = answeredIn(sentence, part)
  const isIt = hasWord(sentence.tokens, from, to, /^(?:it|this|that|them|these)$/)
  const isAnswered = answered !== null && (isIt || to - from < 5)
  if (about === undefined || !(isAnswered || (answer !== null && isPolar(about)))) return
  const isYes = isAnswered ? answered.value === 'filled' : answer?.isYes
  const said = isAnswered ? answered.said : []
  const at = isAnswered ? (said[0] ?? from) : (answer?.at ?? from)
  const meaning = isYes ? present(about) : absent(about)
  atoms.push(atom(about, meaning, at, at + 1, { isAnswer: true, said }))
}

/** Words that change the condition and were not read; words that do not are noted. */
function leftOut(reading: Reading): Failed | null {
  const { sentence, part, labels, atoms } = reading
  const { tokens } = sentence
  const rest = Array.from({ length: part.to - part.from }, (_, index) => part.from + index).filter(
    (at) => !isTaken(atoms, at) && !labels.some(({ from, to }) => from <= at && at < to),
  )
  for (const at of rest) {
    if (sentence.inName[at] === true || isAnyOf(sentence, at, labels)) continue
    const isCompared = phrasesAt(comparisons, tokens, at).some(
      ({ end }) => end > at + 1 || /^(?:over|above|below|[<>]=?)$/.test(tokens[at]?.word ?? ''),
    )
    if (!isCompared && tokens[at]?.kind !== 'number') continue
    const option = atoms.find(({ isOption, from }) => isOption && from > at && from < at + 4)
    if (option === undefined) return textOf(sentence, { from: at, to: Math.min(part.to, at + 4) })
    // "severity >= high": the order of options is not known.
    const { label } = option.field
    return whichOption(
      sentence,
      { from: at, to: option.to },
      option.field,
      (said) => `“${label}” has options. Which of them do you mean by “${said}”?`,
    )
  }
  // "the coach's parents" are no coaches.
  const owned = rest.find((at) => tokens[at - 1]?.word === "'s" && isTaken(atoms, at - 2))
  if (owned !== undefined) return tokens[owned]?.word ?? ''
  const extra = rest.filter(
    (at) => tokens[at]?.kind === 'word' && !isKnownWord(tokens[at]?.word ?? ''),
  )
  // "it is a senior dog"
  const isKind = (at: number) => hasWord(tokens, at - 2, at - 1, /^(?:is|its|are|'s)$/)
  // "summer weddings" are not all weddings, and "sailors who are cheerful" not all sailors.
  const isNarrowed = extra.some(
    (at) =>
      atoms.some(({ isOption, from }) => from === at + 1 && (isOption || isKind(at))) ||
      tokens[at + 1]?.word === 'whose' ||
      (hasWord(tokens, Math.max(part.from, at - 2), at, /^(?:is|are|was|were|be)$/) &&
        !atoms.some(({ to }) => to > at)),
  )
  if (isNarrowed && atoms.length === 0) return textOf(sentence, part)
  if (extra.length > 2 || isNarrowed) return contentWords(sentence, part)
  for (const at of extra) {
    if (isTelling(sentence, at)) sentence.notes.unused.add(at)
    else sentence.notes.ignored.add(at)
  }
  return null
}

const kindsOfPeople = wordSet`woman women man men girl boy female male lady gentleman gentlemen mother father wife wives husband widow smoker
  pensioner student pupil foreigner resident`

/** "women over 40", "pregnant patients": a word that narrows who is meant. */
const isTelling = ({ tokens }: Sentence, at: number) =>
  kindsOfPeople.has(singular(tokens[at]?.word ?? '')) ||
  (tokens[at + 1]?.kind === 'word' &&
    signalsAt(tokens, at + 1)?.roles.has('people') === true &&
    !/^(?:who|they|he|she|all)$/.test(tokens[at + 1]?.word ?? ''))
