import type { Field } from '@ramiform/core/field'
import type { Failure } from '../failure.ts'
import { isPolar } from '../meaning/polar.ts'
import { otherIntents } from '../synonyms.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { whichField, whichTarget } from './asking.ts'
import { bestCover, rivalsOf } from './cover.ts'
import { isKnownWord } from './known-words.ts'
import type { Mention } from './mentions.ts'
import { hasWord, textAround, textOf } from './parts.ts'
import { type Clause, either, inTarget, type Sentence } from './sentence.ts'
import { signalsAt } from './signals.ts'

/** The words of some clauses. */
export const wordsOf = (sentence: Sentence, clauses: readonly Clause[]) =>
  textOf(sentence, { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? 0 })

/** Places of words that are neither names nor words of rules. */
export function unknownIn(
  { tokens, inName }: Sentence,
  { from, to }: { from: number; to: number },
  cover: readonly Mention[] = [],
): readonly number[] {
  return tokens.slice(from, to).flatMap(({ kind, word }, index) => {
    const at = from + index
    const isNamed = inName[at] === true || cover.some((one) => one.from <= at && at < one.to)
    return kind === 'word' && !isNamed && !isKnownWord(word) ? [at] : []
  })
}

/** True for a word that was read as a verb: "needed" in "is not needed". */
const isUsed = ({ used }: Clause, { from, to }: Mention) => to - from === 1 && used.has(from)

interface Target {
  readonly field: Field
  readonly isTurned: boolean
}

export function targetsOf(
  sentence: Sentence,
  clauses: readonly Clause[],
  conditions: readonly Clause[],
  about: readonly Field[],
): { readonly fields: readonly Target[] } | Failure {
  const fields: Target[] = []
  let isTurnedAll = false
  // "show when ..." without a field
  const isBare = clauses.every((one) => one.isSaid && one.to === one.from)
  const meantBefore = (clause: Clause) =>
    about.length > 0 ? about : mentionedBefore(sentence, clause, conditions)
  for (const clause of clauses) {
    const { from, to, isTurned } = clause
    const inside = sentence.mentions.filter(
      (one) => one.from >= from && one.to <= to && one.name.option === null,
    )
    const cover = bestCover(inside, from, to, inTarget)
    const strong = cover.filter((one) => one.score >= 0.3 && !isUsed(clause, one))
    const more = otherIntent(sentence, clause, strong) ?? beyondFields(sentence, clause, cover)
    if (more !== null) return { failed: more }
    const extra = unknownIn(sentence, clause, strong)
    const take = (meant: readonly Field[]) =>
      fields.push(...meant.map((field) => ({ field, isTurned })))
    if (strong.length === 0) {
      const asked = askedBy(sentence, clause)
      const pronoun = pronounIn(sentence, clause)
      const meant = asked !== null ? [asked] : pronoun < 0 && !isBare ? [] : meantBefore(clause)
      if (meant.length > 0 && (asked !== null || extra.length === 0)) take(meant)
      else if (pronoun >= 0 && extra.length === 0 && conditions.length > 0 && meant.length === 0)
        return whichTarget(sentence, { from: pronoun, to })
      else if (extra.length > 0 || cover.some((one) => !isUsed(clause, one)))
        return { failed: textAround(sentence, extra) || wordsOf(sentence, [clause]) }
      // "not needed if they give once: date of the first debit"
      else if (clause.isSaid && isTurned && !clauses.some((one) => one !== clause && one.isTurned))
        isTurnedAll = true
      continue
    }
    // Without a verb such as "show", an unknown word may be a verb that asks for something else.
    if (extra.length > (clause.isSaid ? 2 : 0)) return { failed: textAround(sentence, extra) }
    for (const item of itemsOf(sentence, clause)) {
      if (strong.some((one) => one.from < item.to && one.to > item.from)) continue
      const asked = askedBy(sentence, { ...clause, ...item })
      if (asked !== null) take([asked])
      else if (namesThing(sentence, item)) return { failed: textOf(sentence, item) }
    }
    for (const at of extra) sentence.notes.ignored.add(at)
    for (const [index, mention] of strong.entries()) {
      const previous = strong[index - 1]
      const failed = notAlone(sentence, clause, previous, mention)
      if (failed !== null) return { failed }
      const [meant, ...others] = meantBy(sentence, clause, previous, mention, inside)
      if (meant === undefined) return { failed: textOf(sentence, mention) }
      if (others.length > 0) {
        const asked = [meant, ...others].map(({ name }) => name.field)
        return whichField(sentence, mention, asked)
      }
      if (meant.share < 1) sentence.notes.isRough = true
      take([meant.name.field])
    }
  }
  if (fields.length === 0) {
    const said = clauses[0] ?? conditions[0]
    // "only show when plan is Pro"
    if (said?.isSaid === true && conditions.length > 0)
      return whichTarget(sentence, { from: said.from, to: said.from })
    return { failed: said === undefined ? '' : wordsOf(sentence, [said]) }
  }
  const unique = [...new Map(fields.map((one) => [one.field.id, one])).values()]
  return { fields: unique.map((one) => ({ ...one, isTurned: one.isTurned !== isTurnedAll })) }
}

/** Words of a clause that name more than fields: "everything about boarding", "A and cooks B". */
function beyondFields(
  sentence: Sentence,
  { from, to, isSaid }: Clause,
  cover: readonly Mention[],
): string | null {
  const { tokens, mentions, inName } = sentence
  const all = tokens.findIndex(
    ({ word }, at) => at >= from && at < to && /^(?:everything|anything)$/.test(word),
  )
  if (all >= 0 && cover.length > 0 && inName[all] !== true)
    return textOf(sentence, { from: all, to })
  // "drivers give A and cooks B": an answer among the fields begins another rule.
  const answer = mentions.find(
    (one) =>
      isSaid &&
      one.name.option !== null &&
      one.share > 0.9 &&
      /^(?:and|,)$/.test(tokens[one.from - 1]?.word ?? '') &&
      one.from > from &&
      one.to <= to &&
      !cover.some((label) => label.from < one.to && label.to > one.from),
  )
  return answer === undefined ? null : textOf(sentence, answer)
}

/** Words around a field that make it another one, or no request. */
function notAlone(
  sentence: Sentence,
  { isSaid }: Clause,
  previous: Mention | undefined,
  { name, from, to }: Mention,
): string | null {
  const { tokens } = sentence
  const isApart =
    previous === undefined ||
    previous.name.field === name.field ||
    hasWord(tokens, previous.to, from, /^(?:,|and|&|or|nor|plus|n|as|both|\+|also|\/|\?|")$/)
  // "the group size" names neither "People in the group" nor "Shoe size".
  if (!isApart) return textOf(sentence, { from: previous.from, to })
  // "email me when ..." asks for something else.
  const isToUs = !isSaid && /^(?:me|us)$/.test(tokens[to]?.word ?? '')
  return isToUs ? textOf(sentence, { from, to: to + 1 }) : null
}

/** The fields that a mention may mean, judged by the words around it; the first is the mention itself if none fits better. */
function meantBy(
  sentence: Sentence,
  { from, to }: Clause,
  previous: Mention | undefined,
  mention: Mention,
  inside: readonly Mention[],
): readonly Mention[] {
  const { tokens } = sentence
  const all = ownedBy(previous, mention, inside) ?? [
    mention,
    ...rivalsOf(inside, mention, inTarget),
  ]
  const isPolarField = ({ name }: Mention) => isPolar(name.field)
  // "ask whether they have convictions" is not about their details.
  const isWhether = hasWord(tokens, Math.max(0, from - 1), mention.from, /^(?:whether|if)$/)
  // "the license question" is "Do you have a license?" rather than "License number".
  const isQuestion =
    /^questions?$/.test(tokens[mention.to]?.word ?? '') ||
    /(?:^| )questions? (?:on|about|of|for)(?: the| an?)?$/i.test(
      textOf(sentence, { from: mention.from - 3, to: mention.from }),
    )
  const named = isQuestion
    ? oneEach(inside.filter((one) => isSameWords(one, mention) && one.share > 0.4))
    : []
  // "where is it" begins as its label does.
  const asked = tokens[mention.from]?.word ?? ''
  const same = /^(?:wh|how$)/.test(asked)
    ? all.filter(({ name }) => name.tokens[0]?.word === asked)
    : []
  const types = phrasesAt(widgets, tokens, mention.to).map(({ value }) => value)
  const shown = inside.filter(
    (one) =>
      one.from < mention.to &&
      one.to >= mention.to &&
      types.some((type) => one.name.field.type.startsWith(type)),
  )
  const near =
    [
      (isWhether ? all : named).filter(isPolarField),
      same.length === 1 ? same : [],
      oneEach(shown),
    ].find((ways) => ways.length > 0) ?? all
  const telling = near.map((one) => context(sentence, one, from, to))
  return near.filter((_, index) => telling[index] === Math.max(...telling))
}

/** The parts of "A, the B and C". */
function itemsOf({ tokens, inName }: Sentence, { from, to }: Clause) {
  const joints = tokens
    .slice(from, to)
    .flatMap(({ word }, index) =>
      inName[from + index] !== true && /^(?:and|,|&|plus)$/.test(word) ? [from + index] : [],
    )
  return [from - 1, ...joints].map((at, index) => ({ from: at + 1, to: joints[index] ?? to }))
}

/** True for words that name something: "parking", "the colour". */
const namesThing = (sentence: Sentence, { from, to }: { from: number; to: number }) =>
  unknownIn(sentence, { from, to }).length > 0 ||
  sentence.tokens
    .slice(from, to)
    .some(
      ({ word }, index) =>
        (/^(?:the|an?|their)$/.test(word) &&
          from + index + 1 < to &&
          signalsAt(sentence.tokens, from + index + 1) === null) ||
        /^(?:why|where|when|how)$/.test(word),
    )

/** Nouns behind a name by the types of field that they can mean */
const widgets = phraseTable({
  text: 'text | box | textbox',
  textarea: 'textarea',
  select: 'dropdown',
  checkbox: 'checkbox | checkboxes',
  file: 'upload | uploader',
})

/** "the manager's name and email" is about the manager's email; null if no field is named so. */
function ownedBy(
  previous: Mention | undefined,
  mention: Mention,
  inside: readonly Mention[],
): readonly Mention[] | null {
  const at = previous?.name.tokens.findIndex(({ word }) => word === "'s") ?? -1
  const owner = previous?.name.tokens[at - 1]?.word
  if (owner === undefined || mention.words > 1) return null
  const owned = oneEach(
    inside.filter((one) => isSameWords(one, mention) && one.name.stems.has(stem(owner))),
  )
  return owned.length === 1 ? owned : null
}

const isSameWords = (one: Mention, mention: Mention) =>
  one.from <= mention.from && one.to >= mention.to && one.words >= mention.words

const oneEach = (mentions: readonly Mention[]) => [
  ...new Map(mentions.map((one) => [one.name.field.id, one])).values(),
]

/** The place of "this field" in "show this field when ...", or -1. */
const pronounIn = ({ tokens }: Sentence, { from, to }: Clause) =>
  tokens.findIndex(
    ({ word }, at) =>
      at >= from &&
      at < to &&
      word !== 'one' &&
      signalsAt(tokens, at)?.roles.has('pronoun') === true,
  )

/** How many other words of the label stand elsewhere in the sentence: "companies ... their name" means "Company name". */
function context({ tokens, lexicon }: Sentence, { name }: Mention, from: number, to: number) {
  const stems = lexicon.labels.get(name.field)?.stems
  const found = tokens.filter(({ word }, at) => (at < from || at >= to) && stems?.has(stem(word)))
  return Math.min(2, found.length)
}

/** The field that "ask where" means: the only one whose label begins so. */
function askedBy({ tokens, lexicon }: Sentence, { from, to, isSaid }: Clause): Field | null {
  const last = tokens[to - 1]?.word === 'ones' ? to - 2 : to - 1
  const word =
    [from - 1, from, to - 1, last]
      .map((at) => tokens[at]?.word ?? '')
      .find((one) => /^wh|^how$/.test(one)) ?? ''
  if (!isSaid || !/^(?:where|when|why|who|how|which|what)$/.test(word)) return null
  const labels = [...lexicon.labels.values()]
  const labelled = labels.filter((one) => one.tokens.some((token) => token.word === word))
  const begun = labelled.filter((one) => one.tokens[0]?.word === word)
  // "should be asked why"
  const reasons = word === 'why' ? labels.filter(({ stems }) => stems.has('reason')) : []
  const ways = [begun, labelled, reasons].find((some) => some.length > 0) ?? []
  // "pets with fleas should say which" means "Which fleas?".
  const said = new Set(tokens.slice(0, from).map((token) => stem(token.word)))
  const about = ways.filter(({ stems }) => [...stems].some((one) => said.has(one)))
  const [only, another] = ways.length > 1 ? about : ways
  return only === undefined || another !== undefined ? null : only.field
}

/** The fields that a clause before this one names. */
function mentionedBefore(
  sentence: Sentence,
  { from, to }: Clause,
  conditions: readonly Clause[],
): readonly Field[] {
  const cover = bestCover(sentence.mentions, 0, from, either)
  // "If the plan is Pro, show it" does not mean the plan.
  const labels = cover.filter(
    ({ name, share, from: start }) =>
      name.option === null &&
      share > 0.3 &&
      ((name.field.options ?? []).length === 0 ||
        !conditions.some((one) => one.opener === 'if' && one.from <= start && start < one.to)),
  )
  const isPlural = hasWord(sentence.tokens, from, to, /^(?:them|these|those|both)$/)
  const isJoined = (a: Mention | undefined, b: Mention | undefined) =>
    a !== undefined &&
    b !== undefined &&
    !hasWord(sentence.tokens, a.to, b.from, /^(?!(?:,|and|the|&)$)/)
  // "A, B and C ... show them"
  const listed = labels.filter(
    (one, at) => isJoined(labels[at - 1], one) || isJoined(one, labels[at + 1]),
  )
  return (isPlural && listed.length > 0 ? listed : labels.slice(-1)).map(({ name }) => name.field)
}

/** A word before a condition that asks for something else than a rule. */
export function otherIntent(
  { tokens, inName }: Sentence,
  { from, to, isSaid }: Clause,
  cover: readonly Mention[],
): string | null {
  const found = tokens.find(
    (_, at) =>
      at >= from &&
      at < to &&
      inName[at] !== true &&
      !cover.some((one) => one.from <= at && at < one.to) &&
      phrasesAt(otherIntents, tokens, at).length > 0,
  )
  return isSaid ? null : (found?.word ?? null)
}
