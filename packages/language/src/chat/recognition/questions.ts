import { absent, isPolar, present } from '../grammar/polar.ts'
import { isNoWord, isYesWord, noneOf, yesNoOf } from '../lexicon/answers.ts'
import { isTurned } from '../lexicon/denials.ts'
import { type Meaning, test } from '../meaning/meaning.ts'
import { affirmation, emptiness, hasSomething } from '../synonyms.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import type { Mention } from './mentions.ts'
import { type Atom, type Part, textOf } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { type Signal, signalsAt } from './signals.ts'

/** True inside "at least one pet", where a list of pets can be ticked. */
export const isAnyOf = ({ tokens }: Sentence, at: number, labels: readonly Mention[]) =>
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

export function ofLabel(
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
  // "hygiene certificate says none"
  const none = noneOf(first.name.field)
  const saysNone = tokens.findIndex(
    ({ word }, at) => at >= first.to && at < part.to && (word === 'none' || word === 'nothing'),
  )
  if (none !== undefined && saysNone >= 0 && first.words + first.share > 1.3) {
    const how = first.name.field.type === 'checkbox' ? 'includes' : 'is'
    return atomOf(first, test(first.name.field, how, none), [saysNone])
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
export function answeredIn({ tokens, inName }: Sentence, { from, to }: Part) {
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
export const saying: ReadonlySet<Signal> = new Set<Signal>(['who', 'have', 'want', 'give'])

/** Finds an answer such as "yes" or "ticked". With `isTo` it needs a "to": "said no to the trip". */
export function answerIn({ tokens, inName }: Sentence, from: number, to: number, isTo = false) {
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
