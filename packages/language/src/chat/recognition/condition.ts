import type { Field } from '@ramiform/core/field'
import { absent, isPolar, present } from '../grammar/polar.ts'
import type { Reader } from '../grammar/reader.ts'
import { test } from '../meaning/meaning.ts'
import { comparisons, emptiness } from '../synonyms.ts'
import { phrasesAt } from '../words/phrases.ts'
import { singular } from '../words/stem.ts'
import { bestCover, rivalsOf } from './cover.ts'
import { deny } from './denials.ts'
import { joined, type ReadCondition, type ReadPart } from './joining.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { between, fieldOfOption, worthIn } from './options.ts'
import {
  type Atom,
  contentWords,
  doubtIn,
  hasWord,
  type Part,
  partsOf,
  placesOf,
  textOf,
} from './parts.ts'
import { amountHere } from './quantities.ts'
import { answeredIn, answerIn, isAnyOf, ofLabel } from './questions.ts'
import type { Clause, Sentence } from './sentence.ts'
import { inCondition } from './sentence.ts'

/** Reads the clauses of a condition. */
export function conditionOf(
  sentence: Sentence,
  reader: Reader,
  clauses: readonly Clause[],
  targets: ReadonlySet<string>,
): ReadCondition {
  const { mentions } = sentence
  const parts = clauses.flatMap((clause) => partsOf(sentence, clause))
  const read: ReadPart[] = []
  let topic: readonly Field[] = []
  for (const [index, part] of parts.entries()) {
    const doubtful = doubtIn(sentence, part)
    if (doubtful !== null) return { failed: doubtful }
    const atoms = atomsOf(sentence, reader, part, targets, topic)
    if (typeof atoms === 'string') return { failed: atoms }
    if (atoms.length === 0) {
      const words = mentions.some(
        (one) => one.from >= part.from && one.to <= part.to && one.score > 0.5,
      )
        ? textOf(sentence, part)
        : contentWords(sentence, part)
      if (words !== '') return { failed: words }
      // "if the topic is, for example, X": an empty part passes its joiner on
      const next = parts[index + 1]
      if (next !== undefined && next.join === 'comma' && part.join !== null)
        parts[index + 1] = { ...next, join: part.join }
      continue
    }
    topic = [...new Set([...atoms.map(({ field }) => field)])]
    read.push({ part, atoms })
  }
  if (read.length === 0) return { failed: '' }
  return joined(sentence, read)
}

function atomsOf(
  sentence: Sentence,
  reader: Reader,
  part: Part,
  targets: ReadonlySet<string>,
  topic: readonly Field[],
): readonly Atom[] | string {
  const { tokens, mentions } = sentence
  const { from, to, clause } = part
  const allowed = mentions.filter(({ name }) => !targets.has(name.field.id))
  const inside = allowed.filter((one) => one.from >= from && one.to <= to)
  const cover = bestCover(inside, from, to, worthIn(inside, topic))
  const atoms: Atom[] = []
  const isCovered = new Set<number>()
  const labels = cover.filter(({ name, score }) => name.option === null && score > 0.3)
  const named = cover.filter(({ name, score }) => name.option !== null && score > 0.3)
  // "confident skiers" is not "Never skied" as well.
  const isState = tokens
    .slice(from, to)
    .some(
      (_, index) =>
        sentence.inName[from + index] !== true &&
        phrasesAt(emptiness, tokens, from + index).some(({ end }) => end <= to),
    )
  const alike = (one: Mention) =>
    new Set(
      inside
        .filter(
          ({ name, words, from: start, to: end, share }) =>
            name.option === null &&
            words === one.words &&
            name.tokens.some(
              ({ word }) => singular(word) === singular(tokens[one.from]?.word ?? ''),
            ) &&
            share > 0.3 &&
            start <= one.from &&
            end >= one.to &&
            name.field.id !== one.name.field.id &&
            (name.field.options ?? []).length === 0,
        )
        .map(({ name }) => name.field.id),
    ).size
  for (const one of named)
    if (alike(one) > (isState ? 0 : 1) && one.words === 1) return textOf(sentence, one)
  const options = named.filter(
    (one) => one.share > 0.6 || !named.some((other) => other !== one && other.share > 0.9),
  )
  const absorbed = new Set<Mention>()
  for (const mention of options) {
    const field = fieldOfOption(inside, mention, labels, topic)
    if (field === null) return textOf(sentence, mention)
    const option = field.option
    for (const label of labels) if (label.name.field.id === field.field.id) absorbed.add(label)
    atoms.push({
      meaning: test(field.field, field.field.type === 'checkbox' ? 'includes' : 'is', option),
      field: field.field,
      from: mention.from,
      to: mention.to,
      isNot: false,
      isOption: true,
    })
    for (let at = mention.from; at < mention.to; at += 1) isCovered.add(at)
  }
  // Amounts
  for (let at = from; at < to; at += 1) {
    if (isCovered.has(at)) continue
    const isOpen = options.every((one) => !(one.from <= at && at < one.to))
    if (!isOpen || isAnyOf(sentence, at, labels)) continue
    const bound = amountHere(sentence, reader, part, at, labels, topic, targets)
    if (bound === null) continue
    if (typeof bound === 'string') return bound
    const { atom, label } = bound
    for (const one of labels)
      if (one.name.field.id === atom.field.id || label === one) absorbed.add(one)
    atoms.push(atom)
    for (let place = atom.from; place < atom.to; place += 1) isCovered.add(place)
    at = atom.to - 1
  }
  // Questions
  for (const label of labels.toSorted((a, b) => b.score - a.score)) {
    if (absorbed.has(label)) continue
    if (atoms.some(({ field }) => field.id === label.name.field.id)) continue
    // "electric cars": the noun of an answer is no other question.
    if (label.words === 1 && label.share < 0.6 && atoms.length > 0) {
      const ways = atoms.map((one) => between(sentence, one, label))
      if (ways.includes('noun')) continue
      if (!ways.includes('apart')) return textOf(sentence, label)
    }
    const others = rivalsOf(
      inside.filter(({ name }) => name.option === null),
      label,
      inCondition,
    )
    const atom = ofLabel(sentence, part, [label, ...others], atoms.length > 0)
    if (atom === null) continue
    if (typeof atom === 'string') return atom
    atoms.push(atom)
    for (const place of atom.said ?? []) isCovered.add(place)
    for (let place = atom.from; place < atom.to; place += 1) isCovered.add(place)
  }
  if (atoms.length === 0) {
    // "if yes", "when ticked"
    const answer = answerIn(sentence, from, to)
    const [about] = topic
    const answered = answeredIn(sentence, part)
    // "... or they did not answer it"
    const isIt = hasWord(tokens, from, to, /^(?:it|this|that|them|these)$/)
    if (answered !== null && about !== undefined && (isIt || to - from < 5))
      atoms.push({
        meaning: answered.value === 'filled' ? present(about) : absent(about),
        field: about,
        from: answered.said[0] ?? from,
        to: (answered.said[0] ?? from) + 1,
        isNot: false,
        isOption: false,
        said: answered.said,
      })
    else if (answer !== null && about !== undefined && isPolar(about))
      atoms.push({
        meaning: answer.isYes ? present(about) : absent(about),
        field: about,
        from: answer.at,
        to: answer.at + 1,
        isNot: false,
        isOption: false,
      })
  }
  atoms.sort((a, b) => a.from - b.from)
  // A quantity that was not read
  for (let at = from; at < to; at += 1) {
    if (
      isCovered.has(at) ||
      labels.some((one) => one.from <= at && at < one.to) ||
      sentence.inName[at] === true ||
      isAnyOf(sentence, at, labels)
    )
      continue
    const [compared] = phrasesAt(comparisons, tokens, at).filter(
      ({ end }) => end > at + 1 || /^(?:over|above|below|[<>]=?)$/.test(tokens[at]?.word ?? ''),
    )
    if (
      compared !== undefined ||
      (tokens[at]?.kind === 'number' && !labels.some((one) => one.from <= at && at < one.to))
    )
      return textOf(sentence, { from: at, to: Math.min(to, at + 4) })
  }
  const claim = claimIn(sentence, part, isCovered, labels)
  if (claim !== null) return claim
  const extra = tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    const at = from + index
    const isSaid =
      isCovered.has(at) || labels.some((one) => one.from <= at && at < one.to) || isKnownWord(word)
    return kind === 'word' && !isSaid ? [at] : []
  })
  // "summer weddings" are not all weddings.
  const isNarrowed = extra.some((at) => atoms.some((one) => one.isOption && one.from === at + 1))
  if (extra.length > 2 || isNarrowed) return contentWords(sentence, part)
  for (const one of atoms)
    for (const place of [...placesOf(one), ...(one.said ?? [])]) sentence.read.add(place)
  deny(sentence, part, atoms, isCovered, clause)
  // "not sailors from Spain" may deny one or both.
  const unclear = atoms.find((one, index) => {
    const next = atoms[index + 1]
    return one.isNot && one.isOption && next?.isOption === true && next.field.id !== one.field.id
  })
  if (unclear !== undefined) return textOf(sentence, unclear)
  return atoms
}

/** A claim that was not read: "isn't cheerful", "the coach's parents", "a coach for over 5 years". */
function claimIn(
  { tokens }: Sentence,
  { from, to }: Part,
  isCovered: ReadonlySet<number>,
  labels: readonly Mention[],
): string | null {
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
    if (isClaim) return word
  }
  return null
}
