import type { Field } from '@ramiform/core/field'
import { comparisonAt, units } from '../grammar/comparisons.ts'
import { absent, isPolar, present } from '../grammar/polar.ts'
import type { Reader } from '../grammar/reader.ts'
import { isNoWord, isYesWord, rangeOf, yesNoOf } from '../lexicon/answers.ts'
import { denialsIn, isTurned } from '../lexicon/denials.ts'
import { allOf, anyOf, type Meaning, not, opposite, test } from '../meaning/meaning.ts'
import { affirmation, comparisonEnds, comparisons, emptiness, hasSomething } from '../synonyms.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { singular, stem } from '../words/stem.ts'
import { isTimeOrSize } from '../words/unit-sizes.ts'
import { type Clause, inCondition, type Sentence } from './clauses.ts'
import { isKnownWord as isKnown } from './known-words.ts'
import { bestCover, type Mention, rivalsOf } from './mentions.ts'
import { type Signal, signalsAt } from './signals.ts'

/** A condition, or the reason why there is none. */
export type ReadCondition = { readonly meaning: Meaning } | { readonly failed: string }

interface Part {
  readonly join: 'and' | 'or' | 'comma' | null
  readonly hasComma: boolean
  readonly clause: Clause
  readonly isFirst: boolean
  /** "and everyone who ...": another group of people */
  readonly isGroup: boolean
  readonly isNeither: boolean
  readonly isSame: boolean
  from: number
  to: number
}

interface Atom {
  readonly meaning: Meaning
  readonly field: Field
  readonly from: number
  readonly to: number
  isNot: boolean
  readonly isOption: boolean
  /** Words elsewhere that say its answer: "no" in "call is no" */
  readonly said?: readonly number[]
}

interface ReadPart {
  readonly part: Part
  readonly atoms: readonly Atom[]
}

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

function partsOf(sentence: Sentence, clause: Clause): readonly Part[] {
  const { tokens, inName } = sentence
  const parts: Part[] = []
  let isNeither = clause.opener === 'neither'
  const startOf = (at: number, join: Part['join'], hasComma: boolean): Part => {
    const roles = signalsAt(tokens, at)?.roles
    const isGroup =
      (roles?.has('people') === true &&
        !/^(?:they|he|she|who|them|respondents|all)$/.test(tokens[at]?.word ?? '')) ||
      (roles?.has('for') === true && tokens[at]?.word === 'for')
    return {
      join,
      hasComma,
      clause,
      isFirst: parts.length === 0,
      isGroup,
      isNeither,
      isSame: false,
      from: at,
      to: at,
    }
  }
  let now = startOf(
    clause.from,
    clause.joiner ?? (clause.before === 'break' ? 'comma' : null),
    clause.before === 'break',
  )
  for (let at = clause.from; at < clause.to; at += 1) {
    if (inName[at] === true) continue
    // "on or after"
    const compared = Math.max(at, ...phrasesAt(comparisons, tokens, at).map((one) => one.end))
    if (compared > at + 1) {
      at = compared - 1
      continue
    }
    const signal = signalsAt(tokens, at)
    if (signal === null) continue
    const { roles, end } = signal
    if (roles.has('neither') || roles.has('nor'))
      for (let place = at; place < end; place += 1) sentence.read.add(place)
    if (roles.has('neither')) {
      isNeither = true
      now = { ...now, isNeither }
    } else if (
      tokens[at]?.word !== 'yet' &&
      (roles.has('and') || roles.has('or') || roles.has('nor')) &&
      !(
        phrasesAt(comparisonEnds, tokens, at).length > 0 &&
        [1, 2, 3].some((back) => numberAt(tokens, at - back) !== null)
      ) &&
      !isBetween(tokens, at)
    ) {
      now.to = at
      parts.push(now)
      now = startOf(
        end,
        roles.has('and') || isNeither ? 'and' : 'or',
        now.to === now.from && now.hasComma,
      )
    }
    at = end - 1
  }
  now.to = clause.to
  parts.push(now)
  // "A, B and C": an empty part before "and" only carries the comma
  return parts.flatMap((part, index) => {
    if (part.to > part.from) return [part]
    const next = parts[index + 1]
    if (next !== undefined) parts[index + 1] = { ...next, hasComma: part.hasComma }
    return []
  })
}

/** Words that change a condition in a way that a rule cannot say, or that was not read */
const doubts = new Set(
  `former formerly ex previously hardly barely scarcely almost nearly mostly partly xor worse better used stopped stop quit
  always hate hates lost lose lack under over half most few several exactly`.split(/\s+/),
)

/** A word of a part that changes its meaning: "former renters", "they gave up pets". */
function doubtIn({ tokens, mentions }: Sentence, { from, to, clause }: Part): string | null {
  for (let at = from; at < to; at += 1) {
    const word = tokens[at]?.word ?? ''
    if (tokens[at]?.kind !== 'word' || clause.used.has(at)) continue
    if (
      mentions.some(
        (one) =>
          one.from <= at &&
          at < one.to &&
          (one.words > 1 || one.share === 1) &&
          one.name.tokens.some((token) => token.word === word),
      )
    )
      continue
    const next = tokens[at + 1]?.word ?? ''
    if (/^(?:under|over|most|exactly|half|few)$/.test(word)) {
      if (
        tokens.slice(at, at + 3).some(({ kind }) => kind === 'number') ||
        numberAt(tokens, at + 1) !== null ||
        (/^(?:under|over)$/.test(word) &&
          (/^(?:the|a|what|which)$/.test(next) ||
            (mentions.some((one) => one.name.option === null && one.from === at + 1) &&
              mentions.some(
                (one) => one.name.option !== null && one.from >= from && one.to <= to,
              ))))
      )
        continue
      if (/^(?:half|most|few)$/.test(word) && next === 'the') return word
      if (word !== 'under' && word !== 'over' && next !== 'of') continue
      return word
    }
    if (
      /^(?:worse|better)$/.test(word) &&
      tokens.slice(Math.max(0, at - 5), at).some(({ kind }) => kind === 'number')
    )
      continue
    if (word === 'not' && /^(?:only|just|merely|always)$/.test(next)) return `not ${next}`
    // "We don't vaccinate birds" tells of the owner, not of an answer.
    if (
      /^(?:not|never|no)$/.test(word) &&
      tokens.slice(Math.max(0, at - 2), at).some((one) => /^(?:we|i)$/.test(one.word))
    )
      return textOf({ tokens }, { from: Math.max(from, at - 2), to })
    if (word === 'gave' && next === 'up') return 'gave up'
    if (word === 'used' && next !== 'to') continue
    // "not yet 18", "isn't trained yet"
    if (word === 'yet' && !hasWord(tokens, from, to, /^(?:not|no|never)$/)) return word
    if (
      doubts.has(word) ||
      (word !== 'yet' && denialsIn(word).size > 0 && signalsAt(tokens, at) === null)
    )
      return word
  }
  return null
}

const hasWord = (tokens: Sentence['tokens'], from: number, to: number, words: RegExp) =>
  tokens.slice(from, to).some(({ word }) => words.test(word))

/** True for the "and" of "between 5 and 10". */
const isBetween = (tokens: Sentence['tokens'], at: number) =>
  tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === 'between')

/** Words of a part that say something nobody understood. */
function contentWords({ tokens, lexicon, inName }: Sentence, { from, to }: Part): string {
  const words = tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    if (kind !== 'word' || inName[from + index] === true) return []
    if (/^(?:no|not|they|them|it|do|does|that|this|there)$/.test(word)) return []
    return isKnown(word) && !lexicon.byStem.has(stem(word)) ? [] : [word]
  })
  return words.join(' ')
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
      isCovered.has(at) || labels.some((one) => one.from <= at && at < one.to) || isKnown(word)
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

/** True inside "at least one pet", where a list of pets can be ticked. */
const isAnyOf = ({ tokens }: Sentence, at: number, labels: readonly Mention[]) =>
  [0, 1, 2].some((back) =>
    phrasesAt(answering, tokens, at - back).some(
      ({ end }) =>
        end > at &&
        end === at - back + 3 &&
        labels.some(
          ({ from, name }) =>
            from >= end && from < end + 4 && (name.field.options ?? []).length > 0,
        ),
    ),
  )

const isAmountOnly = ({ meaning, field }: Atom) =>
  meaning.kind === 'test' && meaning.is === 'is' && isNumeric(field) && field.type === 'number'

const placesOf = ({ from, to }: Atom) => Array.from({ length: to - from }, (_, at) => from + at)

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
    if (kind !== 'word' || isCovered.has(at) || isKnown(word)) continue
    if (labels.some((one) => one.from <= at && at < one.to)) continue
    const before = tokens.slice(Math.max(from, at - 2), at).map((token) => token.word)
    const isClaim =
      before.some((one) => /^(?:is|are|was|were|be)$/.test(one)) &&
      !tokens.slice(at, to).some((_, index) => isCovered.has(at + index))
    if (isClaim) return word
  }
  return null
}

/** "electric cars" is one noun; "kids under 12 who had a fever" are two conditions. */
function between({ tokens }: Sentence, atom: Atom, label: Mention): 'noun' | 'apart' | 'unclear' {
  const [from, to] = atom.to <= label.from ? [atom.to, label.from] : [label.to, atom.from]
  const roles = tokens
    .slice(from, to)
    .flatMap((_, index) => [...(signalsAt(tokens, from + index)?.roles ?? [])])
  if (roles.some((one) => one === 'who' || one === 'have' || one === 'want')) return 'apart'
  const isClaim = tokens.slice(from, to).some(({ word }) => /^(?:is|are|was|were|be)$/.test(word))
  return to > from || isClaim || roles.includes('not') ? 'unclear' : 'noun'
}

/** Options of the fields that are named nearby are preferred. */
const worthIn = (inside: readonly Mention[], topic: readonly Field[]) => {
  const named = new Map<string, number>()
  for (const { name, score } of inside)
    if (name.option === null)
      named.set(name.field.id, Math.max(score, named.get(name.field.id) ?? 0))
  return (one: Mention) => {
    const worth = inCondition(one)
    if (one.name.option === null) return worth
    return (
      worth +
      0.1 * Math.min(1, named.get(one.name.field.id) ?? 0) +
      (topic.some(({ id }) => id === one.name.field.id) ? 0.05 : 0)
    )
  }
}

const textOf = ({ tokens }: Pick<Sentence, 'tokens'>, { from, to }: { from: number; to: number }) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

function fieldOfOption(
  inside: readonly Mention[],
  mention: Mention,
  labels: readonly Mention[],
  topic: readonly Field[],
): { field: Field; option: string } | null {
  const same = inside.filter(
    (one) =>
      one.name.option !== null &&
      one.from < mention.to &&
      one.to > mention.from &&
      inCondition(one) > inCondition(mention) * 0.9,
  )
  const ways = new Map<string, { field: Field; option: string; score: number }>()
  for (const { name, score } of same) {
    const key = `${name.field.id} ${name.option}`
    if ((ways.get(key)?.score ?? 0) < score)
      ways.set(key, { field: name.field, option: name.option ?? '', score })
  }
  const all = [...ways.values()]
  const pick = (some: typeof all) => {
    const best = Math.max(...some.map(({ score }) => score))
    const top = some.filter(({ score }) => score > best * 0.93)
    return top.length === 1 ? (top[0] ?? null) : null
  }
  const named = all.filter(({ field }) => labels.some(({ name }) => name.field.id === field.id))
  const before = all.filter(({ field }) => topic.some(({ id }) => id === field.id))
  return pick(named) ?? pick(before) ?? pick(all)
}

const isNumeric = (field: Field) =>
  field.type === 'number' ||
  field.type === 'date' ||
  ((field.options ?? []).length > 1 &&
    (field.options ?? []).filter((one) => rangeOf(one) !== null).length > 1)

function amountHere(
  sentence: Sentence,
  reader: Reader,
  part: Part,
  at: number,
  labels: readonly Mention[],
  topic: readonly Field[],
  targets: ReadonlySet<string>,
): { atom: Atom; label?: Mention } | string | null {
  const { tokens } = sentence
  const probe: Field = { id: '?', type: 'number', label: '?' }
  const dated: Field = { id: '?', type: 'date', label: '?' }
  const bounds = (field: Field) =>
    comparisonAt(reader, field, at)
      .filter(({ end, remarks }) => end <= part.to && remarks.length === 0)
      .toSorted((a, b) => b.end - a.end)[0]
  const number = numberAt(tokens, at)
  const date = dateAt(tokens, at)
  const any = [bounds(probe), bounds(dated)]
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => b.end - a.end)[0]
  const plain =
    any === undefined &&
    (date !== null ||
      (number !== null && tokens[at]?.kind === 'number') ||
      (number !== null &&
        /^(?:is|are|exactly|equals|=|:|of|has|have|was)$/.test(tokens[at - 1]?.word ?? '')))
  if (any === undefined && !plain) return null
  const end = Math.min(part.to, any?.end ?? date?.end ?? number?.end ?? at + 1)
  const wide = { from: Math.max(part.from, at - 4), to: Math.min(part.to, end + 4) }
  const isDate =
    date !== null || tokens.slice(at, end).some((_, index) => dateAt(tokens, at + index) !== null)
  const candidates = sentence.lexicon.fields.filter(
    (field) => isNumeric(field) && !targets.has(field.id) && (!isDate || field.type === 'date'),
  )
  // "a coach for over 5 years" is no other answer.
  if (
    tokens[at - 1]?.word === 'for' &&
    part.from < at - 1 &&
    tokens.slice(at, end + 1).some(({ word }) => isTimeOrSize(word))
  )
    return textOf(sentence, { from: at - 1, to: end })
  const near = nearestLabel(labels, candidates, sentence, part, at, end)
  // "satisfaction is 6": the subject was not understood.
  const subject = tokens
    .slice(part.from, at)
    .find(({ kind, word }) => kind === 'word' && !isKnown(word))
  if (
    near === null &&
    subject !== undefined &&
    /^(?:is|are|was|=|equals)$/.test(tokens[at - 1]?.word ?? '')
  )
    return subject.word
  const chosen =
    near ??
    byUnit(sentence, candidates, wide, at, end) ??
    only(topic.filter((field) => candidates.includes(field))) ??
    (isAboutPeople(tokens, part.from, at) ? null : only(candidates)) ??
    ageOf(candidates, number?.number ?? any?.value)
  if (chosen === null) return textOf(sentence, { from: at, to: end })
  // Three boats are no length of a boat.
  const counted = tokens[end]?.word ?? ''
  if (
    /\b(?:length|height|width|weight|depth|cost|price|age|income|value|speed)\b/i.test(
      chosen.label,
    ) &&
    !units.has(counted) &&
    sentence.lexicon.labels.get(chosen)?.stems.has(stem(counted)) === true
  )
    return textOf(sentence, { from: at, to: end + 1 })
  const found = bounds(chosen)
  if (found !== undefined && (any === undefined || found.end >= any.end)) {
    // A car that is older than 2010 has a lower year.
    if (
      chosen.type === 'number' &&
      /\b(?:year|build|version|model|baujahr|année|año)\b/i.test(chosen.label) &&
      tokens[at]?.word === 'older' &&
      found.value.kind === 'test'
    )
      return {
        atom: {
          meaning: test(chosen, 'less', found.value.value),
          field: chosen,
          from: at,
          to: found.end,
          isNot: false,
          isOption: false,
        },
      }
    return {
      atom: {
        meaning: found.value,
        field: chosen,
        from: at,
        to: found.end,
        isNot: false,
        isOption: false,
      },
    }
  }
  if (any !== undefined) return textOf(sentence, { from: at, to: end })
  // "from a stress level of 6 on"
  const isLeast = tokens[part.clause.from - 1]?.word === 'from' && part.from === part.clause.from
  const value = date !== null ? (date.days.length === 1 ? date.days[0] : undefined) : number?.number
  if (value === undefined || (chosen.type === 'date') !== (date !== null))
    return textOf(sentence, { from: at, to: end })
  if ((chosen.options ?? []).length > 0) return textOf(sentence, { from: at, to: end })
  return {
    atom: {
      meaning: test(chosen, isLeast ? 'least' : 'is', value),
      field: chosen,
      from: at,
      to: end,
      isNot: false,
      isOption: false,
    },
  }
}

/** True for "they are under 18": only an age can be meant. */
const isAboutPeople = (tokens: Sentence['tokens'], from: number, at: number) =>
  /^(?:is|are|was|were|be|who|they)$/.test(tokens[at - 1]?.word ?? '') &&
  !tokens.slice(from, at - 1).some(({ word }) => /^(?:it|that|there)$/.test(word))

/** The age is meant by "kids under 12" and "anyone over 60". */
function ageOf(candidates: readonly Field[], amount: string | Meaning | undefined): Field | null {
  const value = Number(
    typeof amount === 'string' ? amount : amount?.kind === 'test' ? amount.value : Number.NaN,
  )
  const ages = candidates.filter(
    ({ type, label }) =>
      type === 'number' && /\b(?:age|old|alter|âge|edad|età|leeftijd)\b/i.test(label),
  )
  return value > 0 && value <= 110 ? only(ages) : null
}

const only = (fields: readonly Field[]): Field | null =>
  fields.length === 1 ? (fields[0] ?? null) : null

function nearestLabel(
  labels: readonly Mention[],
  candidates: readonly Field[],
  { mentions }: Sentence,
  part: Part,
  at: number,
  end: number,
): Field | null {
  const near = mentions
    .filter(
      ({ name, from, to }) =>
        name.option === null &&
        from >= part.from &&
        to <= part.to &&
        candidates.includes(name.field),
    )
    .map((one) => ({
      one,
      distance: one.to <= at ? at - one.to : one.from >= end ? one.from - end + 1 : 0,
    }))
    .filter(({ one }) => labels.includes(one) || one.score > 0.3)
  if (near.length === 0) return null
  const best = Math.max(...near.map(({ one, distance }) => one.score - distance * 0.08))
  const top = new Set(
    near
      .filter(({ one, distance }) => one.score - distance * 0.08 > best - 0.06)
      .map(({ one }) => one.name.field),
  )
  return only([...top])
}

/** Words that say what is measured, and words of the labels that it is measured in */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:older|younger|aged?|old|minors?|adults?|oldest|youngest|elder)$/,
    /\b(?:age|old|edad|alter|âge|edad)\b/i,
  ],
  [/^(?:taller|tall|cm)$/, /height|tall|größe|taille|estatura|\bcm\b/i],
  [/^(?:wider|wide|narrower)$/, /width|wide|breite|largeur|ancho/i],
  [/^(?:heavier|lighter|kg|kilos?)$/, /weight|gewicht|poids|peso|\bkg\b/i],
  [
    /^(?:longer|shorter|long)$/,
    /length|how long|duration|days|weeks|months|hours|minutes|dauer|durée|stay/i,
  ],
  [
    /^(?:euros?|eur|dollars?|usd|pounds?|gbp|bucks|€|\$|£|cheaper|francs?|chf|quid)$/,
    /amount|price|cost|budget|€|\$|£|\beur|pound|deposit|income|salary|fee|donat|gift|value|betrag|preis|montant|prix|importe|precio|rent/i,
  ],
  [/^born$/, /birth|born|\bdob\b|geburt|naissance|nacimiento/i],
  [/^(?:earlier|later|before|after)$/, /date|birth|day|since|when/i],
  [/^(?:m³|m3|cubic|m)$/, /cubic|m³/i],
  [/^(?:m|metres?|meters?)$/, /met(?:re|er)s?|length|width|height|\bm\b/i],
  [/^(?:km|miles?)$/, /km|mile|kilomet|distance/i],
  [
    /^(?:people|persons?|guests?|heads|personas|personen|personnes|visiteurs|visitors)$/,
    /people|persons?|guests?|group|party|personas|personen|personnes|visiteurs/i,
  ],
  [/^(?:degrees?|°)$/, /°|degree|temperature/i],
  [/^(?:percent|%)$/, /percent|%/i],
]

function byUnit(
  { tokens, lexicon }: Sentence,
  candidates: readonly Field[],
  wide: { from: number; to: number },
  at: number,
  end: number,
): Field | null {
  const said = tokens.slice(at, Math.min(wide.to, end + 2)).map(({ word }) => word)
  const around = [...said, ...tokens.slice(wide.from, at).map(({ word }) => word)]
  for (const words of [said, around]) {
    const direct = candidates.filter((field) => {
      const stems = lexicon.labels.get(field)?.stems ?? new Set<string>()
      return words.some(
        (word) => word.length > 1 && (units.has(word) || word.length > 3) && stems.has(stem(word)),
      )
    })
    if (direct.length === 1) return only(direct)
    for (const [saying, labelled] of measures) {
      if (!words.some((word) => saying.test(word))) continue
      const measured = candidates.filter(
        ({ label, type }) =>
          labelled.test(label) && (type === 'date' || !/date|birth/.test(labelled.source)),
      )
      if (measured.length === 1) return only(measured)
    }
  }
  return null
}

function ofLabel(
  sentence: Sentence,
  part: Part,
  ways: readonly Mention[],
  hasOthers: boolean,
): Atom | string | null {
  const { tokens } = sentence
  const polars = ways.filter(({ name }) => isPolar(name.field))
  const [first] = ways
  if (first === undefined) return null
  const atomOf = (mention: Mention, meaning: Meaning, said: readonly number[] = []): Atom => ({
    said,
    meaning,
    field: mention.name.field,
    from: mention.from,
    to: mention.to,
    isNot: false,
    isOption: false,
  })
  const [polar, another] = polars
  if (polar !== undefined && another !== undefined) return textOf(sentence, first)
  if (polar !== undefined) {
    const said = new Set(tokens.slice(part.from, part.to).map(({ word }) => stem(word)))
    if (isTurned(polar.name.field, said)) return textOf(sentence, polar)
    const before = answerIn(sentence, Math.max(part.from, polar.from - 4), polar.from, true)
    const answer = before ?? answerIn(sentence, polar.to, part.to)
    if (answer !== null && answer.at <= polar.to + 3) {
      const known = yesNoOf(polar.name.field)
      if (known !== null || answer.isYes)
        return atomOf(polar, answer.isYes ? present(polar.name.field) : absent(polar.name.field), [
          answer.at,
        ])
    }
    // "falls in the bathroom" is not the answer to "Did anyone see the fall?".
    const isSaid =
      part.clause.opener === 'if' ||
      part.clause.opener === 'unless' ||
      tokens
        .slice(part.from, polar.from)
        .some((_, index) =>
          [...(signalsAt(tokens, part.from + index)?.roles ?? [])].some((one) => saying.has(one)),
        )
    if (polar.words === 1 && polar.share < 0.6 && !isSaid) return textOf(sentence, polar)
    return atomOf(polar, present(polar.name.field))
  }
  const answered = answeredIn(sentence, part)
  if (answered !== null && (first.share > 0.3 || first.words > 1)) {
    // "both addresses are empty"
    if (ways.length > 1) return textOf(sentence, first)
    const isFilled = answered.value === 'filled'
    return atomOf(
      first,
      isFilled ? present(first.name.field) : absent(first.name.field),
      answered.said,
    )
  }
  const isCount =
    first.name.field.type === 'number' &&
    tokens.slice(part.from, part.to).some(({ word }) => /^(?:no|any|never|some|there)$/.test(word))
  if (isCount) return atomOf(first, test(first.name.field, 'more', '0'))
  return hasOthers ? null : textOf(sentence, first)
}

const answering = phraseTable<'filled' | 'empty'>({
  filled: `mention/mentions/mentioned | provide/provides/provided | give/gives/gave/given | enter/enters/entered | pick/picks/picked | choose/chooses/chose/chosen |
    select/selects/selected | tick/ticks/ticked | check/checks/checked | answer/answers/answered | upload/uploads/uploaded | at least one | one or more | type/types/typed`,
  empty: '',
})

/** Words that say that a question has an answer or none: "filled in", "left empty", "mentioned", "at least one". */
function answeredIn({ tokens, inName }: Sentence, { from, to }: Part) {
  const states = tokens.slice(from, to).flatMap((_, index) => {
    const at = from + index
    if (inName[at] === true) return []
    return [emptiness, hasSomething, answering].flatMap((table) =>
      phrasesAt(table, tokens, at).map(({ value, end }) => ({ value, at, end })),
    )
  })
  const state =
    states.find(({ value }) => value === 'empty') ??
    states.toSorted((a, b) => b.end - b.at - (a.end - a.at))[0]
  if (state === undefined) return null
  const said = states.flatMap(({ at, end }) => tokens.slice(at, end).map((_, index) => at + index))
  return { value: state.value, said }
}

/** Signals before a word that names a question */
const saying: ReadonlySet<Signal> = new Set<Signal>(['who', 'have', 'want', 'give'])

/** Finds an answer such as "yes" or "ticked". With `isTo` it needs a "to": "said no to the trip". */
function answerIn({ tokens, inName }: Sentence, from: number, to: number, isTo = false) {
  for (let at = from; at < to; at += 1) {
    if (inName[at] === true) continue
    const word = tokens[at]?.word ?? ''
    const [phrase] = phrasesAt(affirmation, tokens, at)
    const answer =
      phrase ??
      (isYesWord(word) || isNoWord(word) ? { value: isYesWord(word) ? 'yes' : 'no' } : undefined)
    if (answer === undefined || (isTo && tokens[at + 1]?.word !== 'to')) continue
    // "no" before a noun negates it.
    if (
      answer.value === 'no' &&
      tokens[at]?.word === 'no' &&
      !isTo &&
      at + 1 < to &&
      tokens[at + 1]?.kind === 'word'
    )
      continue
    return { at, isYes: answer.value === 'yes' }
  }
  return null
}

/** Applies the negations of a part to the condition behind them, or to the one before if none is behind. */
function deny(
  { tokens, inName, read }: Sentence,
  part: Part,
  atoms: readonly Atom[],
  isCovered: ReadonlySet<number>,
  clause: Clause,
) {
  for (let at = part.from; at < part.to; at += 1) {
    if (
      isCovered.has(at) ||
      clause.used.has(at) ||
      (inName[at] === true && atoms.some((one) => one.from <= at && at < one.to))
    )
      continue
    const signal = signalsAt(tokens, at)
    const roles = signal?.roles
    const isDenial = (['not', 'except', 'unable'] as const).some((one) => roles?.has(one))
    const isOff = /^(?:unticked|unchecked|unselected|false)$/.test(tokens[at]?.word ?? '')
    if (!isDenial && !isOff) continue
    const behind = isOff ? undefined : atoms.find((one) => one.from > at)
    const before = atoms.findLast((one) => one.to <= at)
    // "insured, so they can not start" denies starting.
    const isOnlyBehind = roles?.has('unable') === true && !roles.has('not')
    const denied = isOnlyBehind ? behind : (behind ?? before)
    if (denied === undefined || (isOff && !denied.isOption)) continue
    // "Nobody in the warehouse gets one, so no ..." denies something else than the condition.
    if (clause.isCause && clause.opener === null) continue
    // "not earning 2000" is no other amount.
    if (isAmountOnly(denied) && !/^(?:is|are|was|equals?|=)$/.test(tokens[at - 1]?.word ?? ''))
      continue
    denied.isNot = !denied.isNot
    const end = signal?.end ?? at + 1
    for (let place = at; place < end; place += 1) read.add(place)
    at = end - 1
  }
}

const meant = ({ meaning, isNot, field }: Atom): Meaning => {
  if (!isNot) return meaning
  return isPolar(field) &&
    meaning.kind === 'test' &&
    meaning.is === 'is' &&
    yesNoOf(field)?.yes === meaning.value
    ? absent(field)
    : opposite(meaning)
}

interface Item {
  readonly join: Part['join']
  readonly hasComma: boolean
  /** Conditions beside the list */
  readonly others: readonly Meaning[]
  /** Options of one field: "A, B or C" */
  list: Meaning | null
  readonly field: Field | null
  readonly isNot: boolean
  /** "attending A and B" is both */
  readonly isDoing: boolean
  readonly part: Part
}

const meaningOf = ({ others, list, part }: Item): Meaning => {
  const meaning = allOf(list === null ? others : [...others, list])
  return part.clause.isTurned && part.clause.opener !== 'unless' ? not(meaning) : meaning
}

/** True for "people attending ...", "anyone who chose ...". */
const isDoing = ({ tokens }: Sentence, part: Part, { from }: Atom) =>
  hasWord(tokens, part.from, from, /^(?:who|that)$|.{3}ing$/)

/** Joins the parts: options of one field first, then "and", then "or". */
function joined(sentence: Sentence, read: readonly ReadPart[]): ReadCondition {
  const items: Item[] = []
  for (const { part, atoms } of read) {
    const last = items.at(-1)
    const [first] = atoms
    const tail = atoms.at(-1)
    if (first === undefined || tail === undefined) continue
    const isMore =
      last?.list !== undefined &&
      last.list !== null &&
      atoms.length === 1 &&
      first.isOption &&
      last.field?.id === first.field.id &&
      last.part.clause.isTurned === part.clause.isTurned &&
      (last.isNot || !first.isNot)
    if (isMore && last.list !== null) {
      const isForPeople =
        (part.clause.opener === 'for' || part.clause.opener === null) && !last.isDoing
      const isUnion =
        part.join !== 'and' || first.field.type !== 'checkbox' || part.isGroup || isForPeople
      last.list = last.isNot
        ? withDenied(last.list, first.meaning)
        : listOf(last.list, first.meaning, isUnion, part.join)
      continue
    }
    // "3rd and 4th graders who can swim": the first answer belongs to the list, the rest counts for all.
    const isShared =
      last?.list != null &&
      !part.hasComma &&
      atoms.length > 1 &&
      first.isOption &&
      !first.isNot &&
      !last.isNot &&
      last.field?.id === first.field.id &&
      tail.field.id !== first.field.id
    if (isShared && last?.list != null) {
      last.list = listOf(
        last.list,
        first.meaning,
        part.join !== 'and' || first.field.type !== 'checkbox' || part.clause.opener === 'for',
        part.join,
      )
      items.push({
        join: 'and',
        hasComma: false,
        others: atoms.slice(1).map(meant),
        list: null,
        field: null,
        isNot: false,
        isDoing: false,
        part,
      })
      continue
    }
    const isNot = tail.isNot || part.isNeither
    const same = atoms.filter((one) => one.isOption && one.field.id === tail.field.id)
    const isList =
      tail.isOption &&
      (same.length === 1 || (tail.field.type !== 'checkbox' && same.every((one) => !one.isNot)))
    const rest = isList ? atoms.filter((one) => !same.includes(one)) : atoms
    const options = part.isNeither ? same.map(({ meaning }) => meaning) : same.map(meant)
    const list = isList ? (part.isNeither ? not(anyOf(options)) : anyOf(options)) : null
    items.push({
      join: part.join,
      hasComma: part.hasComma,
      others: rest.map((one) => (part.isNeither ? opposite(meant(one)) : meant(one))),
      list,
      field: isList ? tail.field : null,
      isNot,
      isDoing: isDoing(sentence, part, first),
      part,
    })
  }
  const [only] = items
  if (only === undefined) return { failed: '' }
  const start = items.findIndex(({ part }) => part.clause.opener === 'unless')
  if (start >= 0) {
    // "unless A or B": the whole list is denied.
    const denied = together(items.slice(start))
    const before = start === 0 ? null : together(items.slice(0, start))
    if (denied === null || (start > 0 && before === null)) return { failed: 'and / or' }
    return { meaning: before === null ? not(denied) : allOf([before, not(denied)]) }
  }
  const meaning = together(items)
  return meaning === null ? { failed: 'and / or' } : { meaning }
}

/** Joins by "and" or "or"; null if the words leave open what belongs together. */
function together(items: readonly Item[]): Meaning | null {
  const [first] = items
  const isForPeople =
    first !== undefined &&
    first.part.clause.opener !== 'if' &&
    first.part.clause.opener !== 'unless'
  const joins = items.map((one, index) =>
    index === 0 ? null : one.part.isGroup && one.join === 'and' && isForPeople ? 'or' : one.join,
  )
  const kinds = new Set(joins.filter((one) => one === 'and' || one === 'or'))
  // "sometimes or often, under 6 hours": nothing says how the end belongs to the rest.
  if (joins.at(-1) === 'comma' && kinds.has('or')) return null
  if (kinds.size <= 1) return (kinds.has('or') ? anyOf : allOf)(items.map(meaningOf))
  // A comma before the joiner separates two halves.
  const split = items.findIndex(
    (one, index) => index > 0 && one.hasComma && joins[index] !== 'comma',
  )
  if (split <= 0) return null
  const halves = [items.slice(0, split), items.slice(split)].map(together)
  const [a, b] = halves
  if (a === null || b === null || a === undefined || b === undefined) return null
  return (joins[split] === 'or' ? anyOf : allOf)([a, b])
}

/** Adds an option to a list; the last joiner counts for the commas before it. */
function listOf(list: Meaning, more: Meaning, isUnion: boolean, join: Part['join']): Meaning {
  const before = list.kind === 'all' || list.kind === 'any' ? list.parts : [list]
  const how = join === 'comma' && list.kind === 'all' ? allOf : isUnion ? anyOf : allOf
  return how([...before, more])
}

/** "not A or B" */
function withDenied(denied: Meaning, more: Meaning): Meaning {
  if (denied.kind !== 'not') return allOf([denied, not(more)])
  const { part } = denied
  return not(anyOf([...(part.kind === 'any' ? part.parts : [part]), more]))
}
