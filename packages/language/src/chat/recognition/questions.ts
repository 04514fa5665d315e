import type { Failure } from '../failure.ts'
import { isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { isTurned } from '../lexicon/denials.ts'
import { isEmpty, isFilled, type Meaning, test } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { affirmation, being, emptiness, equality, answering as verbs } from '../synonyms.ts'
import { phrasesAt, phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { tokensOf } from '../words/tokens.ts'
import { whichOfAll, whichOption } from './asking.ts'
import type { Mention } from './mentions.ts'
import { type Atom, atom, type Part, textOf } from './parts.ts'
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
): Atom | string | Failure | null {
  const { tokens } = sentence
  const polars = ways.filter(({ name }) => isPolar(name.field))
  const [first] = ways
  if (first === undefined) return null
  const atomOf = ({ name, from, to }: Mention, meaning: Meaning, said: readonly number[] = []) =>
    atom(name.field, meaning, from, to, { said })
  const [polar, another] = polars
  if (polar !== undefined && another !== undefined) return textOf(sentence, first)
  if (polar !== undefined) {
    const said = new Set(tokens.slice(part.from, part.to).map(({ word }) => stem(word)))
    if (!isWhole(sentence, polar) && isTurned(polar.name.field, said))
      return { failed: textOf(sentence, polar), turned: polar.name.field }
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
      tokens.slice(part.from, polar.from).some(
        ({ word }, index) =>
          // "working with the animals" is not having them.
          !(word === 'with' && verbs.has(tokens[part.from + index - 1]?.word ?? '')) &&
          [...(signalsAt(tokens, part.from + index)?.roles ?? [])].some((one) => saying.has(one)),
      )
    if (polar.words === 1 && polar.share < 0.6 && (!isSaid || isClaimed(sentence, part, polar)))
      return textOf(sentence, polar)
    return atomOf(polar, present(polar.name.field))
  }
  const vague = tokens.findIndex(
    ({ word }, at) =>
      at >= part.from &&
      at < first.from &&
      (/^(?:certain|particular)$/.test(word) || (word === 'some' && tokens[at + 1]?.word === 'of')),
  )
  // "for some of the cottages": of which?
  if (vague >= 0 && first.name.field.type !== 'checkbox' && hasOptions(first))
    return whichOption(
      sentence,
      { from: vague, to: first.to },
      first.name.field,
      (said) => `Which answer to “${first.name.field.label}” do you mean by “${said}”?`,
    )
  const answered = answeredIn(sentence, part)
  if (answered !== null && (first.share > 0.3 || first.words > 1)) {
    // "both addresses are empty"
    if (ways.length > 1) return textOf(sentence, first)
    // "isn't known to us"
    const last = Math.max(...answered.said)
    if (/^(?:to|by|with|for|at)$/.test(tokens[last + 1]?.word ?? '')) return textOf(sentence, first)
    const isGiven = answered.value === 'filled'
    const { field } = first.name
    const isTold = answered.said.some((at) =>
      /^(?:given?|gave|provided|filled|entered|left|blank|missing)$/.test(tokens[at]?.word ?? ''),
    )
    const meaning =
      isTold && !isPolar(field)
        ? isGiven
          ? isFilled(field)
          : isEmpty(field)
        : isGiven
          ? present(field)
          : absent(field)
    return atomOf(first, meaning, answered.said)
  }
  // "they say yes to attending": the only answer that begins with yes
  const yes = answerIn(sentence, Math.max(part.from, first.from - 4), first.from, true)
  const agreed = (first.name.field.options ?? []).filter((option) =>
    isYesWord(tokensOf(option)[0]?.word ?? ''),
  )
  if (yes?.isYes === true && agreed.length === 1 && first.name.field.type !== 'checkbox')
    return atomOf(first, test(first.name.field, 'is', agreed[0] ?? ''), [yes.at])
  // "they have allergies", "any allergies"
  const isThere =
    first.name.field.type !== 'number' &&
    first.name.field.type !== 'date' &&
    tokens
      .slice(part.from, first.to)
      .some(
        ({ word }) =>
          /^(?:has|have|had|having|with|any|some|there|no)$/.test(word) &&
          !first.name.tokens.some((token) => token.word === word),
      )
  const isNamed = first.share > 0.6 || first.words > 1 || (ways.length === 1 && first.share > 0.45)
  if (isThere && first.to >= part.to - 1 && isNamed) return atomOf(first, present(first.name.field))
  const isCount =
    first.name.field.type === 'number' &&
    tokens.slice(part.from, part.to).some(({ word }) => /^(?:no|any|never|some|there)$/.test(word))
  if (isCount) return atomOf(first, test(first.name.field, 'more', '0'))
  return hasOthers ? null : (whichAnswerOf(sentence, part, first) ?? textOf(sentence, first))
}

/** True if every word of the label is there. */
function isWhole({ tokens, quotes }: Sentence, { name, from, to }: Mention): boolean {
  if (quotes.has(tokens[from]?.word ?? '')) return true
  const words = new Set(tokens.slice(from, to).map(({ word }) => word))
  return name.tokens.every(({ kind, word }) => kind === 'mark' || words.has(word))
}

/** "if the boat is not for me": says something else of the boat than "Is your boat insured?" asks. */
function isClaimed({ tokens }: Sentence, part: Part, { to }: Mention): boolean {
  let at = to
  while (/^(?:is|are|was|were|not)$/.test(tokens[at]?.word ?? '')) at += 1
  return at > to && at < part.to && /^(?:for|by|from|about|of|on|in)$/.test(tokens[at]?.word ?? '')
}

/** Asks which answer is meant if a question is named, and none of its answers. */
function whichAnswerOf(
  sentence: Sentence,
  part: Part,
  { name, share, to }: Mention,
): Failure | null {
  const { tokens } = sentence
  const { field } = name
  if (share < 0.9 || (field.options ?? []).length === 0) return null
  const verb = [being, equality].flatMap((table) => phrasesAt<string>(table, tokens, to))
  const from = Math.max(to, ...verb.map(({ end }) => end))
  let end = part.to
  while (end > from && /^(?:please|then|too)$/.test(tokens[end - 1]?.word ?? '')) end -= 1
  if (from > to && end > from && end - from < 5)
    return whichOption(
      sentence,
      { from, to: end },
      field,
      (said) => `“${said}” is not an answer to “${field.label}”. Which one do you mean?`,
    )
  return to < part.to ? null : whichOfAll(sentence, to, field)
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
    return [emptiness, answering].flatMap((table) =>
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

const hasOptions = ({ name }: Mention) => (name.field.options ?? []).length > 0

/** Signals before a word that names a question */
export const saying: ReadonlySet<Signal> = new Set<Signal>(['who', 'have', 'want', 'give'])

/** Finds an answer such as "yes" or "ticked". With `isTo` it needs a "to": "said no to the trip". */
export function answerIn({ tokens, inName }: Sentence, from: number, to: number, isTo = false) {
  for (let at = from; at < to; at += 1) {
    if (inName[at] === true) continue
    const word = tokens[at]?.word ?? ''
    // "should never be asked"
    if (word === 'never' && tokens[at + 1]?.kind === 'word') continue
    const [phrase] = phrasesAt(affirmation, tokens, at)
    const answer =
      phrase ??
      (isYesWord(word) || isNoWord(word) ? { value: isYesWord(word) ? 'yes' : 'no' } : undefined)
    if (answer === undefined || (isTo && tokens[at + 1]?.word !== 'to')) continue
    return { at, isYes: answer.value === 'yes' }
  }
  return null
}
