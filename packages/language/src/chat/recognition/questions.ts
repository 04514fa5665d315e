import type { Failure } from '../failure.ts'
import { beginsWithYes, isNoWord, isYesWord, yesNoOf } from '../lexicon/answers.ts'
import { isTurned } from '../lexicon/denials.ts'
import { isEmpty, isFilled, type Meaning, test } from '../meaning/meaning.ts'
import { absent, isPolar, present } from '../meaning/polar.ts'
import { affirmation, being, emptiness, equality, answering as verbs } from '../synonyms.ts'
import { longestPhrase, phrasesAt, phraseTable } from '../words/phrases.ts'
import { stem } from '../words/stem.ts'
import { whichOfAll, whichOption } from './asking.ts'
import type { Mention } from './mentions.ts'
import { type Atom, atom, hasWord, type Part, textOf } from './parts.ts'
import type { Sentence } from './sentence.ts'
import { type Signal, signalsAt } from './signals.ts'

/** True inside "at least one pet", where a list of pets can be ticked. */
export const isAnyOf = ({ tokens }: Sentence, at: number, labels: readonly Mention[]) =>
  [at, at - 1, at - 2].some((start) =>
    phrasesAt(answering, tokens, start).some(
      ({ end }) =>
        end === start + 3 &&
        labels.some((one) => one.from >= end && one.from < end + 4 && hasOptions(one)),
    ),
  )

/** What a part says about a question that it names: that it has an answer, or which. */
export function ofLabel(
  sentence: Sentence,
  part: Part,
  ways: readonly Mention[],
  hasOthers: boolean,
): Atom | string | Failure | null {
  const { tokens } = sentence
  const [polar, another] = ways.filter(({ name }) => isPolar(name.field))
  const [first] = ways
  if (first === undefined) return null
  if (polar !== undefined)
    return another === undefined ? ofPolar(sentence, part, polar) : textOf(sentence, first)
  const { field } = first.name
  const atomOf = (meaning: Meaning, said: readonly number[] = []) =>
    atom(field, meaning, first.from, first.to, { said })
  const vague = tokens.findIndex(
    ({ word }, at) =>
      at >= part.from &&
      at < first.from &&
      (/^(?:certain|particular)$/.test(word) || (word === 'some' && tokens[at + 1]?.word === 'of')),
  )
  // "for some of the cottages": of which?
  if (vague >= 0 && field.type !== 'checkbox' && hasOptions(first))
    return whichOption(
      sentence,
      { from: vague, to: first.to },
      field,
      (said) => `Which answer to “${field.label}” do you mean by “${said}”?`,
    )
  const answered = answeredIn(sentence, part)
  if (answered !== null && (first.share > 0.3 || first.words > 1)) {
    // "both addresses are empty", "isn't known to us"
    const next = tokens[Math.max(...answered.said) + 1]?.word ?? ''
    if (ways.length > 1 || /^(?:to|by|with|for|at)$/.test(next)) return textOf(sentence, first)
    const isTold = answered.said.some((at) =>
      /^(?:given?|gave|provided|filled|entered|left|blank|missing)$/.test(tokens[at]?.word ?? ''),
    )
    const [filled, empty] = isTold ? [isFilled, isEmpty] : [present, absent]
    return atomOf((answered.value === 'filled' ? filled : empty)(field), answered.said)
  }
  // "they say yes to attending": the only answer that begins with yes
  const yes = answerIn(sentence, Math.max(part.from, first.from - 4), first.from, true)
  const agreed = (field.options ?? []).filter(beginsWithYes)
  if (yes?.isYes === true && agreed.length === 1 && field.type !== 'checkbox')
    return atomOf(test(field, 'is', agreed[0] ?? ''), [yes.at])
  // "they have allergies", "any allergies"
  const isThere =
    field.type !== 'number' &&
    field.type !== 'date' &&
    tokens
      .slice(part.from, first.to)
      .some(
        ({ word }) =>
          /^(?:has|have|had|having|with|any|some|there|no)$/.test(word) &&
          !first.name.tokens.some((token) => token.word === word),
      )
  const isNamed = first.share > 0.6 || first.words > 1 || (ways.length === 1 && first.share > 0.45)
  if (isThere && first.to >= part.to - 1 && isNamed) return atomOf(present(field))
  const isCount = hasWord(tokens, part.from, part.to, /^(?:no|any|never|some|there)$/)
  if (field.type === 'number' && isCount) return atomOf(test(field, 'more', '0'))
  return hasOthers ? null : (whichAnswerOf(sentence, part, first) ?? textOf(sentence, first))
}

/** The answer to a yes-or-no question. */
function ofPolar(sentence: Sentence, part: Part, polar: Mention): Atom | string | Failure {
  const { tokens } = sentence
  const { name, from, to } = polar
  const stems = new Set(tokens.slice(part.from, part.to).map(({ word }) => stem(word)))
  if (!isWhole(sentence, polar) && isTurned(name.field, stems))
    return { failed: textOf(sentence, polar), turned: name.field }
  const answer =
    answerIn(sentence, Math.max(part.from, from - 4), from, true) ??
    answerIn(sentence, to, Math.min(part.to, to + 4))
  if (answer !== null && (answer.isYes || yesNoOf(name.field) !== null)) {
    const meaning = answer.isYes ? present(name.field) : absent(name.field)
    return atom(name.field, meaning, from, to, { said: [answer.at] })
  }
  // "falls in the bathroom" is not the answer to "Did anyone see the fall?".
  const isSaid =
    part.clause.opener === 'if' ||
    part.clause.opener === 'unless' ||
    tokens.slice(part.from, from).some(
      ({ word }, index) =>
        // "working with the animals" is not having them.
        !(word === 'with' && verbs.has(tokens[part.from + index - 1]?.word ?? '')) &&
        [...(signalsAt(tokens, part.from + index)?.roles ?? [])].some((one) => saying.has(one)),
    )
  // "if the boat is not for me" says something else than "Is your boat insured?" asks.
  const next = tokens.findIndex(
    ({ word }, at) => at >= to && !/^(?:is|are|was|were|not)$/.test(word),
  )
  const isClaimed = next > to && hasWord(tokens, next, next + 1, /^(?:for|by|from|about|of|on|in)$/)
  if (polar.words === 1 && polar.share < 0.6 && (!isSaid || isClaimed))
    return textOf(sentence, polar)
  return atom(name.field, present(name.field), from, to)
}

/** True if every word of the label is there. */
function isWhole({ tokens, quotes }: Sentence, { name, from, to }: Mention): boolean {
  if (quotes.has(tokens[from]?.word ?? '')) return true
  const words = new Set(tokens.slice(from, to).map(({ word }) => word))
  return name.tokens.every(({ kind, word }) => kind === 'mark' || words.has(word))
}

/** Asks which answer is meant if a question is named, and none of its answers. */
function whichAnswerOf(sentence: Sentence, part: Part, mention: Mention): Failure | null {
  const { tokens } = sentence
  const { share, to } = mention
  const { field } = mention.name
  if (share < 0.9 || !hasOptions(mention)) return null
  const from = longestPhrase<string>(tokens, to, being, equality)?.end ?? to
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
const saying: ReadonlySet<Signal> = new Set<Signal>(['who', 'have', 'want', 'give'])

/** Finds an answer such as "yes" or "ticked". With `isTo` it needs a "to": "said no to the trip". */
export function answerIn({ tokens, inName }: Sentence, from: number, to: number, isTo = false) {
  for (let at = from; at < to; at += 1) {
    if (inName[at] === true) continue
    const word = tokens[at]?.word ?? ''
    // "should never be asked"
    if (word === 'never' && tokens[at + 1]?.kind === 'word') continue
    const [phrase] = phrasesAt(affirmation, tokens, at)
    const isYes = phrase === undefined ? isYesWord(word) : phrase.value === 'yes'
    const isAnswer = phrase !== undefined || isYes || isNoWord(word)
    if (isAnswer && (!isTo || tokens[at + 1]?.word === 'to')) return { at, isYes }
  }
  return null
}
