import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { type Meaning, test, valuesOf } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { dateAt } from '../words/dates.ts'
import { numberAt } from '../words/numbers.ts'
import { stem } from '../words/stem.ts'
import { hasOtherDimension, isTimeOrSize } from '../words/unit-sizes.ts'
import { whichField } from './asking.ts'
import { comparedAt, inUnit, isAge, isNumeric, rangeOf, units } from './comparing.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { type Atom, atom, type Part, textOf } from './parts.ts'
import type { Sentence } from './sentence.ts'

export function amountHere(
  sentence: Sentence,
  part: Part,
  at: number,
  labels: readonly Mention[],
  topic: readonly Field[],
  targets: ReadonlySet<string>,
): Atom | string | Failure | null {
  const { tokens } = sentence
  const probe: Field = { id: '?', type: 'number', label: '?' }
  const dated: Field = { id: '?', type: 'date', label: '?' }
  const bounds = (field: Field) => {
    const found = comparedAt(tokens, sentence.lexicon, field, at)
    return found === null || found.meaning === null || found.end > part.to
      ? undefined
      : { value: found.meaning, end: found.end }
  }
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
    (field) =>
      isNumeric(field) &&
      !targets.has(field.id) &&
      (!isDate || field.type === 'date') &&
      // "adults" are 18 years old.
      (isAge(field) || end - at > 2 || !/^(?:minor|adult)s?$/.test(tokens[end - 1]?.word ?? '')),
  )
  // "more than 2 of the toppings" counts answers.
  const list = labels.find(({ from }) => from >= end && from < end + 3)
  const isCount =
    tokens[end]?.word === 'of' ||
    tokens[end - 1]?.word === 'of' ||
    (list?.from === end && list.name.field.type === 'checkbox')
  if (isCount && list !== undefined && !isNumeric(list.name.field))
    return textOf(sentence, { from: at, to: end })
  // "a coach for over 5 years" is no other answer.
  const isNear = labels.some(({ name, to }) => to <= at && candidates.includes(name.field))
  if (
    !isNear &&
    tokens[at - 1]?.word === 'for' &&
    part.from < at - 1 &&
    tokens.slice(at, end + 1).some(({ word }) => isTimeOrSize(word))
  )
    return textOf(sentence, { from: at - 1, to: end })
  // "50 to 70 year olds" are no "Years at sea".
  const isOld = tokens.slice(at, end).some(({ word }) => /^(?:olds?|older|younger)$/.test(word))
  const age = only(candidates.filter(isAge))
  const near =
    (isOld && age !== null && isAboutAge(sentence, age) ? age : null) ??
    nearestLabel(labels, candidates, sentence, part, at, end)
  // "satisfaction is 6": the subject was not understood.
  const subject = tokens
    .slice(part.from, at)
    .find(({ kind, word }) => kind === 'word' && !isKnownWord(word))
  if (
    near === null &&
    !tokens.slice(at, end).some(({ word }) => /^(?:older|younger|old|yrs?|years?)$/.test(word)) &&
    subject !== undefined &&
    /^(?:is|are|was|=|equals)$/.test(tokens[at - 1]?.word ?? '')
  )
    return subject.word
  // "groups of more than 8" are no age.
  const isGroup = tokens
    .slice(part.from, at)
    .some(({ word }) => /^(?:groups?|part(?:y|ies)|teams?|crews?)$/.test(word))
  const isMany = /^(?:more|fewer|less)$/.test(tokens[at]?.word ?? '')
  const crowds = candidates.filter(({ label }) => countsPeople.test(label))
  const chosen =
    near ??
    byUnit(sentence, candidates, wide, at, end) ??
    only(topic.filter((field) => candidates.includes(field))) ??
    (isAboutPeople(tokens, part.from, at) ? null : only(candidates)) ??
    (isMany && !candidates.some(isAge) ? only(crowds) : null) ??
    (isGroup ? null : ageOf(candidates, number?.number ?? any?.value))
  const ages = candidates.filter(isAge)
  const amounts = any === undefined ? [number?.number ?? ''] : valuesOf(any.value)
  const said = tokens.slice(at, end + 1)
  const rivals = isMany
    ? crowds
    : candidates.filter((field) =>
        amounts.some((one) => ![one, null].includes(inUnit(sentence.lexicon, field, said, one))),
      )
  // "1+ year" for "Age" and "Length of stay in months", "more than 5" for "Age" and "Number of people"
  if (near === null && !isOld && isAge(chosen) && chosen !== null && rivals.length > 0)
    return whichField(sentence, { from: at, to: end }, [chosen, ...rivals], true)
  const isAgeOnly = near === null && (isAge(chosen) || (chosen === null && ages.length > 1))
  if (isAgeOnly && (chosen === null || !isAboutAge(sentence, chosen)))
    return whichField(sentence, { from: at, to: end }, ages, true)
  // "once 40 kids have signed up" is no age, and no other number of the form either.
  const isLoose = any === undefined && near === null && date === null && !isStated(tokens, at)
  if (isLoose && byUnit(sentence, candidates, wide, at, end) === null)
    return textOf(sentence, { from: at, to: end })
  if (chosen === null) {
    const asked = any === undefined ? null : askedBound(sentence, any.value, targets)
    if (asked !== null) return atom(asked.field, asked.meaning, at, end)
    return textOf(sentence, { from: at, to: end })
  }
  // "more than 3 cakes": something else is counted.
  const noun = tokens[end]
  const isCounted = noun?.kind === 'word' && end < part.to && !isKnownWord(noun.word)
  const isNamed = sentence.mentions.some(({ from, to }) => from <= end && end < to)
  if (near === null && isCounted && !isNamed) return textOf(sentence, { from: at, to: end + 1 })
  // Three boats are no length of a boat.
  const counted = tokens[end]?.word ?? ''
  if (
    /\b(?:length|height|width|weight|depth|cost|price|age|income|value|speed)\b/i.test(
      chosen.label,
    ) &&
    !units.has(counted) &&
    !units.has(tokens[end - 1]?.word ?? '') &&
    sentence.lexicon.labels.get(chosen)?.stems.has(stem(counted)) === true
  )
    return textOf(sentence, { from: at, to: end + 1 })
  // "over 6,000 miles" is no answer to "Years in a bakery".
  const label = sentence.lexicon.labels.get(chosen)?.tokens ?? []
  if (hasOtherDimension(label, tokens.slice(at, end)) === true)
    return textOf(sentence, { from: at, to: end })
  const found = bounds(chosen)
  if (found !== undefined && (any === undefined || found.end >= any.end))
    return atom(chosen, found.value, at, found.end)
  if (any !== undefined) return textOf(sentence, { from: at, to: end })
  // "from a stress level of 6 on"
  const isLeast =
    tokens[at - 1]?.word === 'once' ||
    (part.from === part.clause.from &&
      /^(?:from|once)$/.test(tokens[part.clause.from - 1]?.word ?? ''))
  const value =
    date !== null
      ? date.days.length === 1
        ? date.days[0]
        : null
      : inUnit(sentence.lexicon, chosen, said, number?.number ?? '')
  if (value == null || (chosen.type === 'date') !== (date !== null))
    return textOf(sentence, { from: at, to: end })
  const [option, ...others] = (chosen.options ?? []).filter((one) => {
    const range = rangeOf(one)
    return range !== null && range.from <= Number(value) && Number(value) <= range.to
  })
  if (option !== undefined && others.length === 0)
    return atom(chosen, test(chosen, 'is', option), at, end, { isOption: true })
  if ((chosen.options ?? []).length > 0) return textOf(sentence, { from: at, to: end })
  return atom(chosen, test(chosen, isLeast ? 'least' : 'is', value), at, end)
}

/** True for an amount behind "is", "aged" and the like. */
const isStated = (tokens: Sentence['tokens'], at: number) =>
  /^(?:is|are|was|were|be|turns?|turned|aged?|exactly|equals|=|:|of|only|for)$/.test(
    tokens[at - 1]?.word ?? '',
  )

/** "under 18" is the no to "Are you 18 or over?". */
function askedBound(
  { lexicon }: Sentence,
  bound: Meaning,
  targets: ReadonlySet<string>,
): { meaning: Meaning; field: Field } | null {
  if (bound.kind !== 'test') return null
  const fields = lexicon.fields.filter(
    (field) =>
      isPolar(field) &&
      !targets.has(field.id) &&
      lexicon.labels.get(field)?.tokens.some(({ word }) => word === bound.value) === true,
  )
  const [field, another] = fields
  if (field === undefined || another !== undefined) return null
  const isUpper = /\b(?:over|older|above|at least)\b|\d\s*\+/i.test(field.label)
  const isLower = /\b(?:under|younger|below)\b/i.test(field.label)
  if (isUpper === isLower) return null
  const isMore = bound.is === 'more' || bound.is === 'least'
  return { meaning: isMore === isUpper ? present(field) : absent(field), field }
}

/** Words of a label that ask for the age of somebody else */
const somebodyElse = new Set(
  'child kid baby son daughter pupil pet dog cat horse animal partner spouse youngest oldest eldest'
    .split(' ')
    .map(stem),
)

/** "under 23s" is not the "Age of the child" unless something says so. */
function isAboutAge({ tokens, lexicon }: Sentence, field: Field): boolean {
  const own = [...(lexicon.labels.get(field)?.stems ?? [])].filter((one) => somebodyElse.has(one))
  const said = new Set(tokens.map(({ word }) => stem(word)))
  return own.length === 0 || own.some((one) => said.has(one) || lexicon.subjects.has(one))
}

/** True for "they are under 18": only an age can be meant. */
const isAboutPeople = (tokens: Sentence['tokens'], from: number, at: number) =>
  /^(?:is|are|was|were|be|who|they)$/.test(tokens[at - 1]?.word ?? '') &&
  !tokens.slice(from, at - 1).some(({ word }) => /^(?:it|that|there)$/.test(word))

/** "Kids under 12" and "anyone over 60" compare the age. */
function ageOf(candidates: readonly Field[], amount: string | Meaning | undefined): Field | null {
  const values =
    amount === undefined ? [] : typeof amount === 'string' ? [amount] : valuesOf(amount)
  const isOld = values.length > 0 && values.every((one) => Number(one) > 0 && Number(one) <= 110)
  return isOld ? only(candidates.filter(isAge)) : null
}

export const only = (fields: readonly Field[]): Field | null =>
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

const countsPeople =
  /people|persons?|guests?|participants?|attendees|group|party|personas|personen|personnes|visiteurs/i

/** Words that say what is measured, and words of the labels that it is measured in */
const measures = [
  'older younger age aged old minor minors adult adults oldest youngest elder > (?<!\\p{L})(?:age|old|alter|âge|edad|età|leeftijd)(?!\\p{L})',
  'taller tall cm > height|tall|größe|taille|estatura|\\bcm\\b',
  'wider wide narrower > width|wide|breite|largeur|ancho',
  'heavier lighter kg kilo kilos > weight|gewicht|poids|peso|\\bkg\\b',
  'longer shorter long > length|how long|duration|days|weeks|months|hours|minutes|dauer|durée|stay',
  'euro euros eur dollar dollars usd pound pounds gbp bucks € $ £ cheaper franc francs chf quid > amount|price|cost|budget|€|\\$|£|\\beur|pound|deposit|income|salary|fee|donat|gift|value|betrag|preis|montant|prix|importe|precio|rent',
  'born > birth|born|\\bdob\\b|geburt|naissance|nacimiento',
  'earlier later before after > date|birth|day|since|when',
  'm³ m3 cubic m > cubic|m³',
  'm metre metres meter meters > met(?:re|er)s?|length|width|height|\\bm\\b',
  'km mile miles > km|mile|kilomet|distance',
  'people person persons guest guests heads personas personen personnes visiteurs visitors > people|persons?|guests?|participants?|attendees|group|party|personas|personen|personnes|visiteurs',
  'group groups party parties team teams crew crews > people|persons?|guests?|participants?|attendees|members|group|party|team|crew',
  'degree degrees ° > °|degree|temperature',
  'percent % > percent|%',
].map((line) => {
  const [said = '', label = ''] = line.split(' > ')
  return [new Set(said.split(' ')), new RegExp(label, 'i')] as const
})

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
      // "Guests over 60" are no "Number of guests".
      if (!words.some((word) => saying.has(word)) || (words === around && saying.has('guests')))
        continue
      const measured = candidates.filter(
        ({ label, type }) =>
          labelled.test(label) && (type === 'date' || !/date|birth/.test(labelled.source)),
      )
      if (measured.length === 1) return only(measured)
    }
  }
  return null
}
